import type { DepartmentId } from '../../departments/department.ts'
import { type Employee, type EmployeeDetails, joinFullName } from '../../employees/employee.ts'
import { parseEmployeeChanges, pickEmployeeDetails } from '../../employees/parse-employee.ts'
import { foldPersonnelNumber } from '../../employees/personnel-number.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { type ImportRow, type StaffField, staffFields } from '../import-field.ts'
import type { Places } from '../places/places.ts'
import type { NameGiven } from '../rows/read-name.ts'
import { findPlace } from './find-place.ts'
import type { ChangedEntry, FieldChange, RefusedEntry } from './import-plan.ts'
import { listFaults } from './plan-new.ts'
import { describeName, readSaid } from './read-person.ts'

type Asked = {
  readonly row: ImportRow
  readonly name: NameGiven
  readonly known: Employee
  readonly places: Places
  readonly departmentNames: ReadonlyMap<DepartmentId, string>
  readonly today: LocalDate
}

/** A row of somebody who is on the staff: what it changes. What differs in the case of letters, or in ё, stays as it is. */
export function planChanged({
  row,
  name,
  known,
  places,
  departmentNames,
  today,
}: Asked): ChangedEntry | RefusedEntry {
  const place = findPlace(row, known, places, departmentNames)
  const said: Input = {
    ...(name.areInitials ? {} : describeName(name)),
    positionStaff: place.staff,
    ...readSaid(row.values, today, known),
  }
  const before = pickEmployeeDetails(known)
  const read = parseEmployeeChanges(known, said, today)
  const of = { line: row.line, fullName: joinFullName(known) }
  if (!read.ok) return { ...of, is: 'refused', faults: listFaults(row, read.error) }
  const details = {
    ...keepAlike(before, read.value),
    departmentId: place.department.id ?? known.departmentId,
    positionId: place.position.id ?? known.positionId,
  }
  const changes = listChanges(before, details, {
    department: [departmentNames.get(known.departmentId) ?? '', place.department.name],
    position: [known.position.name, place.position.name],
  })
  const { department, position } = place
  return { ...of, is: 'changed', id: known.id, details, place: { department, position }, changes, facts: [] }
}

function keepAlike(before: EmployeeDetails, after: EmployeeDetails): EmployeeDetails {
  const kept = Object.entries(before).filter(([field, value]) => {
    if (typeof value !== 'string') return false
    const fold = field === 'personnelNumber' ? foldPersonnelNumber : foldName
    return fold(value) === fold(String(after[field as keyof EmployeeDetails] ?? ''))
  })
  return { ...after, ...Object.fromEntries(kept) }
}

function listChanges(
  before: EmployeeDetails,
  after: EmployeeDetails,
  places: Readonly<Record<'department' | 'position', readonly [string, string]>>,
): readonly FieldChange[] {
  return staffFields.flatMap((field): readonly FieldChange[] => {
    const [was, is] = valuesOf(field, before, after, places)
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}

function valuesOf(
  field: StaffField,
  before: EmployeeDetails,
  after: EmployeeDetails,
  places: Readonly<Record<'department' | 'position', readonly [string, string]>>,
): readonly [string | null, string | null] {
  if (field === 'fullName') return [null, null]
  if (field === 'department' || field === 'position') return places[field]
  return [before[field], after[field]]
}
