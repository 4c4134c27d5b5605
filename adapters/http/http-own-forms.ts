import { checkFormSize } from '@osh/core/documents/own-forms/check-form-size.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import {
  ownFormCalls,
  ownFormFileCalls,
  ownFormSampleCalls,
} from '#adapters/wire/documents/own-form-calls.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

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
