import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates, SectionState, SectionStates } from '@osh/core/employees/shortage.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { day, givenNumber, givenText, id } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import { awayJson, decodeAway, encodeAway } from './absence-wire.ts'
import { positionJson } from './position-calls.ts'

const state = z.enum(['none', 'ok', 'soon', 'overdue'])

const employeeJson = z.object({
  id,
  companyId: id,
  employeeGroupId: id,
  positionId: id,
  position: positionJson,
  positionStaff: z.nullable(z.string()),
  personnelNumber: z.nullable(z.string()),
  lastName: z.string(),
  firstName: z.string(),
  fatherName: z.nullable(z.string()),
  sex: z.enum(['m', 'f']),
  birthDate: day,
  hireDate: day,
  dismissalDate: z.nullable(day),
  snils: z.nullable(z.string()),
  personalPhone: z.nullable(z.string()),
  workMobilePhone: z.nullable(z.string()),
  workPhone: z.nullable(z.string()),
  internalPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  workEmail: z.nullable(z.string()),
  height: z.nullable(z.int()),
  clothingSize: z.nullable(z.string()),
  shoeSize: z.nullable(z.string()),
  headgearSize: z.nullable(z.string()),
  gloveSize: z.nullable(z.string()),
  respiratorSize: z.nullable(z.string()),
  version: z.int(),
})
type EmployeeJson = z.infer<typeof employeeJson>

/** States are under the wire's own section words. */
const employeeWithStatesJson = z.extend(employeeJson, {
  states: z.record(z.string(), state),
  absence: awayJson,
})

const decodeEmployee = ({ employeeGroupId, ...json }: EmployeeJson): Employee => ({
  ...json,
  id: json.id as EmployeeId,
  companyId: json.companyId as CompanyId,
  departmentId: employeeGroupId as DepartmentId,
  positionId: json.positionId as PositionId,
  position: { id: json.position.id as PositionId, name: json.position.name },
  birthDate: json.birthDate,
  hireDate: json.hireDate,
  dismissalDate: json.dismissalDate,
})

export const employee = codec(employeeJson, { encode: encodeEmployee, decode: decodeEmployee })

export const employeeWithStates = codec(employeeWithStatesJson, {
  encode: encodeEmployeeWithStates,
  decode: ({ states, absence, ...json }): EmployeeWithStates => ({
    ...decodeEmployee(json),
    states: decodeStates(states),
    away: decodeAway(absence),
  }),
})

/** What is kept for a lost connection has no states. */
const decodeStates = (states: Readonly<Record<string, SectionState>>): SectionStates =>
  mapBySection((section) => states[encodeSection(section)] ?? 'unknown')

const mapBySection = <T>(of: (section: Section) => T): Record<Section, T> =>
  Object.fromEntries(sections.map((section) => [section, of(section)])) as Record<Section, T>

function encodeEmployee(employee: Employee): EmployeeJson {
  const { departmentId, ...rest } = employee
  return { ...rest, employeeGroupId: departmentId, position: { ...employee.position } }
}

function encodeEmployeeWithStates({
  states,
  away,
  ...employee
}: EmployeeWithStates): z.infer<typeof employeeWithStatesJson> {
  const entries = sections.map((section) => [encodeSection(section), states[section]])
  return { ...encodeEmployee(employee), states: Object.fromEntries(entries), absence: encodeAway(away) }
}

/** What a request carries of an employee. */
export const givenEmployee = z.object({
  employeeGroupId: givenNumber,
  positionId: givenNumber,
  positionStaff: givenText,
  personnelNumber: givenText,
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
  height: givenNumber,
  clothingSize: givenText,
  shoeSize: givenText,
  headgearSize: givenText,
  gloveSize: givenText,
  respiratorSize: givenText,
})
