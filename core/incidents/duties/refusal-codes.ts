import { changeCodes } from '../../obligations/refusals.ts'
import { dayCodes } from '../../shared/dates/parse-day.ts'

/** What a requirement is refused with. */
export const requirementCodes = [
  ...dayCodes,
  'section/unknown',
  'list/invalid',
  'employee/required',
  'duty/too-many',
  'duty/before-accident',
  'duty/after-law',
] as const
export type RequirementCode = (typeof requirementCodes)[number]

/** What employees are refused with whom it is required of. */
export const whoCodes = ['employee/unknown', 'employee/dismissed', 'duty/required-already'] as const
export type WhoCode = (typeof whoCodes)[number]

/** What requiring is refused with, what assigning and changing an obligation may be refused with among it. */
export const requireCodes = [
  ...requirementCodes,
  ...whoCodes,
  ...changeCodes,
  'duty/unrelated',
  'incident/annulled',
] as const
export type RequireCode = (typeof requireCodes)[number]
