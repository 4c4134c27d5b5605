import { expect, test } from 'vitest'
import { anEmployee, today } from '../../tests/examples.ts'
import { parseEmployeeChanges, parseEmployeeDetails } from './parse-employee.ts'

const typed = anEmployee()

const refusals = (input: Readonly<Record<string, unknown>>) => {
  const parsed = parseEmployeeDetails(input, today)
  return parsed.ok ? [] : parsed.error.errors
}

test('an employee as shown is taken unchanged', () => {
  expect(parseEmployeeDetails(typed, today)).toEqual({ ok: true, value: anEmployee() })
})

test('what is required is asked for all at once', () => {
  expect(refusals({})).toEqual([
    { field: 'lastName', code: 'text/required' },
    { field: 'firstName', code: 'text/required' },
    { field: 'departmentId', code: 'department/required' },
    { field: 'positionId', code: 'position/required' },
    { field: 'sex', code: 'sex/required' },
    { field: 'birthDate', code: 'date/required' },
    { field: 'hireDate', code: 'date/required' },
  ])
})

test('blank optional fields are nothing, filled ones are parsed', () => {
  const blank = { fatherName: '', snils: ' ', personalPhone: null, email: '', internalPhone: undefined }
  expect(parseEmployeeDetails({ ...typed, ...blank }, today)).toMatchObject({
    value: { fatherName: null, snils: null, personalPhone: null, email: null, internalPhone: null },
  })
  const filled = { snils: '11223344595', workPhone: '84951234567', workEmail: 'A@B.ru', lastName: 'иВАНОВА' }
  expect(parseEmployeeDetails({ ...typed, ...filled }, today)).toMatchObject({
    value: {
      snils: '112-233-445 95',
      workPhone: '+7 (495) 123-45-67',
      workEmail: 'a@b.ru',
      lastName: 'Иванова',
    },
  })
  expect(refusals({ ...typed, snils: '1', workPhone: '1', workEmail: '1' }).map(({ code }) => code)).toEqual([
    'snils/invalid-length',
    'phone/invalid',
    'email/invalid',
  ])
})

test('department and position are ids, also as a form gives them', () => {
  expect(parseEmployeeDetails({ ...typed, positionId: '12' }, today)).toMatchObject({
    value: { positionId: 12 },
  })
  expect(refusals({ ...typed, departmentId: 0, positionId: 'сварщик' })).toEqual([
    { field: 'departmentId', code: 'department/unknown' },
    { field: 'positionId', code: 'position/unknown' },
  ])
})

test('sex is m or f', () => {
  for (const sex of ['M', 'м', 1])
    expect(refusals({ ...typed, sex })).toEqual([{ field: 'sex', code: 'sex/required' }])
})

test('a person is hired from the day of fourteen years on', () => {
  const hired = (birthDate: string, hireDate: string) => refusals({ ...typed, birthDate, hireDate })
  expect(hired('2010-03-02', '2024-03-02')).toEqual([])
  expect(hired('02.03.2010', '01.03.2024')).toEqual([{ field: 'birthDate', code: 'birth-date/too-young' }])
  expect(hired('2012-02-29', '2026-02-28')).toEqual([])
})

test('a birth date lies in the past, from 1900 on', () => {
  expect(refusals({ ...typed, birthDate: today })).toEqual([
    { field: 'birthDate', code: 'birth-date/not-past' },
  ])
  expect(refusals({ ...typed, birthDate: '1899-12-31' })).toEqual([
    { field: 'birthDate', code: 'date/invalid' },
  ])
  expect(refusals({ ...typed, birthDate: '1900-01-01' })).toEqual([])
})

test('hiring and dismissal lie at most a year ahead, dismissal not before hiring', () => {
  expect(refusals({ ...typed, hireDate: '2027-03-16' })).toEqual([])
  expect(refusals({ ...typed, hireDate: '2027-03-17' })).toEqual([
    { field: 'hireDate', code: 'date/too-far' },
  ])
  expect(refusals({ ...typed, dismissalDate: '2019-09-02' })).toEqual([])
  expect(refusals({ ...typed, dismissalDate: '2019-09-01' })).toEqual([
    { field: 'dismissalDate', code: 'dismissal-date/before-hire' },
  ])
  expect(refusals({ ...typed, dismissalDate: '2099-01-01' })).toEqual([
    { field: 'dismissalDate', code: 'date/too-far' },
  ])
})

test('a patch changes only what it names; null undoes a dismissal and clears a patronymic', () => {
  const dismissed = anEmployee({ dismissalDate: today })
  expect(parseEmployeeChanges(dismissed, { dismissalDate: null, fatherName: null }, today)).toEqual({
    ok: true,
    value: { ...dismissed, dismissalDate: null, fatherName: null },
  })
  const known = { ...dismissed, id: 12, version: 3 }
  const patch = { departmentId: 7, companyId: 'x', version: 9, fullname: 1 }
  expect(parseEmployeeChanges(known, patch, today)).toEqual({
    ok: true,
    value: { ...dismissed, departmentId: 7 },
  })
})

test('a patch is judged with what is stored', () => {
  expect(
    parseEmployeeChanges(anEmployee(), { dismissalDate: '2010-01-01', lastName: null }, today),
  ).toMatchObject({
    error: {
      errors: [
        { field: 'lastName', code: 'text/required' },
        { field: 'dismissalDate', code: 'dismissal-date/before-hire' },
      ],
    },
  })
})

test('what a patch does not name stays as it is stored, however it was typed', () => {
  const stored = { ...typed, firstName: 'вера' }
  expect(parseEmployeeChanges(stored, { lastName: 'БЕЛОВА' }, today)).toEqual({
    ok: true,
    value: { ...typed, firstName: 'вера', lastName: 'Белова' },
  })
})

test('a dismissal is entered a year ahead and no further; both sexes are known', () => {
  const codes = (changes: object) => refusals({ ...typed, ...changes }).map(({ field }) => field)
  expect(codes({ dismissalDate: '2027-03-16' })).toEqual([])
  expect(codes({ dismissalDate: '2027-03-17' })).toEqual(['dismissalDate'])
  expect([codes({ sex: 'm' }), codes({ sex: 'f' }), codes({ sex: 'x' })]).toEqual([[], [], ['sex']])
  expect(codes({ positionStaff: 'а'.repeat(256) })).toEqual(['positionStaff'])
  expect(codes({ personnelNumber: '1'.repeat(20) })).toEqual([])
  expect(codes({ personnelNumber: '1'.repeat(21) })).toEqual(['personnelNumber'])
})
