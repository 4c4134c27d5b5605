import type { CompanyId } from '@osh/core/companies/company.ts'
import type {
  DepartmentId,
  Employee,
  EmployeeDetails,
  EmployeeId,
  PositionId,
} from '@osh/core/employees/employee.ts'
import type { EmployeeQuery, EmployeeWithStates } from '@osh/core/employees/employee-repository.ts'
import type { SectionState, SectionStates } from '@osh/core/employees/shortage.ts'
import { type Section, sections } from '@osh/core/shared/section.ts'
import { z } from 'zod'
import { pageParams } from '../page-wire.ts'
import {
  day,
  decodeDay,
  decodeDayOrNull,
  decoder,
  givenId,
  givenNumber,
  givenText,
  id,
  listDecoder,
} from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import { positionJson } from './position-calls.ts'

const state = z.enum(['none', 'ok', 'soon', 'overdue'])

export const employeeJson = z.object({
  id,
  companyId: id,
  employeeGroupId: id,
  positionId: id,
  position: positionJson,
  positionStaff: z.string().nullable(),
  lastName: z.string(),
  firstName: z.string(),
  fatherName: z.string().nullable(),
  sex: z.enum(['m', 'f']),
  birthDate: day,
  hireDate: day,
  dismissalDate: day.nullable(),
  snils: z.string().nullable(),
  personalPhone: z.string().nullable(),
  workMobilePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  internalPhone: z.string().nullable(),
  email: z.string().nullable(),
  workEmail: z.string().nullable(),
  version: z.int(),
})
type EmployeeJson = z.infer<typeof employeeJson>

/** States stand under the wire's own section words. */
export const employeeWithStatesJson = employeeJson.extend({ states: z.record(z.string(), state) })

const toEmployee = ({ employeeGroupId, ...json }: EmployeeJson): Employee => ({
  ...json,
  id: json.id as EmployeeId,
  companyId: json.companyId as CompanyId,
  departmentId: employeeGroupId as DepartmentId,
  positionId: json.positionId as PositionId,
  position: { id: json.position.id as PositionId, name: json.position.name },
  birthDate: decodeDay(json.birthDate),
  hireDate: decodeDay(json.hireDate),
  dismissalDate: decodeDayOrNull(json.dismissalDate),
})

export const decodeEmployee = decoder(employeeJson, toEmployee)
export const decodeEmployeeWithStates = decoder(
  employeeWithStatesJson,
  ({ states, ...json }): EmployeeWithStates => ({ ...toEmployee(json), states: decodeStates(states) }),
)
export const decodeEmployees = listDecoder(decodeEmployeeWithStates)

const decodeStates = (states: Readonly<Record<string, SectionState>>): SectionStates =>
  bySection((section) => states[encodeSection(section)] ?? 'none')

const bySection = <T>(of: (section: Section) => T): Record<Section, T> =>
  Object.fromEntries(sections.map((section) => [section, of(section)])) as Record<Section, T>

export function encodeEmployee(employee: Employee): EmployeeJson {
  const { departmentId, ...rest } = employee
  return { ...rest, employeeGroupId: departmentId, position: { ...employee.position } }
}

export function encodeEmployeeWithStates({ states, ...employee }: EmployeeWithStates): EmployeeJson & {
  states: Record<string, SectionState>
} {
  const entries = sections.map((section) => [encodeSection(section), states[section]])
  return { ...encodeEmployee(employee), states: Object.fromEntries(entries) }
}

/** What PATCH /api/employees/{id} carries: only what changes. POST adds `companyId`. */
export const employeeChangesGiven = z.object({
  employeeGroupId: givenNumber,
  positionId: givenNumber,
  positionStaff: givenText,
  lastName: givenText,
  firstName: givenText,
  fatherName: givenText,
  sex: givenText,
  birthDate: givenText,
  hireDate: givenText,
  dismissalDate: givenText,
  snils: givenText,
  personalPhone: givenText,
  workMobilePhone: givenText,
  workPhone: givenText,
  internalPhone: givenText,
  email: givenText,
  workEmail: givenText,
})
export const employeeGiven = employeeChangesGiven.extend({ companyId: givenId })

/** Details as a request carries them; an absent key is left out. */
export function encodeEmployeeDetails({ departmentId, ...details }: Partial<EmployeeDetails>): object {
  return { ...details, ...(departmentId === undefined ? {} : { employeeGroupId: departmentId }) }
}

/** The query of a page of employees. */
export const employeeParams = (query: EmployeeQuery): Record<string, string> => ({
  ...pageParams(query),
  ...(query.search ? { search: query.search } : {}),
  ...(query.shortage ? { shortage: encodeSection(query.shortage) } : {}),
})
