import type { JournalFiles } from '@osh/core/journal/journal-repository.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeLaterClient } from './client-later.ts'
import type { HttpClient } from './session/http-client.ts'

/** A signed link names one thing of a company; the journal comes with the request of whoever asks. */
export function makeHttpJournalFiles(client: HttpClient): JournalFiles {
  const { file } = makeLaterClient(client, async () => (await import('./desk-calls.ts')).journalFileCalls)
  return { makeLink: async (companyId, query) => ok(addressFor(await file(companyId, query))) }
}
