import { dayCodes } from '../shared/dates/parse-day.ts'
import { textCodes } from '../shared/texts/text.ts'

/** What a payer’s fields are refused with. */
export const payerCodes = [
  ...textCodes,
  ...dayCodes,
  'choice/unknown',
  'inn/invalid-length',
  'inn/wrong-check-digit',
  'kpp/invalid',
  'passport/invalid',
  'date/too-far',
  'email/required',
  'email/invalid',
  'phone/invalid',
  'bik/invalid',
  'account/invalid-length',
  'account/wrong-key',
] as const
export type PayerCode = (typeof payerCodes)[number]

/** What an order of a tariff is refused with. */
export const orderCodes = ['choice/unknown', 'payer/unknown', 'invoice/too-many'] as const
export type OrderCode = (typeof orderCodes)[number]
