import type { Template } from '@osh/core/documents/library/template.ts'
import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import {
  itemRootsOf,
  type Member,
  type PlaceholderType,
  rootsOf,
  typeAt,
} from '@osh/core/documents/own-forms/placeholder-type.ts'
import {
  type Expression,
  type FilterName,
  filterNames,
  parseExpression,
} from '../../form/reading/expression.ts'
import { finding, MOST_FINDINGS } from '../finding.ts'
import { nearest, nearPath } from './near-path.ts'

/** A loop or a condition that is not closed yet. */
type Open = {
  readonly path: string
  readonly tag: string
  readonly isLoop: boolean
  readonly roots: readonly Member[]
}

/** Conditions inside one another. */
const MOST_DEEP = 20

/** Everything that the placeholders of one part say and the form has no answer to. */
export function checkTags(tags: readonly string[], template: Template): readonly OwnFormError[] {
  const findings: OwnFormError[] = []
  const open: Open[] = []
  const roots = (): readonly Member[] => open.at(-1)?.roots ?? rootsOf(template)
  for (const tag of tags) {
    if (findings.length >= MOST_FINDINGS) return findings
    const [, mark = '', inner = ''] = /^\s*([#^/]?)([\s\S]*)$/u.exec(tag) ?? []
    if (mark === '/') findings.push(...close(inner.trim(), open))
    else if (mark === '') findings.push(...checkValue(inner, roots()))
    else {
      const { findings: found, begun } = begin(
        mark,
        inner,
        roots(),
        open.some(({ isLoop }) => isLoop),
      )
      findings.push(...found)
      if (open.length === MOST_DEEP) return [...findings, finding('own-form/loop-in-loop', begun.tag)]
      open.push(begun)
    }
  }
  for (const { tag, path } of open) findings.push(finding('own-form/loop-unclosed', tag, `{/${path}}`))
  return findings
}

function close(path: string, open: Open[]): readonly OwnFormError[] {
  const last = open.at(-1)
  const tag = `{/${path}}`
  if (!last) return [finding('own-form/loop-unopened', tag)]
  if (path === '' || path === last.path) {
    open.pop()
    return []
  }
  const at = open.findLastIndex((one) => one.path === path)
  if (at === -1) return [finding('own-form/loop-unopened', tag, `{/${last.path}}`)]
  return open
    .splice(at)
    .slice(1)
    .map((one) => finding('own-form/loop-unclosed', one.tag, `{/${one.path}}`))
}

function begin(
  mark: string,
  inner: string,
  roots: readonly Member[],
  isInLoop: boolean,
): { readonly findings: readonly OwnFormError[]; readonly begun: Open } {
  const path = inner.trim()
  const tag = `{${mark}${path}}`
  const begun: Open = { path, tag, isLoop: false, roots }
  const read = expressionOf(inner)
  const type = read === null || read.filters.length > 0 ? null : typeAt(read.path, roots)
  if (read === null || type === null || type.is === 'area')
    return { findings: [unknown(tag, mark, path, roots)], begun }
  const items = mark === '#' ? itemRootsOf(type) : null
  if (items === null) return { findings: [], begun }
  const isForeign = isInLoop && read.path[0] !== 'item'
  const others = roots.filter(({ name }) => name !== 'item' && name !== 'n')
  return {
    findings: isForeign ? [finding('own-form/loop-in-loop', tag)] : [],
    begun: { ...begun, isLoop: true, roots: [...others, ...items] },
  }
}

function checkValue(inner: string, roots: readonly Member[]): readonly OwnFormError[] {
  const tag = `{${inner.trim()}}`
  const [path = '', ...filters] = inner.split('|')
  const bare = expressionOf(path)
  const type = bare && typeAt(bare.path, roots)
  if (type === null || type.is === 'area') return [unknown(tag, '', path.trim(), roots)]
  if (type.is === 'rows' || type.is === 'commission')
    return [finding('own-form/list-as-text', tag, sayRepeated(path.trim(), type))]
  return filters.flatMap((filter) => checkFilter(filter.trim(), tag, path.trim(), type))
}

const expressionOf = (source: string): Expression | null => {
  try {
    return parseExpression(source)
  } catch {
    return null
  }
}

/** How a list of the path is repeated over. */
function sayRepeated(path: string, type: PlaceholderType): string {
  const list = type.is === 'commission' ? `${path}.members` : path
  return `{#${list}}…{/${list}}`
}

const cases: readonly FilterName[] = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional']
const people: readonly PlaceholderType['is'][] = ['person', 'signatory', 'people', 'name']

/** What a filter can be said of; the others can be said of anything. */
const fits: Readonly<Partial<Record<FilterName, readonly PlaceholderType['is'][]>>> = {
  ...Object.fromEntries(cases.map((name) => [name, [...people, 'position', 'department']])),
  withDepartment: ['person', 'people'],
  gender: ['person', 'signatory', 'name'],
  plural: ['number'],
  without: [],
  short: people,
  initials: people,
  date: ['date'],
  dateLong: ['date'],
}

function checkFilter(
  source: string,
  tag: string,
  path: string,
  type: PlaceholderType,
): readonly OwnFormError[] {
  const [filter] = expressionOf(`n | ${source}`)?.filters ?? []
  if (filter === undefined) {
    const near = nearest(/^\w*/u.exec(source)?.[0] ?? '', filterNames)
    return [finding('own-form/unknown-filter', tag, near === null ? '' : `{${path} | ${near}}`)]
  }
  const takes = fits[filter.name]
  return takes === undefined || takes.includes(type.is)
    ? []
    : [finding('own-form/unfit-filter', tag, filter.name)]
}

function unknown(tag: string, mark: string, path: string, roots: readonly Member[]): OwnFormError {
  const near = nearPath(path.split('|')[0]?.trim() ?? '', roots)
  return finding('own-form/unknown-placeholder', tag, near === null ? '' : `{${mark}${near}}`)
}
