import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { file, newOne } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { forCompany } from '../contract/command-input.ts'
import { BODY_OF_LISTS } from '../contract/input.ts'
import {
  documentGiven,
  previewGiven,
  writeIssueRequest,
  writePreviewRequest,
} from './document-request-wire.ts'
import { document } from './document-wire.ts'

const ofPaper = [
  'template/required',
  'template/unknown',
  'list/invalid',
  'choice/unknown',
  'document-date/required',
  'document/value-missing',
  'not-found',
] as const

/** Issuing documents. */
export const issueCalls = {
  issue: call({
    method: 'post',
    path: '/api/documents',
    who: 'member',
    bodyLimit: BODY_OF_LISTS,
    input: forCompany<IssueRequest>({ fields: documentGiven, write: writeIssueRequest }),
    answer: newOne(document),
    refuses: [
      ...ofPaper,
      'document/out-of-bounds',
      'document-number/required',
      'document-number/invalid',
      'document-number/taken',
      'document-date/too-late',
      'date/invalid',
      'employee/required',
      'employee/unknown',
      'number/invalid',
    ],
  }),
}

/** Papers before they are issued. */
export const previewCalls = {
  preview: call({
    method: 'post',
    path: '/api/documents/preview',
    keepsNothing: true,
    who: 'member',
    bodyLimit: BODY_OF_LISTS,
    input: forCompany<PreviewRequest>({ fields: previewGiven, write: writePreviewRequest }),
    answer: file('docx', 'pdf'),
    refuses: ofPaper,
  }),
}
