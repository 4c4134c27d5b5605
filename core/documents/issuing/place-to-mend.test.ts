import { expect, test } from 'vitest'
import type { EmployeeId } from '../../employees/employee.ts'
import type { FieldError } from '../../shared/results/refusals.ts'
import { personLabels } from '../answers/paper-labels.ts'
import { placeToMend } from './place-to-mend.ts'

const belova = 12 as EmployeeId
const lacking = (field: string, employeeId?: EmployeeId): FieldError => ({
  field,
  code: 'document/value-missing',
  label: 'Что-то',
  reason: 'text/required',
  ...(employeeId === undefined ? {} : { employeeId }),
})
const card = (part: string, field: string | null) => ({ of: 'employee', employeeId: belova, part, field })

test.each([
  ['company.ogrn', 'ogrn'],
  ['company.city', 'legalAddress'],
  ['director.position', 'directorPosition'],
  ['director.name', 'directorName'],
])('what an organisation lacks as %s is entered at %s', (path, field) => {
  expect(placeToMend(lacking(path))).toEqual({ of: 'company', field })
})

test.each([
  ['employee.snils', card('main', 'snils')],
  ['item.experience', card('main', 'hireDate')],
  ['values.head.birthDate', card('main', 'birthDate')],
  ['values.commission.chair.snils', card('main', 'snils')],
  ['employee.department', card('position', 'departmentId')],
  ['employee.position', card('position', 'positionStaff')],
  ['employee.ppe', card('ppe', null)],
  ['item.factors', card('medicalExamination', null)],
  ['employee.examined', card('medicalExamination', null)],
  ['employee.trained', card('training', null)],
  ['employee.riskLevel', card('risk', null)],
  ['employee.briefed', card('briefing', null)],
  ['employee.programmeA', card('training', null)],
  ['employee.conditionsClass', card('workingConditions', null)],
])('what a person lacks as %s is entered in the card', (path, place) => {
  expect(placeToMend(lacking(path, belova))).toEqual(place)
})

test('whatever a paper says of a person has a place of its own', () => {
  const unplaced = Object.keys(personLabels).filter((member) => {
    const place = placeToMend(lacking(`employee.${member}`, belova))
    return place?.of === 'employee' && place.field === 'lastName'
  })
  expect(unplaced).toEqual(['name', 'lastName'])
})

test('an answer, a number and a person typed by hand are mended where the paper is asked for', () => {
  expect(placeToMend(lacking('values.place'))).toBeNull()
  expect(placeToMend(lacking('values.head.snils'))).toBeNull()
  expect(placeToMend({ field: 'documentNumber', code: 'document-number/required' })).toBeNull()
})
