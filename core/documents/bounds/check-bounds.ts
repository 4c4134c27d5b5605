import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Answers } from '../answers/answers.ts'
import type { FormValue, FormValues } from '../answers/form-values.ts'
import { peopleNamed } from '../answers/people-in-answers.ts'
import type { ValueSpec } from '../library/template.ts'
import type { Bound, Edge, Measure, OtherValue } from './bound.ts'

/** A paper as far as it is filled; null for the day while there is none. */
export type FilledSoFar = {
  readonly answers: Answers
  readonly values: FormValues
  readonly date: LocalDate | null
}

/** The first bound that the value is out of; null for a value that keeps all of them, or that there is none of. */
export function brokenBound({ name, bounds }: ValueSpec, filled: FilledSoFar): Bound | null {
  const value = filled.values[name]
  if (value === undefined) return null
  return boundsNow(bounds, filled.answers).find((bound) => !keeps(name, value, bound, filled)) ?? null
}

/** Those of a value's bounds that hold with these answers. */
export const boundsNow = (bounds: readonly Bound[], answers: Answers): readonly Bound[] =>
  bounds.filter(({ when }) => when.every(({ name, is }) => is.some((option) => option === answers[name])))

function keeps(name: string, value: FormValue, bound: Bound, filled: FilledSoFar): boolean {
  switch (bound.asks) {
    case 'least':
      return isInOrder(measureOf(bound.measure, filled), numberIn(value))
    case 'most':
      return isInOrder(numberIn(value), measureOf(bound.measure, filled))
    case 'people':
      return headsIn(value) + headsAlso(bound.with, filled) >= bound.least
    case 'one-of':
      return value.type !== 'text' || bound.options.includes(value.text)
    case 'odd':
      return headsIn(value) % 2 === 1
    case 'as-many': {
      const other = filled.values[bound.as.name]
      return other === undefined || headsIn(value) === headsIn(other)
    }
    case 'no-one-of': {
      const others = new Set(peopleNamed(filled.answers[bound.other.name]))
      return peopleNamed(filled.answers[name]).every((person) => !others.has(person))
    }
    case 'not-before':
      return isInOrder(lastDayOf(edgeIn(bound.edge, filled)), firstDayOf(value))
    case 'not-after':
      return isInOrder(lastDayOf(value), firstDayOf(edgeIn(bound.edge, filled)))
  }
}

/** What isn't known yet breaks no order. */
const isInOrder = <T extends number | string>(first: T | null, second: T | null): boolean =>
  first === null || second === null || first <= second

const numberIn = (value: FormValue | undefined): number | null =>
  value?.type === 'number' ? value.number : null

const measureOf = (measure: Measure, { values }: FilledSoFar): number | null =>
  typeof measure === 'number' ? measure : numberIn(values[measure.name])

const headsAlso = (others: readonly OtherValue[], { values }: FilledSoFar): number =>
  others
    .flatMap(({ name }) => values[name] ?? [])
    .map(headsIn)
    .reduce((sum, heads) => sum + heads, 0)

function headsIn(value: FormValue): number {
  if (value.type === 'people') return value.people.length
  return value.type === 'commission' ? value.commission.members.length + 1 : 1
}

function edgeIn(edge: Edge, { values, date }: FilledSoFar): FormValue | undefined {
  if (edge.of === 'value') return values[edge.value.name]
  const day = edge.of === 'day' ? edge.day : date
  return day === null ? undefined : { type: 'date', date: day }
}

const firstDayOf = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'period' ? value.from : dateIn(value)

const lastDayOf = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'period' ? value.to : dateIn(value)

const dateIn = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'date' ? value.date : null
