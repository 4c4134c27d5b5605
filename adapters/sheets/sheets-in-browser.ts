import { checkFileSize } from '@osh/core/imports/check-file-size.ts'
import type { ImportDesk } from '@osh/core/imports/imports.ts'

/** Reads staff files where no server does: by its own reader, which comes with the first of them. */
export const readSheetsInBrowser: ImportDesk['read'] = async (_company, { bytes }) => {
  const size = checkFileSize(bytes.length)
  if (!size.ok) return size
  const { takeSheets } = await import('./program/take-sheets.ts')
  return takeSheets(bytes)
}
