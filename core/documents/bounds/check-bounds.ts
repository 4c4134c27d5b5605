import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Answers } from '../answers/answers.ts'
import type { FormValue, FormValues } from '../answers/form-values.ts'
import { listPeopleNamed } from '../answers/people-in-answers.ts'
import type { ValueSpec } from '../library/template.ts'
import type { Bound, Edge, Measure, OtherValue } from './bound.ts'

/** A paper as far as it is filled; null for the day while there is none. */
export type FilledSoFar = {
  readonly answers: Answers
  readonly values: FormValues
  readonly date: LocalDate | null
}

/** The first bound that the value is out of; null for a value that keeps all of them, or that there is none of. */
export function findBrokenBound({ name, bounds }: ValueSpec, filled: FilledSoFar): Bound | null {
  const value = filled.values[name]
  if (value === undefined) return null
  return listBoundsNow(bounds, filled.answers).find((bound) => !keeps(name, value, bound, filled)) ?? null
}

/** Those of a value's bounds that hold with these answers. */
export const listBoundsNow = (bounds: readonly Bound[], answers: Answers): readonly Bound[] =>
  bounds.filter(({ when }) => when.every(({ name, is }) => is.some((option) => option === answers[name])))

function keeps(name: string, value: FormValue, bound: Bound, filled: FilledSoFar): boolean {
  switch (bound.asks) {
    case 'least':
      return isInOrder(readMeasure(bound.measure, filled), readNumber(value))
    case 'most':
      return isInOrder(readNumber(value), readMeasure(bound.measure, filled))
    case 'people':
      return countHeads(value) + countOtherHeads(bound.with, filled) >= bound.least
    case 'one-of':
      return value.type !== 'text' || bound.options.includes(value.text)
    case 'odd':
      return countHeads(value) % 2 === 1
    case 'as-many': {
      const other = filled.values[bound.as.name]
      return other === undefined || countHeads(value) === countHeads(other)
    }
    case 'no-one-of': {
      const others = new Set(listPeopleNamed(filled.answers[bound.other.name]))
      return listPeopleNamed(filled.answers[name]).every((person) => !others.has(person))
    }
    case 'only-with':
      return filled.values[bound.other.name] !== undefined
    case 'not-before':
      return isInOrder(takeLastDay(readEdge(bound.edge, filled)), takeFirstDay(value))
    case 'not-after':
      return isInOrder(takeLastDay(value), takeFirstDay(readEdge(bound.edge, filled)))
  }
}

/** What isn't known yet breaks no order. */
const isInOrder = <T extends number | string>(first: T | null, second: T | null): boolean =>
  first === null || second === null || first <= second

const readNumber = (value: FormValue | undefined): number | null =>
  value?.type === 'number' ? value.number : null

const readMeasure = (measure: Measure, { values }: FilledSoFar): number | null =>
  typeof measure === 'number' ? measure : readNumber(values[measure.name])

const countOtherHeads = (others: readonly OtherValue[], { values }: FilledSoFar): number =>
  others
    .flatMap(({ name }) => values[name] ?? [])
    .map(countHeads)
    .reduce((sum, heads) => sum + heads, 0)

function countHeads(value: FormValue): number {
  if (value.type === 'people') return value.people.length
  return value.type === 'commission' ? value.commission.members.length + 1 : 1
}

function readEdge(edge: Edge, { values, date }: FilledSoFar): FormValue | undefined {
  if (edge.of === 'value') return values[edge.value.name]
  const day = edge.of === 'day' ? edge.day : date
  return day === null ? undefined : { type: 'date', date: day }
}

const takeFirstDay = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'period' ? value.from : readDate(value)

const takeLastDay = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'period' ? value.to : readDate(value)

const readDate = (value: FormValue | undefined): LocalDate | null =>
  value?.type === 'date' ? value.date : null
