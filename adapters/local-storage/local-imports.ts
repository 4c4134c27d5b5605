import type { ImportDesk, Imports } from '@osh/core/imports/imports.ts'
import { readSheetsInBrowser } from '../sheets/sheets-in-browser.ts'

/** Staff files in the browser; the words for what was not loaded come when they are asked for. */
export const makeLocalImports = (imports: Imports): ImportDesk => ({
  read: readSheetsInBrowser,
  list: (company) => imports.list(company),
  listLeft: async (company, id) => {
    const left = await imports.readLeft(company, id)
    const { describeLeft } = await import('@osh/core/wording/left-rows.ts')
    const { fields, rows } = left ?? { fields: [], rows: [] }
    return { fields, rows: rows.map((row) => ({ ...row, why: describeLeft(row) })) }
  },
  load: (asked) => imports.load(asked),
  undo: (asked) => imports.undo(asked),
})
