import { periodicityCodes, subjectCodes } from '../obligations/refusals.ts'
import { dayCodes } from '../shared/dates/parse-day.ts'
import { lineCodes, textCodes } from '../shared/texts/text.ts'

/** What the answers about a post are refused with. */
export const profileCodes = ['choice/unknown', 'list/invalid', 'kind/required', ...lineCodes] as const
export type ProfileCode = (typeof profileCodes)[number]

/** What another periodicity is refused with. */
export const changeCodes = ['choice/unknown', ...periodicityCodes, ...lineCodes] as const
export type ChangeCode = (typeof changeCodes)[number]

/** What refusing a requirement is refused with. */
export const refuseCodes = ['choice/unknown', ...textCodes] as const
export type RefuseCode = (typeof refuseCodes)[number]

/** What the organisation’s own decision is refused with. */
export const ownCodes = [
  ...subjectCodes,
  ...periodicityCodes,
  'section/unknown',
  'requirement/there',
] as const
export type OwnCode = (typeof ownCodes)[number]

/** What an exception is refused with. */
export const exceptCodes = ['choice/unknown', ...textCodes, ...dayCodes, 'exception/past'] as const
export type ExceptCode = (typeof exceptCodes)[number]

/** What giving people what their posts require is refused with. */
export const applyCodes = [
  ...textCodes,
  'choice/unknown',
  'list/invalid',
  'date/in-future',
  'completion/not-assessed',
] as const
export type ApplyCode = (typeof applyCodes)[number]
