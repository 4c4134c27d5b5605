import type { PrintRequest } from '@osh/core/documents/printing/print-together.ts'
import { printCodes } from '@osh/core/documents/refusal-codes.ts'
import * as z from 'zod/mini'
import { file } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { forCompany } from '../contract/command-input.ts'
import { inFormat } from '../contract/format-input.ts'
import { BODY_OF_LISTS } from '../contract/input.ts'
import { givenId, givenList, givenNumber } from '../wire-format.ts'
import { DOCUMENT_BATCH, DOCUMENT_FILE } from './document-wire.ts'

/** Issued papers as files. */
export const documentFileCalls = {
  file: call({
    method: 'get',
    path: DOCUMENT_FILE,
    who: { fileOf: 'document' },
    right: 'see-records',
    input: inFormat<'document'>(),
    answer: file('docx', 'pdf'),
    refuses: ['choice/unknown', 'format/docx-only', 'right/hidden', 'not-found'],
  }),
  batch: call({
    method: 'get',
    path: DOCUMENT_BATCH,
    who: { fileOf: 'document' },
    right: 'see-records',
    input: inFormat<'document'>(),
    weighs: 'paper',
    answer: file('zip'),
    refuses: ['choice/unknown', 'right/hidden', 'not-found'],
  }),
}

/** Issued papers as one file. */
export const printCalls = {
  together: call({
    path: '/api/documents/print',
    keepsNothing: true,
    who: 'member',
    right: 'see-records',
    bodyLimit: BODY_OF_LISTS,
    weighs: 'paper',
    input: forCompany<PrintRequest>({
      fields: z.object({
        documentIds: z.exactOptional(z.nullable(givenList(givenId))),
        batchId: givenNumber,
      }),
      write: (request) => ('batch' in request ? { batchId: request.batch } : { documentIds: request.ids }),
    }),
    answer: file('pdf'),
    refuses: [...printCodes, 'right/hidden'],
  }),
}
