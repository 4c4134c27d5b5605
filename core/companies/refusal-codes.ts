import { textCodes } from '../shared/texts/text.ts'

/** What an ИНН is refused with. */
export const innCodes = ['text/required', 'inn/invalid-length', 'inn/wrong-check-digit'] as const
export type InnCode = (typeof innCodes)[number]

/** What a company’s fields are refused with. */
export const companyCodes = [
  ...textCodes,
  ...innCodes,
  'list/invalid',
  'phone/invalid',
  'email/required',
  'email/invalid',
  'kpp/invalid',
  'ogrn/invalid-length',
  'ogrn/wrong-check-digit',
  'ogrn/other-kind',
  'okpo/invalid',
  'oktmo/invalid',
  'okato/invalid',
  'okogu/invalid',
  'okved/invalid',
  'time-zone/unknown',
  'choice/unknown',
] as const
export type CompanyCode = (typeof companyCodes)[number]

/** What a request for an activity is refused with. */
export const activityRequestCodes = [
  ...textCodes,
  'email/required',
  'email/invalid',
  'phone/invalid',
] as const
export type ActivityRequestCode = (typeof activityRequestCodes)[number]
