import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import {
  type EmployeeDetails,
  type EmployeeField,
  type FieldKind,
  type FieldValues,
  mapFields,
} from '@osh/core/employees/employee-fields.ts'
import type { EmployeeWithStates, SectionStates } from '@osh/core/employees/shortage.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import * as z from 'zod/mini'
import { type Codec, codec } from '../contract/answer.ts'
import { thing } from '../contract/thing.ts'
import { day, givenNumber, givenText, idOf } from '../wire-format.ts'
import { encodeSection } from '../words.ts'
import { away } from './absence-wire.ts'
import { positionJson } from './position-calls.ts'

/** How a value of each kind is on the wire, and as what a request gives it. */
const kinds: {
  readonly [Kind in FieldKind]: {
    readonly json: z.ZodMiniType<FieldValues[Kind]>
    readonly given: z.ZodMiniType
  }
} = {
  name: { json: z.string(), given: givenText },
  text: { json: z.string(), given: givenText },
  department: { json: idOf(), given: givenNumber },
  position: { json: idOf(), given: givenNumber },
  sex: { json: z.enum(['m', 'f']), given: givenText },
  day: { json: day, given: givenText },
  snils: { json: z.string(), given: givenText },
  phone: { json: z.string(), given: givenText },
  extension: { json: z.string(), given: givenText },
  email: { json: z.string(), given: givenText },
  height: { json: z.int(), given: givenNumber },
  size: { json: z.string(), given: givenText },
}

/** What the wire calls otherwise. */
export const employeeNames = { departmentId: 'employeeGroupId' } as const

const details = mapFields((_, { kind, optional }) =>
  optional ? z.nullable(kinds[kind].json as z.ZodMiniType) : kinds[kind].json,
) as { readonly [F in EmployeeField]: z.ZodMiniType<EmployeeDetails[F]> }

const fields = {
  ...{ id: idOf<EmployeeId>(), companyId: idOf<CompanyId>() },
  ...details,
  ...{ position: positionJson, version: z.int() },
}

export const employee: Codec<Employee> = thing(fields, employeeNames)

const mapBySection = <T>(of: (section: Section) => T): Record<Section, T> =>
  Object.fromEntries(sections.map((section) => [section, of(section)])) as Record<Section, T>

/** Under the wire's own words of sections; what is kept for a lost connection has none. */
const states: Codec<SectionStates> = codec(z.record(z.string(), z.enum(['none', 'ok', 'soon', 'overdue'])), {
  encode: (bySection) =>
    Object.fromEntries(sections.map((section) => [encodeSection(section), bySection[section]])),
  decode: (json): SectionStates => mapBySection((section) => json[encodeSection(section)] ?? 'unknown'),
})

export const employeeWithStates: Codec<EmployeeWithStates> = thing(
  { ...fields, states, away },
  { ...employeeNames, away: 'absence' },
)

/** What a request carries of an employee. */
export const givenEmployee = z.object(
  Object.fromEntries(
    Object.entries(mapFields((_, { kind }) => kinds[kind].given)).map(([name, given]) => [
      name === 'departmentId' ? employeeNames.departmentId : name,
      given,
    ]),
  ),
)
