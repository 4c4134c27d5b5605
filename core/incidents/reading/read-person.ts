import { type Employee, type EmployeeId, joinFullName } from '../../employees/employee.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { PersonCode } from './refusal-codes.ts'

const LONGEST_NAME = 255

/** What an incident keeps of an employee. */
export type NamedEmployee = Pick<
  Employee,
  'id' | 'lastName' | 'firstName' | 'fatherName' | 'positionStaff' | 'position'
>

/** Someone of an incident: an employee of the company, or an outsider by name. `note` is what is said of an outsider beside. */
export type NamedPerson = {
  readonly employee: NamedEmployee | null
  readonly fullName: string
  readonly note: string
}

const parseEmployee = identifier<EmployeeId, 'employee/unknown'>({
  required: 'employee/unknown',
  unknown: 'employee/unknown',
})

/** What was given as an object; nothing for anything else. */
export const takeFields = (given: unknown): Input => Object(given)

/** The employees that a list names, each once; what can't be one is left out. */
export const readNamedEmployees = (list: readonly unknown[]): readonly EmployeeId[] => [
  ...new Set(
    list.flatMap((one) => {
      const id = parseEmployee(takeFields(one).employeeId)
      return id.ok ? [id.value] : []
    }),
  ),
]

/** Reads someone by `employeeId`, or else by `writeFullName` and the note. */
export function readPerson(
  one: unknown,
  note: 'employer' | 'post',
  people: ReadonlyMap<EmployeeId, NamedEmployee>,
): Result<NamedPerson, ValueError<PersonCode>> {
  const given = takeFields(one)
  if ((given.employeeId ?? null) !== null) {
    const id = parseEmployee(given.employeeId)
    const employee = id.ok ? people.get(id.value) : undefined
    return employee
      ? ok({ employee, fullName: joinFullName(employee), note: '' })
      : err({ code: 'employee/unknown' })
  }
  const fullName = parseText(given.fullName, { max: LONGEST_NAME, required: true })
  if (!fullName.ok) return fullName
  const said = parseText(given[note], { max: LONGEST_NAME, required: false })
  return said.ok ? ok({ employee: null, fullName: fullName.value, note: said.value }) : said
}

/** What tells one person of an incident from another. */
export const keyPerson = (
  { employeeId, fullName }: { readonly employeeId: EmployeeId | null; readonly fullName: string },
  note: string,
): string => (employeeId === null ? `${fullName}/${note}`.toLowerCase() : String(employeeId))
