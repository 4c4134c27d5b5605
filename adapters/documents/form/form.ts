import type { Template } from '@osh/core/documents/library/template.ts'
import type { FormNode } from './reading/form-node.ts'
import { readFrontMatter, splitForm } from './reading/front-matter.ts'
import { noParts, type Parts, putPartsIn } from './reading/parts.ts'
import { readBody } from './reading/read-body.ts'

/** A form compiled: what it asks for, and its text as a tree. */
export type Form = { readonly template: Template; readonly body: readonly FormNode[] }

/** Compiles one file of the library; throws for what its author has to correct. */
export function compileForm(source: string, parts: Parts = noParts): Form {
  const { template, body } = readForm(source, parts)
  return { template, body: readBody(body) }
}

/** What a file of the library asks for, without its text: many times quicker. */
export const templateOf = (source: string, parts: Parts): Template => readForm(source, parts).template

function readForm(source: string, parts: Parts) {
  const { head, body } = splitForm(source)
  const whole = putPartsIn(body, parts)
  return { template: readFrontMatter(head, whole.values), body: whole.body }
}
