import type { Template } from '@osh/core/documents/library/template.ts'
import type { FormNode } from './reading/form-node.ts'
import { readFrontMatter } from './reading/front-matter.ts'
import { withOpinion } from './reading/opinion.ts'
import { readBody } from './reading/read-body.ts'

/** A form compiled: what it asks for, and its text as a tree. */
export type Form = { readonly template: Template; readonly body: readonly FormNode[] }

/** Compiles one file of the library; throws for what its author has to correct. */
export function compileForm(source: string): Form {
  const { template, body } = withOpinion(readFrontMatter(source))
  return { template, body: readBody(body) }
}

/** What a file of the library asks for, without its text: many times quicker. */
export const templateOf = (source: string): Template => withOpinion(readFrontMatter(source)).template
