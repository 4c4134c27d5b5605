import { paperRecordCalls } from '#adapters/wire/paper-records/paper-record-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  look: 'What an issued protocol or order of appointment would record, row by row, and what was recorded before',
  record:
    'Records what a paper says in one transaction: `rows` are keys of the rows that are meant, `failed` of those whose check was not passed, `date` when it was, the paper’s own day unless said; `mark` is of what was looked at; 409 where it is another now',
  undo: 'Undoes all that was recorded from a paper, unless any of it has been changed since: then 409 names it',
}

/** What papers say, as it goes into the records. */
export const addPaperRecordRoutes = (api: Api): void =>
  serve(api, paperRecordCalls, described, ({ records }) => records.paperRecords)
