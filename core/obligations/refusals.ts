import { dayCodes } from '../shared/dates/parse-day.ts'
import { textCodes } from '../shared/texts/text.ts'

export const factorCodes = ['factor/required', 'factor/not-selectable'] as const
export const periodicityCodes = ['periodicity/required', 'periodicity/unrecognised'] as const

/** What a subject's own fields are refused with. */
export const subjectCodes = [...textCodes, ...factorCodes, 'quantity/invalid', 'choice/unknown'] as const
export type SubjectCode = (typeof subjectCodes)[number]

/** What the fields of an obligation are refused with. */
export const obligationCodes = [
  ...subjectCodes,
  ...periodicityCodes,
  'date/invalid',
  'date/in-future',
  'date/too-far',
  'rule/unknown',
  'obligation/date-or-deadline',
  'completion/not-assessed',
] as const
export type ObligationCode = (typeof obligationCodes)[number]

/** What giving one is refused with. */
export const assignCodes = [
  ...obligationCodes,
  'list/invalid',
  'section/unknown',
  'quantity/more-than-held',
] as const
export type AssignCode = (typeof assignCodes)[number]

/** What changing one is refused with. */
export const changeCodes = [
  ...obligationCodes,
  'obligation/section-fixed',
  'quantity/more-than-held',
] as const
export type ChangeCode = (typeof changeCodes)[number]

/** What a completion entered by hand is refused with. */
export const completionCodes = [
  ...dayCodes,
  'date/in-future',
  'completion/wrong-result',
  'quantity/invalid',
  'registration/before-approval',
] as const
export type CompletionCode = (typeof completionCodes)[number]

export type InActiveMemo = { readonly code: 'obligation/in-active-memo'; readonly memoNumber: number }

export const holdingCodes = ['ppe/more-than-held', 'ppe/issuance-has-returns'] as const
export type HoldingRefusal = { readonly code: (typeof holdingCodes)[number]; readonly ppe: string }

/** A completion that a memo entered is taken back in that memo, nowhere else. */
export type EnteredByMemo = { readonly code: 'completion/entered-by-memo' }
