import type { JournalFiles } from '@osh/core/journal/journal-repository.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { journalFileCalls } from '#adapters/wire/journal/journal-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeClient } from './client-of.ts'
import type { HttpClient } from './session/http-client.ts'

/** A signed link names one thing of a company; the journal comes with the request of whoever asks. */
export function makeHttpJournalFiles(client: HttpClient): JournalFiles {
  const { file } = makeClient(client, journalFileCalls)
  return { makeLink: async (companyId, format) => ok(addressFor(await file(companyId, format))) }
}
