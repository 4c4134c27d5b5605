import type { Department, DepartmentId } from '../../departments/department.ts'
import type { Position, PositionId } from '../../positions/position.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { tidyText } from '../rows/tidy-text.ts'
import type { NamedPlace } from './import-plan.ts'

/** Finds a company's departments and positions by their names, and gives the same name to what is new under one. */
export type Places = {
  readonly department: (name: string) => NamedPlace<DepartmentId>
  /** `staff`: what the staffing table calls it, where that is more than the catalogue's name. */
  readonly position: (name: string) => NamedPlace<PositionId> & { readonly staff: string | null }
}

export function makePlaces(departments: readonly Department[], ownPositions: readonly Position[]): Places {
  const byDepartment = index<DepartmentId>(departments)
  const byPosition = index<PositionId>([...ownPositions, ...shippedPositions])
  const find = <Id>(known: Map<string, NamedPlace<Id>>, name: string): NamedPlace<Id> => {
    const tidy = tidyText(name)
    const key = foldName(tidy)
    const there = known.get(key) ?? { id: null, name: tidy }
    known.set(key, there)
    return there
  }
  return {
    department: remember((name) => find(byDepartment, name)),
    position: remember((name) => {
      const tidy = tidyText(name)
      const general = dropGrade(tidy)
      const inCatalogue = byPosition.has(foldName(tidy)) ? undefined : byPosition.get(foldName(general))
      return inCatalogue?.id != null
        ? { ...inCatalogue, staff: tidy }
        : { ...find(byPosition, tidy), staff: null }
    }),
  }
}

/** A list has few names, each in many rows. */
function remember<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>()
  return (name) => {
    const known = found.get(name) ?? find(name)
    found.set(name, known)
    return known
  }
}

const index = <Id>(all: readonly { readonly id: Id; readonly name: string }[]): Map<string, NamedPlace<Id>> =>
  new Map(all.toReversed().map(({ id, name }) => [foldName(name), { id, name }]))

/** «Слесарь-ремонтник 5 разряда» is a «Слесарь-ремонтник» of the catalogue. */
const dropGrade = (name: string): string =>
  name.replace(
    /[\s,(]+\d+\s*(?:-?\s*(?:го|й|ого|ый))?\s*(?:разр(?:яда?|\.)?|р\.|кат(?:егории|\.)?)\)?$/iu,
    '',
  )
