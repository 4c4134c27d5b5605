import type { DepartmentId } from '../../departments/department.ts'
import { joinFullName } from '../../employees/employee.ts'
import { parseEmployeeDetails } from '../../employees/parse-employee.ts'
import type { PositionId } from '../../positions/position.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import type { ImportRow } from '../import-field.ts'
import type { Places } from '../places/places.ts'
import type { NameGiven } from '../rows/read-name.ts'
import type { Fault, FaultCode, NewEntry, RefusedEntry } from './import-plan.ts'
import { describeName, findGivenField, readSaid, sexByName } from './read-person.ts'

type Asked = {
  readonly row: ImportRow
  readonly name: NameGiven
  readonly places: Places
  readonly today: LocalDate
}

/** In place of the id of what is not there yet. */
const NOT_YET = 1

/** A row of somebody new: what would be entered of them, or all that is wrong with it. */
export function planNew({ row, name, places, today }: Asked): NewEntry | RefusedEntry {
  const { values, line } = row
  const position = values.position ? places.position(values.position) : null
  const department = values.department ? places.department(values.department) : null
  const given = {
    ...sexByName(name),
    ...(position?.staff ? { positionStaff: position.staff } : {}),
    ...readSaid(values, today),
    ...describeName(name),
    departmentId: department && (department.id ?? NOT_YET),
    positionId: position && (position.id ?? NOT_YET),
  }
  const read = parseEmployeeDetails(given, today)
  const of = { line, fullName: joinFullName(read.ok ? read.value : name) }
  if (!read.ok) return { ...of, is: 'refused', faults: listFaults(row, read.error) }
  if (!department || !position) throw new Error('a place of work was neither read nor refused')
  return {
    ...of,
    is: 'new',
    details: {
      ...read.value,
      departmentId: read.value.departmentId as DepartmentId,
      positionId: read.value.positionId as PositionId,
    },
    place: { department, position: { id: position.id, name: position.name } },
    facts: [],
  }
}

/** Each refusal where the row has the value. */
export function listFaults(row: ImportRow, { errors }: FieldErrors<FaultCode>): readonly Fault[] {
  return errors.map((error) => {
    const field = findGivenField(error.field, row)
    const isUnknown = error.code === 'sex/required' && !row.values.sex
    const told = isUnknown ? { field: error.field, code: 'sex/unknown' as const } : error
    return { field, value: row.values[field] ?? '', error: told }
  })
}
