import { textCodes } from '../shared/texts/text.ts'

/** What typed papers and recipients are refused with. */
export const sendingCodes = [
  ...textCodes,
  'list/invalid',
  'choice/unknown',
  'email/required',
  'email/invalid',
  'sending/no-documents',
  'sending/too-many-documents',
  'sending/no-recipients',
  'sending/too-many-recipients',
] as const
export type SendingCode = (typeof sendingCodes)[number]

/** What sending them is refused with. */
export const sendCodes = [
  ...sendingCodes,
  'documents/unknown',
  'employee/unknown',
  'sending/annulled',
  'sending/no-address',
  'sending/too-large',
  'sending/too-many-today',
] as const
export type SendCode = (typeof sendCodes)[number]
