import type { DocumentFiles } from '@osh/core/documents/issuing/document-issuer.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { documentFileCalls, printCalls } from '#adapters/wire/documents/document-file-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeLaterClient } from './client-later.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** Links to stored papers; a preview is kept in the browser's memory for as long. */
export function makeHttpDocumentFiles(client: HttpClient, links: MakeLinks): DocumentFiles {
  const { file, batch } = links(documentFileCalls)
  const previews = makeLaterClient(client, async () => (await import('./desk-calls.ts')).previewCalls)
  const { together } = makeClient(client, printCalls)
  return {
    makeLink: file,
    makeBatchLink: batch,
    makeJointLink: async (companyId, request) => {
      const printed = await together(companyId, request)
      return printed.ok ? ok(addressFor(printed.value)) : printed
    },
    makePreviewLink: async (companyId, request) => {
      const shown = await previews.preview(companyId, request)
      return shown.ok ? ok(addressFor(shown.value)) : shown
    },
  }
}
