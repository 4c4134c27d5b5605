import type { DepartmentId } from '../../departments/department.ts'
import { type Employee, namePosition } from '../../employees/employee.ts'
import type { PositionId } from '../../positions/position.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import type { AskedPlace, NamedPlace, PlaceKind, Places } from '../places/places.ts'

export type PlaceFound = {
  readonly department: NamedPlace<DepartmentId>
  readonly position: NamedPlace<PositionId>
  readonly staff: string | null | undefined
  /** What of it is asked about. */
  readonly asked: readonly AskedPlace[]
}

/**
 * Where somebody of the staff works by a row. A position that it words as the staff register does, or as the staffing table, is the one that is held; and
 * so is what is like the one that is held, as long as no one says otherwise.
 */
export function findPlace(
  { values }: ImportRow,
  known: Employee,
  places: Places,
  names: ReadonlyMap<DepartmentId, string>,
): PlaceFound {
  const works = { id: known.departmentId, name: names.get(known.departmentId) ?? '' }
  const holds = { id: known.positionId, name: known.position.name }
  const asked = (kind: PlaceKind, name: string, held: string): AskedPlace | null | 'held' => {
    const one = places.ask(kind, name)
    return one?.isOpen && one.question.alike.some((alike) => isAlike(alike, held)) ? 'held' : one
  }
  const { department, position } = values
  const ofDepartment = department ? asked('department', department, works.name) : 'held'
  const isHeld = !position || isAlike(position, namePosition(known)) || isAlike(position, known.position.name)
  const ofPosition = isHeld ? 'held' : asked('position', position, holds.name)
  const told = !position || ofPosition === 'held' ? { ...holds, staff: undefined } : places.position(position)
  const { staff, ...found } = told
  return {
    department: !department || ofDepartment === 'held' ? works : places.department(department),
    ...{ position: found, staff },
    asked: [ofDepartment, ofPosition].filter((one) => one !== null && one !== 'held'),
  }
}

/** What is asked about the place of somebody new. */
export const askPlace = ({ values }: ImportRow, places: Places): readonly AskedPlace[] =>
  (['department', 'position'] as const).flatMap((kind) => places.ask(kind, values[kind] ?? '') ?? [])

const isAlike = (a: string, b: string): boolean => foldName(a) === foldName(b)
