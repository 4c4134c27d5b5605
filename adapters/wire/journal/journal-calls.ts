import type { UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { file, page } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { withQuery } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes } from '../page-wire.ts'
import { id, idOf, listOf, moment } from '../wire-format.ts'
import {
  filterCodes,
  formatParameter,
  journalParameters,
  readJournalExport,
  readJournalQuery,
  writeJournalExport,
  writeJournalParams,
} from './journal-query-wire.ts'

const values = z.nullable(z.record(z.string(), z.unknown()))

const change = z.object({
  record: z.string(),
  ids: listOf(z.int()),
  count: z.int().check(z.nonnegative()),
  before: values,
  after: values,
})

const line = thing(
  {
    id,
    number: z.nullable(id),
    by: idOf<UserId>(),
    at: moment,
    command: z.string(),
    count: z.int().check(z.nonnegative()),
    changes: listOf(change),
  },
  { by: 'userId' },
)

/** The journal of actions. */
export const journalCalls = {
  listPage: query({
    path: '/api/journal',
    who: 'member',
    right: 'see-journal',
    input: withQuery({
      parameters: { ...pageQuery, ...journalParameters },
      read: readJournalQuery,
      write: writeJournalParams,
    }),
    answer: page(line),
    refuses: [...filterCodes, ...pageCodes],
  }),
}

/** What the filter leaves, for people; the whole of it, to be verified. */
export const journalFileCalls = {
  file: query({
    path: '/api/journal/export',
    who: 'member',
    right: 'see-journal',
    weighs: 'paper',
    input: withQuery({
      parameters: { format: formatParameter, ...journalParameters },
      read: readJournalExport,
      write: writeJournalExport,
    }),
    answer: file('csv', 'jsonl'),
    refuses: filterCodes,
  }),
}
