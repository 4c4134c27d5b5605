import { lineCodes } from '../../shared/texts/text.ts'

/** What an annulment is refused with. */
export const annulCodes = [...lineCodes, 'reason/required', 'incident/annulled'] as const
export type AnnulCode = (typeof annulCodes)[number]

/** What taking an annulment back is refused with. */
export const restoreCodes = [
  ...lineCodes,
  'reason/required',
  'incident/not-annulled',
  'incident/microtrauma-closed',
] as const
export type RestoreCode = (typeof restoreCodes)[number]
