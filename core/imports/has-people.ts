import { findHeader } from './columns/find-header.ts'
import { proposeColumns } from './columns/propose-columns.ts'
import { takeRows } from './rows/take-rows.ts'
import type { Sheet } from './sheet.ts'

/** Whether a file whose head was found has a row of anybody under it; of one without a head nothing can be told, and it may. */
export function mayHavePeople(sheets: readonly Sheet[]): boolean {
  const found = sheets.flatMap((sheet) => {
    const header = findHeader(sheet)
    return header ? [{ sheet, header }] : []
  })
  return (
    found.length === 0 ||
    found.some(
      ({ sheet, header }) => takeRows(sheet, header, proposeColumns(sheet, header).columns).length > 0,
    )
  )
}
