import { exportReadableJournal, exportVerifiableJournal } from '#adapters/documents/journal/journal-export.ts'
import { journalCalls, journalFileCalls } from '#adapters/wire/journal/journal-calls.ts'
import type { Api } from '../api.ts'
import { streamOf } from '../response/stream-of.ts'
import { serve } from '../serve.ts'

const described = {
  listPage:
    'The journal of actions, newest first: who has done what, when, and to which records, with what was and what is',
}

const ofFiles = {
  file: 'The journal that is in the chain: CSV for people with what the filter leaves, or JSON lines that `npm run verify-journal` checks, always the whole of it: a chain has no gaps',
}

/** The journal of actions. */
export function addJournalRoutes(api: Api): void {
  serve(api, journalCalls, described, ({ records }) => records.journal)
  serve(api, journalFileCalls, ofFiles, ({ records: { journal, members } }) => ({
    file: async (company, { format, ...filter }) => ({
      format,
      name: `Журнал действий.${format}`,
      latinName: 'journal',
      bytes: async () =>
        streamOf(
          format === 'jsonl'
            ? exportVerifiableJournal(journal, company)
            : exportReadableJournal(journal, company, filter, await members.list(company)),
        ),
    }),
  }))
}
