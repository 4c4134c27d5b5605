import type { Template } from '@osh/core/documents/library/template.ts'
import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { findTypeAt, type PlaceholderType } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { openingWords } from '@osh/core/documents/own-forms/vocabulary.ts'
import { parseCondition } from '../../form/reading/expression.ts'
import { finding, MOST_FINDINGS } from '../finding.ts'
import { checkValue, readExpressionOrNull, reportUnknown } from './check-value.ts'
import { type Asked, translateClosing, translateOpening } from './in-latin.ts'
import { type Known, listOf } from './known-words.ts'
import { findNearest } from './near-path.ts'
import { parseRepetition, type Repetition } from './repetition.ts'

/** A loop or a condition that is not closed yet. */
type Open = Asked & {
  readonly tag: string
  /** What closes it, in the words of what began it. */
  readonly closedBy: string
  readonly isLoop: boolean
  readonly known: Known
}

type Begun = { readonly findings: readonly OwnFormError[]; readonly begun: Open }

/** Conditions inside one another. */
const MOST_DEEP = 20

/** Everything that the placeholders of one part say and the form has no answer to. */
export function checkTags(tags: readonly string[], template: Template, top: Known): readonly OwnFormError[] {
  const findings: OwnFormError[] = []
  const open: Open[] = []
  for (const tag of tags) {
    if (findings.length >= MOST_FINDINGS) return findings
    const known = open.at(-1)?.known ?? top
    const [, mark = '', inner = ''] = /^\s*([#^/]?)([\s\S]*)$/u.exec(tag) ?? []
    if (mark !== '' && !tag.startsWith(mark))
      findings.push(finding('own-form/unknown-placeholder', `{${tag}}`, `{${tag.trim()}}`))
    else if (mark === '/') findings.push(...close(inner, open, known))
    else if (mark === '') findings.push(...checkValue(inner, known))
    else {
      const isInLoop = open.some(({ isLoop }) => isLoop)
      const { findings: found, begun } = begin(mark, inner, { template, known, isInLoop })
      findings.push(...found)
      if (open.length === MOST_DEEP) return [...findings, finding('own-form/loop-in-loop', begun.tag)]
      open.push(begun)
    }
  }
  for (const { tag, closedBy } of open) findings.push(finding('own-form/loop-unclosed', tag, closedBy))
  return findings
}

function close(inner: string, open: Open[], { words }: Known): readonly OwnFormError[] {
  const last = open.at(-1)
  const tag = `{/${inner.trim()}}`
  if (!last) return [finding('own-form/loop-unopened', tag)]
  const closing = translateClosing(inner, words)
  if (inner.trim() === '' || closes(closing, last)) {
    open.pop()
    return []
  }
  const at = open.findLastIndex((one) => closes(closing, one))
  if (at === -1) return [finding('own-form/loop-unopened', tag, last.closedBy)]
  return open
    .splice(at)
    .slice(1)
    .map((one) => finding('own-form/loop-unclosed', one.tag, one.closedBy))
}

const closes = (closing: Asked, { asks, source }: Asked): boolean =>
  closing.asks === asks && (asks !== 'any' || closing.source === source)

type Place = { readonly template: Template; readonly known: Known; readonly isInLoop: boolean }

function begin(mark: string, inner: string, place: Place): Begun {
  const typed = inner.trim()
  const asked = translateOpening(typed, place.known.words)
  const closedBy = `{/${asked.asks === 'any' ? typed : typed.split(/\s/u, 1)[0]}}`
  const begun = { ...asked, tag: `{${mark}${typed}}`, closedBy, isLoop: false, known: place.known }
  if (asked.asks === 'if') return beginCondition(begun, mark, place)
  return asked.asks === 'each' ? beginRepetition(begun, mark, place) : beginEither(begun, mark, place)
}

/** `{#path}`: a loop over a list, a condition of anything else. */
function beginEither(begun: Open, mark: string, { known, isInLoop }: Place): Begun {
  const read = readExpressionOrNull(begun.source)
  const type = read === null || read.filters.length > 0 ? null : findTypeAt(read.path, known.roots)
  if (read === null || type === null || type.is === 'area')
    return { findings: [reportUnknown(begun.tag, mark, begun.source, known)], begun }
  const inside = mark === '#' ? known.inside(type) : null
  if (inside === null) return { findings: [], begun }
  const isForeign = isInLoop && read.path[0] !== 'item'
  return {
    findings: isForeign ? [finding('own-form/loop-in-loop', begun.tag)] : [],
    begun: { ...begun, isLoop: true, known: inside },
  }
}

function beginCondition(begun: Open, mark: string, { known, template }: Place): Begun {
  const { tag, source } = begun
  const read = readOrNull(() => parseCondition(source))
  const type = read && read.filters.length === 0 ? findTypeAt(read.path, known.roots) : null
  if (read === null || type === null || type.is === 'area')
    return {
      findings: [
        reportUnknown(tag, `${mark}${begun.closedBy.slice(2, -1)} `, source.split(' =', 1)[0] ?? '', known),
      ],
      begun,
    }
  if (read.oneOf === null) return { findings: [], begun }
  if (type.is === 'rows' || type.is === 'commission')
    return { findings: [finding('own-form/not-compared', tag)], begun }
  const options = findOptions(read.path, template)
  const strange = read.oneOf.filter((word) => options !== null && !options.includes(word))
  const findings = strange.map((word) =>
    finding('own-form/unknown-option', tag, findNearest(word, options ?? []) ?? options?.join('», «')),
  )
  return { findings, begun }
}

/** What a choice may be answered with; null for what may be answered with anything. */
function findOptions(
  [root, name, ...rest]: readonly string[],
  { values }: Template,
): readonly string[] | null {
  const kind =
    root === 'values' && rest.length === 0 ? values.find((one) => one.name === name)?.kind : undefined
  return kind?.type === 'choice' ? kind.options : null
}

function beginRepetition(begun: Open, mark: string, { known, isInLoop }: Place): Begun {
  const { tag, source } = begun
  if (mark !== '#') {
    const near = tag.replace(/\p{L}+/u, openingWords.if)
    return { findings: [finding('own-form/unknown-placeholder', tag, near)], begun }
  }
  const read = readOrNull(() => parseRepetition(source))
  const types = findTypes(read, known)
  if (read === null || types === null) {
    const strange = source.split(/[;|]/u).find((path) => findType(path.trim(), known) === null) ?? source
    return {
      findings: [reportUnknown(tag, `${mark}${begun.closedBy.slice(2, -1)} `, strange.trim(), known)],
      begun,
    }
  }
  const list = listOf(types)
  const inside = list && known.inside(list)
  if (!inside) return { findings: [finding('own-form/not-repeated', tag)], begun }
  const isForeign = isInLoop && read.of.some(({ path }) => path[0] !== 'item')
  return {
    findings: isForeign ? [finding('own-form/loop-in-loop', tag)] : [],
    begun: { ...begun, isLoop: true, known: inside },
  }
}

function findTypes(read: Repetition | null, known: Known): readonly PlaceholderType[] | null {
  const types = read?.of.map(({ path }) => findType(path.join('.'), known)) ?? [null]
  const found = types.filter((type) => type !== null)
  return found.length === types.length ? found : null
}

function findType(path: string, { roots }: Known): PlaceholderType | null {
  const type = findTypeAt(path.split('.'), roots)
  return type?.is === 'area' ? null : type
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
