import { isSamePerson } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { Condition, Expression } from '../reading/expression.ts'
import { printValue } from './print-value.ts'
import { type Item, isPerson, listItems, resolve, type Scope } from './scope.ts'

/** `each values.members | without "values.chair"`: whoever is named there is left out. */
export function withoutSome(
  items: readonly Item['of'][],
  { filters }: Expression,
  scope: Scope,
): readonly Item['of'][] {
  const [path] = filters.find(({ name }) => name === 'without')?.words ?? []
  const left = path === undefined ? null : resolve(path.split('.'), scope)
  if (left?.type !== 'person') return items
  return items.filter((one) => !isPerson(one) || !isSamePerson(one, left.person))
}

/** An `if` holds for whatever there is something to say of, or for what is one of its words. */
export function holds({ path, oneOf }: Condition, scope: Scope): boolean {
  const value = resolve(path, scope)
  if (oneOf !== null) return oneOf.includes(printValue(value, [], scope.data.nameForms))
  return (
    value !== null && (value.type === 'people' || value.type === 'rows' ? listItems(value).length > 0 : true)
  )
}
