import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { withoutSome } from '../../form/filling/condition.ts'
import { dropDoubles, listPeopleOfValue } from '../../form/filling/people/people-of-value.ts'
import { type Item, isPerson, listItems, resolve, type Scope } from '../../form/filling/scope.ts'
import { type Expression, parseExpression } from '../../form/reading/expression.ts'

/** What is repeated over: one list, or several people and lists of people, of whom each is there once. */
export type Repetition = { readonly of: readonly Expression[]; readonly mayBeEmpty: boolean }

/** `values.head; employees | without "values.chair" | or ""`; throws for what is none. */
export function parseRepetition(source: string): Repetition {
  const [lists = '', ...filters] = source.split('|')
  const { filters: wanted } = parseExpression(['n', ...filters].join('|'))
  if (wanted.some(({ name, words }) => name !== 'without' && (name !== 'or' || words.join('') !== '')))
    throw new Error(`no list: ${source}`)
  const of = lists.split(';').map((path) => ({ ...parseExpression(path), filters: wanted }))
  return { of, mayBeEmpty: wanted.some(({ name }) => name === 'or') }
}

/** What there is to repeat. */
export function listRepeatedItems({ of }: Repetition, scope: Scope): readonly Item['of'][] {
  const [only, ...others] = of.map((list) => listItemsOfOne(list, scope))
  if (only === undefined || others.length === 0) return only ?? []
  return dropDoubles([only, ...others].flat().filter(isPerson))
}

function listItemsOfOne(list: Expression, scope: Scope): readonly Item['of'][] {
  const value = resolve(list.path, scope)
  return value === null
    ? []
    : withoutSome(isList(value) ? listItems(value) : dropDoubles(listPeopleOfValue(value)), list, scope)
}

const isList = ({ type }: FormValue): boolean => type === 'people' || type === 'rows'
