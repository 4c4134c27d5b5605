import { file } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { inFormat } from '../contract/format-input.ts'
import { DOCUMENT_BATCH, DOCUMENT_FILE } from './document-wire.ts'

/** Issued papers as files. */
export const documentFileCalls = {
  file: call({
    method: 'get',
    path: DOCUMENT_FILE,
    who: { fileOf: 'document' },
    input: inFormat<'document'>(),
    answer: file('docx', 'pdf'),
    refuses: ['choice/unknown', 'format/docx-only', 'not-found'],
  }),
  batch: call({
    method: 'get',
    path: DOCUMENT_BATCH,
    who: { fileOf: 'document' },
    input: inFormat<'document'>(),
    weighs: 'paper',
    answer: file('zip'),
    refuses: ['choice/unknown', 'not-found'],
  }),
}
