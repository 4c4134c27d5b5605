import type { EmployeeId } from '../../employees/employee.ts'
import { employeeFields } from '../../employees/employee-fields.ts'
import type { Section } from '../../sections/section.ts'
import type { FieldError } from '../../shared/results/refusals.ts'

/** Where what a paper lacks is entered: a field of the organisation, or of an employee's card, or one of the card's sections. */
export type PlaceToMend =
  | { readonly of: 'company'; readonly field: string }
  | {
      readonly of: 'employee'
      readonly employeeId: EmployeeId
      readonly part: 'main' | 'position' | Section
      /** Null where the part has no field for it: then an obligation says it. */
      readonly field: string | null
    }

type Part = Pick<Extract<PlaceToMend, { readonly of: 'employee' }>, 'part' | 'field'>

const main = (field: string): Part => ({ part: 'main', field })
const duty = (part: Section): Part => ({ part, field: null })

/** What papers say of a person that is no field of the card's main part by that name. */
const parts: Readonly<Record<string, Part>> = {
  experience: main('hireDate'),
  position: { part: 'position', field: 'positionStaff' },
  department: { part: 'position', field: 'departmentId' },
  factors: duty('medicalExamination'),
  examined: duty('medicalExamination'),
  examinationBy: duty('medicalExamination'),
  briefed: duty('briefing'),
  briefingBy: duty('briefing'),
  trained: duty('training'),
  programmeA: duty('training'),
  programmeB: duty('training'),
  programmeV: duty('training'),
  programmeFirstAid: duty('training'),
  programmePpe: duty('training'),
  registryNumber: duty('training'),
  checkResult: duty('training'),
  conditionsClass: duty('workingConditions'),
  riskLevel: duty('risk'),
  ppe: duty('ppe'),
}

/** Paths of the organisation that are not called like the field they are made from. */
const madeFrom: Readonly<Record<string, string>> = {
  'company.city': 'legalAddress',
  'director.position': 'directorPosition',
}

/** Null for what is answered where the paper is asked for, and for what is no gap. */
export function placeToMend(error: FieldError): PlaceToMend | null {
  const [root = '', ...path] = error.field.split('.')
  const [member = ''] = path
  if (root === 'director') return { of: 'company', field: madeFrom[error.field] ?? 'directorName' }
  if (root === 'company') return { of: 'company', field: madeFrom[error.field] ?? member }
  const employeeId = error.code === 'document/value-missing' ? error.employeeId : undefined
  if (employeeId === undefined) return null
  const name = path.at(-1) ?? ''
  const part = parts[name] ?? main(name in employeeFields ? name : 'lastName')
  return { of: 'employee', employeeId: employeeId as EmployeeId, ...part }
}
