import { dayCodes } from '../shared/dates/parse-day.ts'
import { textCodes } from '../shared/texts/text.ts'

/** What `parsePersonName` refuses with. */
export const personNameCodes = [...textCodes, 'name/forbidden-character', 'name/mixed-alphabets'] as const
export type PersonNameCode = (typeof personNameCodes)[number]

/** What an employee’s fields are refused with. */
export const employeeCodes = [
  ...personNameCodes,
  ...dayCodes,
  'department/required',
  'department/unknown',
  'position/required',
  'position/unknown',
  'sex/required',
  'date/too-far',
  'birth-date/not-past',
  'birth-date/too-young',
  'dismissal-date/before-hire',
  'personnel-number/taken',
  'snils/invalid-length',
  'snils/wrong-check-digits',
  'phone/invalid',
  'email/required',
  'email/invalid',
  'height/invalid',
  'clothing-size/invalid',
  'shoe-size/invalid',
  'headgear-size/invalid',
  'glove-size/invalid',
  'respirator-size/invalid',
] as const
export type EmployeeCode = (typeof employeeCodes)[number]

/** What an absence’s fields are refused with. */
export const absenceCodes = [
  ...dayCodes,
  'absence-kind/required',
  'date/too-far',
  'absence/ends-before-start',
  'absence/before-hire',
  'absence/after-dismissal',
  'absence/overlaps',
] as const
export type AbsenceCode = (typeof absenceCodes)[number]
