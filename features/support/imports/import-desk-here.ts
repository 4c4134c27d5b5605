import type { ImportDesk, Imports } from '@osh/core/imports/imports.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { describeLeft } from '@osh/core/wording/left-rows.ts'
import { makeHttpImports } from '#adapters/http/http-imports.ts'
import { readSheetsHere } from '#adapters/sheets/program/read-sheets.ts'

/** Staff files where no server reads them: by the same reader, in this process. */
export const makeImportDeskHere = (imports: Imports): ImportDesk =>
  makeHttpImports({
    list: (company) => imports.list(company),
    listLeft: async (company, id) => {
      const { fields, rows } = (await imports.readLeft(company, id)) ?? { fields: [], rows: [] }
      return { fields, rows: rows.map((row) => ({ ...row, why: describeLeft(row) })) }
    },
    load: (asked) => imports.load(asked),
    undo: (asked) => imports.undo(asked),
    read: async (_company, { bytes }) => {
      const read = await readSheetsHere(bytes)
      return read.ok ? ok(new Blob([read.value])) : read
    },
  })
