import { ok } from '@osh/core/shared/results/result.ts'
import { describeLeft } from '@osh/core/wording/left-rows.ts'
import type { SheetReader } from '#adapters/sheets/sheet-reader.ts'
import { importCalls } from '#adapters/wire/imports/import-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  read: 'Reads a table file (.xlsx, .ods, .csv) and keeps nothing of it: a line of JSON for each sheet with its name and how many rows it has, then a line for each row',
  list: 'Staff files that were loaded, the latest first',
  listLeft: 'The rows of a file that were not loaded, each with why',
  load: 'Loads the rows of a staff file in one transaction: `rows` are a line and a text for each of `fields`, `choices` pairs of a line and an employee, `new` or `skip`, `columns` pairs of a title and what it is (the second of two equal titles is «дата (2)»), `mark` is of the plan that was shown; 409 where another one would come of it now',
  undo: 'Undoes a load, unless what it made has been changed since: then 409 names it',
}

/** Staff files. */
export const addImportRoutes = (api: Api, readSheets: SheetReader['read']): void =>
  serve(api, importCalls, described, ({ c, caller, records: { imports } }) => ({
    read: async (_, { bytes }) => {
      const read = await readSheets({ owner: caller.user, signal: c.req.raw.signal }, bytes)
      return read.ok
        ? ok({ format: 'jsonl', bytes: read.value, name: 'Листы.jsonl', latinName: 'sheets' } as const)
        : read
    },
    list: (companyId) => imports.list(companyId),
    listLeft: async (companyId, id) => {
      const { fields, rows } = (await imports.readLeft(companyId, id)) ?? { fields: [], rows: [] }
      return { fields, rows: rows.map((row) => ({ ...row, why: describeLeft(row) })) }
    },
    load: (asked) => imports.load(asked),
    undo: (asked) => imports.undo(asked),
  }))
