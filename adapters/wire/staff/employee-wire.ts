import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates, SectionState, SectionStates } from '@osh/core/employees/shortage.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { z } from 'zod'
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
  height: z.int().nullable(),
  clothingSize: z.string().nullable(),
  shoeSize: z.string().nullable(),
  headgearSize: z.string().nullable(),
  gloveSize: z.string().nullable(),
  respiratorSize: z.string().nullable(),
  version: z.int(),
})
type EmployeeJson = z.infer<typeof employeeJson>

/** States are under the wire's own section words. */
const employeeWithStatesJson = employeeJson.extend({
  states: z.record(z.string(), state),
  absence: awayJson,
})

const toEmployee = ({ employeeGroupId, ...json }: EmployeeJson): Employee => ({
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

export const employee = codec(employeeJson, { encode: encodeEmployee, decode: toEmployee })

export const employeeWithStates = codec(employeeWithStatesJson, {
  encode: encodeEmployeeWithStates,
  decode: ({ states, absence, ...json }): EmployeeWithStates => ({
    ...toEmployee(json),
    states: decodeStates(states),
    away: decodeAway(absence),
  }),
})

/** What is kept for a lost connection has no states. */
const decodeStates = (states: Readonly<Record<string, SectionState>>): SectionStates =>
  bySection((section) => states[encodeSection(section)] ?? 'unknown')

const bySection = <T>(of: (section: Section) => T): Record<Section, T> =>
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
