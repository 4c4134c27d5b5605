import type { OwnFormError } from '@osh/core/documents/own-forms/own-form-error.ts'
import { findTypeAt, type PlaceholderType } from '@osh/core/documents/own-forms/placeholder-type.ts'
import { filterWords, MAY_BE_ABSENT, openingWords } from '@osh/core/documents/own-forms/vocabulary.ts'
import {
  type Expression,
  type FilterName,
  filterNames,
  parseExpression,
} from '../../form/reading/expression.ts'
import { finding } from '../finding.ts'
import { translateValue } from './in-latin.ts'
import type { Known } from './known-words.ts'
import { findNearest, findNearPath } from './near-path.ts'

/** What is wrong with a placeholder that is printed. */
export function checkValue(inner: string, known: Known): readonly OwnFormError[] {
  const tag = `{${inner.trim()}}`
  const [path = '', ...filters] = translateValue(inner, known.words).split(' | ')
  const typed = inner.split('|').map((one) => one.trim())
  const bare = readExpressionOrNull(path)
  const type = bare && findTypeAt(bare.path, known.roots)
  if (type === null || type.is === 'area') return [reportUnknown(tag, '', path.trim(), known)]
  if (type.is === 'rows' || type.is === 'commission')
    return [finding('own-form/list-as-text', tag, sayRepeated(path.trim(), typed[0] ?? '', type))]
  const [name = ''] = typed
  return filters.flatMap((filter, i) => {
    const said: Said = { tag, name, word: /^[^"“«]*/u.exec(typed[i + 1] ?? '')?.[0].trim() ?? '' }
    return checkFilter(filter, said, isByHand(path, type) ? 'department' : type.is)
  })
}

/** Null for what is none. */
export const readExpressionOrNull = (source: string): Expression | null => {
  try {
    return parseExpression(source)
  } catch {
    return null
  }
}

/** How a list of the path is repeated over, as it was typed. */
function sayRepeated(path: string, typed: string, type: PlaceholderType): string {
  if (path !== typed) return `{#${openingWords.each} ${typed}}…{/${openingWords.each}}`
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

/** What a person types may be a department, and those have cases. */
const isByHand = (path: string, { is }: PlaceholderType): boolean =>
  is === 'text' && /^values\.\w+$|^item\./u.test(path)

/** A placeholder, its name and the word after `|`, as they were typed. */
type Said = { readonly tag: string; readonly name: string; readonly word: string }

function checkFilter(
  source: string,
  { tag, name, word }: Said,
  is: PlaceholderType['is'],
): readonly OwnFormError[] {
  const [filter] = readExpressionOrNull(`n | ${source}`)?.filters ?? []
  if (filter === undefined) {
    const near = findNearest(word, [...filterNames, ...Object.values(filterWords), MAY_BE_ABSENT])
    return [finding('own-form/unknown-filter', tag, near === null ? '' : `{${name} | ${near}}`)]
  }
  const takes = fits[filter.name]
  return takes === undefined || takes.includes(is) ? [] : [finding('own-form/unfit-filter', tag, word)]
}

/** What has no meaning here, and what was probably meant; in Russian where it was typed so. */
export function reportUnknown(tag: string, mark: string, path: string, known: Known): OwnFormError {
  const near = findNearPath(path.split('|')[0]?.trim() ?? '', known)
  return finding('own-form/unknown-placeholder', tag, near === null ? '' : `{${mark}${near}}`)
}
