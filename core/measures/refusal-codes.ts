import { dayCodes } from '../shared/dates/parse-day.ts'
import { lineCodes, textCodes } from '../shared/texts/text.ts'

/** What typed details of a measure are refused with. */
export const measureCodes = [
  ...textCodes,
  ...dayCodes,
  'employee/required',
  'employee/unknown',
  'employee/dismissed',
  'measure/due-before-decided',
] as const
export type MeasureCode = (typeof measureCodes)[number]

/** What the day of a decision is refused with. */
export const decidedCodes = [...dayCodes, 'date/in-future', 'measure/decided-before-origin'] as const
export type DecidedCode = (typeof decidedCodes)[number]

/** What a measure follows from is refused with. */
export const originCodes = [
  ...textCodes,
  'choice/unknown',
  'incident/unknown',
  'microtrauma/unknown',
  'inspector-order/unknown',
] as const
export type OriginCode = (typeof originCodes)[number]

/** What planning a measure is refused with. */
export const planCodes = [
  ...measureCodes,
  ...originCodes,
  ...decidedCodes,
  'microtrauma/closed',
  'incident/annulled',
  'measure/too-many',
  'point/taken',
] as const
export type PlanCode = (typeof planCodes)[number]

/** What changing one is refused with. */
export const changeCodes = [
  ...measureCodes,
  'measure/done-already',
  'measure/no-answer',
  'incident/annulled',
] as const
export type ChangeCode = (typeof changeCodes)[number]

/** What saying that one is done is refused with. */
export const completeCodes = [
  ...dayCodes,
  ...textCodes,
  'date/in-future',
  'link/invalid',
  'measure/done-already',
  'measure/done-before-decided',
  'incident/annulled',
] as const
export type CompleteCode = (typeof completeCodes)[number]

/** What the reason of an undoing is refused with. */
export const reasonCodes = [...lineCodes, 'reason/required', 'incident/annulled'] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** What an inspector’s order is refused with. */
export const orderCodes = [
  ...textCodes,
  ...dayCodes,
  'date/in-future',
  'document-number/required',
  'incident/unknown',
  'incident/annulled',
  'date/before-accident',
] as const
export type OrderCode = (typeof orderCodes)[number]

/** What its points are refused with as a list. */
export const pointCodes = ['list/invalid', 'points/required', 'measure/too-many'] as const
export type PointCode = (typeof pointCodes)[number]

/** What recording one with its points is refused with. */
export const recordOrderCodes = [...orderCodes, ...measureCodes, ...pointCodes, 'point/taken'] as const
export type RecordOrderCode = (typeof recordOrderCodes)[number]
