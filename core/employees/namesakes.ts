import type { LocalDate } from '../shared/dates/local-date.ts'
import { foldName } from '../shared/names/name-search.ts'
import type { EmployeeId } from './employee.ts'

/** Somebody as a list shows them; what the list may not tell is null. */
export type Named = {
  readonly id: EmployeeId
  /** The full name, or the surname with initials, as the list has it. */
  readonly name: string
  readonly personnelNumber: string | null
  readonly birthDate: LocalDate | null
}

/** What tells somebody from their namesakes. */
export type Apart =
  | { readonly is: 'number'; readonly number: string }
  | { readonly is: 'born'; readonly year: string }

/**
 * Who of those that a list shows needs more than a name (полные тёзки), and what it is: the personnel number, or the year of birth of whoever has none. Of
 * whom the list may tell neither nothing is added, and nothing where it would be the same of all.
 */
export const tellApart = (people: readonly Named[]): ReadonlyMap<EmployeeId, Apart> =>
  new Map(groupNamesakes(people).flatMap(tellGroup))

function tellGroup(namesakes: readonly Named[]): readonly (readonly [EmployeeId, Apart])[] {
  const told = namesakes.flatMap((one) => findApart(one).map((apart) => [one.id, apart] as const))
  const ways = new Set(told.map(([, apart]) => Object.values(apart).join(' ')))
  return told.length === namesakes.length && ways.size === 1 ? [] : told
}

/** Those who share a name with somebody else; the same person in several rows is no namesake. */
export const listNamesakes = <T extends Pick<Named, 'id' | 'name'>>(people: readonly T[]): readonly T[] =>
  groupNamesakes(people).flat()

function groupNamesakes<T extends Pick<Named, 'id' | 'name'>>(
  people: readonly T[],
): readonly (readonly T[])[] {
  const known = new Map(people.map((one) => [one.id, one]))
  const alike = Map.groupBy(known.values(), ({ name }) => foldName(name))
  return [...alike.values()].filter((namesakes) => namesakes.length > 1)
}

function findApart({ personnelNumber, birthDate }: Named): readonly Apart[] {
  if (personnelNumber !== null) return [{ is: 'number', number: personnelNumber }]
  return birthDate === null ? [] : [{ is: 'born', year: birthDate.slice(0, 4) }]
}
