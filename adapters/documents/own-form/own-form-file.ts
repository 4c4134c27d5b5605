import { type Hole, listMissing, type MissingValue } from '@osh/core/documents/answers/missing-values.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { describeOwnFormError } from '@osh/core/documents/own-forms/describe-own-form-error.ts'
import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { listRoots } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { type Packing, zipOf, zipPart } from '../docx/zip-parts.ts'
import type { FormData } from '../form/filling/form-data.ts'
import { type CompiledParts, compileParts, type FilledParts } from './fill-parts.ts'
import { dropRepeated, finding, Unreadable } from './finding.ts'
import { type OpenedPackage, openPackage, type Part } from './package/open-package.ts'
import { walkXml } from './package/walk-xml.ts'
import { checkTags } from './placeholders/check-tags.ts'
import { findTags, looksLikeTag } from './placeholders/find-tags.ts'
import { translateOpening } from './placeholders/in-latin.ts'
import { type Known, makeKnown } from './placeholders/known-words.ts'

/** What a company's own form makes of data. */
export type OwnPaper =
  | { readonly is: 'filled'; readonly bytes: Uint8Array }
  | { readonly is: 'lacking'; readonly missing: readonly MissingValue[] }

/**
 * Everything that is wrong with a file that is to be in place of a form, all at once; whatever the bytes are, it answers. A
 * file that is right is filled once with the sample, so that a paper can be made of it.
 */
export function checkOwnForm(
  bytes: Uint8Array,
  template: Template,
  sample: FormData,
): readonly OwnFormError[] {
  try {
    const opened = openPackage(bytes)
    const { findings, compiled } = judge(opened, template)
    if (findings.length > 0 || !compiled) return findings
    const { parts } = compiled.fill(sample)
    for (const [name, xml] of parts) walkXml(name, new TextEncoder().encode(xml), {})
    return []
  } catch (error) {
    return [error instanceof Unreadable ? error.finding : finding('own-form/damaged')]
  }
}

/** The paper, or all that it lacks; a form that the library has outgrown lacks what it names and there no longer is. */
export function fillOwnForm(
  opened: OpenedPackage,
  template: Template,
  data: FormData,
  packing: Packing,
): OwnPaper {
  const { findings, compiled } = judge(opened, template)
  if (findings.length > 0 || !compiled) return { is: 'lacking', missing: findings.map(describeOutdated) }
  const filled = compiled.fill(data)
  const missing = listMissingInPaper(filled, template, data)
  return missing.length > 0
    ? { is: 'lacking', missing }
    : { is: 'filled', bytes: pack(opened.parts, filled, packing) }
}

type Judged = {
  readonly findings: readonly OwnFormError[]
  /** What can be filled, once, when there are no findings. */
  readonly compiled: CompiledParts | null
}

function judge({ parts, findings }: OpenedPackage, template: Template): Judged {
  const top = makeKnown(listRoots(template))
  const tags = parts.flatMap((part) =>
    part.isFilled ? checkPartTags(part, template, top) : listTagsOutOfPlace(part, top),
  )
  const wrong = [...findings, ...tags]
  if (tags.some(isOfPairs)) return { findings: dropRepeated(wrong), compiled: null }
  const compiled = compileParts(parts, mayBeEmpty(parts, template, top), top)
  const misplaced = wrong.length === 0 ? compiled.findings : compiled.findings.filter(isOfPairs)
  return { findings: dropRepeated([...wrong, ...misplaced]), compiled }
}

/** Braces and loops without their pairs: docxtemplater would say the same again. */
const isOfPairs = ({ code, label }: OwnFormError): boolean =>
  /^own-form\/(?:un(?:closed|opened)|loop-)/u.test(code) || label.startsWith('{{')

function checkPartTags({ words }: Part, template: Template, top: Known): readonly OwnFormError[] {
  const { tags, findings } = findTags(words)
  return [...findings, ...checkTags(tags, template, top)]
}

function listTagsOutOfPlace({ name, words }: Part, top: Known): readonly OwnFormError[] {
  const tags = findTags(words).tags.filter((tag) => looksLikeTag(tag, top.words))
  return tags.map((tag) => finding('own-form/out-of-place', `{${tag}}`, placeOf(name)))
}

const placeOf = (name: string): string =>
  /endnotes/u.test(name) ? 'концевая сноска' : /chart/u.test(name) ? 'диаграмма' : name

/** Lists of values that need not be given, and those for whose absence the form has words: `{^path}`. */
function mayBeEmpty(parts: readonly Part[], { values }: Template, top: Known): ReadonlySet<string> {
  const optional = values.filter(({ required }) => !required).map(({ name }) => `values.${name}`)
  const inside = top.inside({ is: 'people' })
  const worded = parts.flatMap(({ words }) =>
    findTags(words).tags.flatMap((tag) => {
      const [, inner = ''] = /^\s*\^([\s\S]*)$/u.exec(tag) ?? []
      return [top, inside].flatMap((known) => (known ? translateOpening(inner, known.words).source : []))
    }),
  )
  return new Set([...optional, ...worded])
}

function listMissingInPaper(
  { holes, isTooLarge }: FilledParts,
  template: Template,
  data: FormData,
): readonly MissingValue[] {
  if (isTooLarge) return [{ name: 'ownForm', label: 'Персональный шаблон', code: 'own-form/paper-too-large' }]
  const whose = (hole: Hole): Hole => (hole.path[0] === 'employee' ? { ...hole, of: data.employee } : hole)
  return listMissing(template, holes.map(whose))
}

const describeOutdated = (found: OwnFormError): MissingValue => ({
  name: 'ownForm',
  label: describeOwnFormError(found),
  code: 'own-form/outdated',
})

function pack(parts: readonly Part[], filled: FilledParts, packing: Packing): Uint8Array {
  return zipOf(parts.map(({ name, content }) => zipPart(name, filled.parts.get(name) ?? content, packing)))
}
