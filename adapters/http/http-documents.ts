import type { DocumentFiles } from '@osh/core/documents/issuing/document-issuer.ts'
import { checkFormSize } from '@osh/core/documents/own-forms/check-form-size.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { documentFileCalls, printCalls } from '#adapters/wire/documents/document-file-calls.ts'
import { previewCalls } from '#adapters/wire/documents/issue-calls.ts'
import {
  ownFormCalls,
  ownFormFileCalls,
  ownFormSampleCalls,
} from '#adapters/wire/documents/own-form-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** Links to stored papers; a preview is kept in the browser's memory for as long. */
export function makeHttpDocumentFiles(client: HttpClient, links: MakeLinks): DocumentFiles {
  const { file, batch } = links(documentFileCalls)
  const { preview } = makeClient(client, previewCalls)
  const { together } = makeClient(client, printCalls)
  return {
    makeLink: file,
    makeBatchLink: batch,
    makeJointLink: async (companyId, request) => {
      const printed = await together(companyId, request)
      return printed.ok ? ok(addressFor(printed.value)) : printed
    },
    makePreviewLink: async (companyId, request) => {
      const shown = await preview(companyId, request)
      return shown.ok ? ok(addressFor(shown.value)) : shown
    },
  }
}

/** A file over the limit is refused without being sent. */
export function makeHttpOwnForms(client: HttpClient, links: MakeLinks): OwnForms {
  const { upload, ...others } = makeClient(client, ownFormCalls)
  const { readSample: sample, readEditable: editable } = links(ownFormSampleCalls)
  return {
    ...others,
    upload: async (companyId, templateId, file) => {
      const size = checkFormSize(file.bytes.length)
      return size.ok ? upload(companyId, templateId, file) : size
    },
    makeLink: links(ownFormFileCalls).file,
    makeSampleLink: sample,
    makeEditableLink: editable,
  }
}
