import { textCodes } from '../shared/texts/text.ts'

/** What a staff file is refused with. */
export const sheetCodes = [
  'sheet/too-large',
  'sheet/not-a-table',
  'sheet/old-format',
  'sheet/encrypted',
  'sheet/damaged',
  'sheet/swells',
  'sheet/linked',
  'sheet/macros',
  'sheet/too-many-rows',
  'sheet/empty',
  'sheet/too-slow',
] as const
export type SheetCode = (typeof sheetCodes)[number]

/** What its table is refused with. */
export const tableCodes = [
  ...textCodes,
  'list/invalid',
  'sheet/too-many-rows',
  'choice/unknown',
  'date/too-far',
  'dismissal-date/before-hire',
] as const
export type TableCode = (typeof tableCodes)[number]
