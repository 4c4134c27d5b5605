import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { file, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { forCompany } from '../contract/command-input.ts'
import { BODY_OF_LISTS } from '../contract/input.ts'
import { ofEmployee } from '../contract/refusals.ts'
import {
  documentGiven,
  previewGiven,
  writeIssueRequest,
  writePreviewRequest,
} from './document-request-wire.ts'
import { document } from './document-wire.ts'
import { issueCheck, knownAnswers, ofKnownPaper } from './known-paper-wire.ts'

const ofPaper = [
  'template/required',
  'template/unknown',
  'list/invalid',
  'choice/unknown',
  'incident/unknown',
  'microtrauma/unknown',
  'document-date/required',
  'document/value-missing',
  'not-found',
] as const

const ofIssue = [
  ...ofPaper,
  'document/out-of-bounds',
  'document-number/required',
  'document-number/invalid',
  'document-number/taken',
  'document-date/too-late',
  'date/invalid',
  ...ofEmployee,
  'number/invalid',
] as const

const asked = {
  method: 'post',
  who: 'member',
  right: 'issue-papers',
  bodyLimit: BODY_OF_LISTS,
  weighs: 'paper',
  input: forCompany<IssueRequest>({ fields: documentGiven, write: writeIssueRequest }),
} as const

/** Issuing documents, and whether they can be. */
export const issueCalls = {
  readKnown: query({
    path: '/api/documents/known-answers',
    who: 'member',
    right: 'issue-papers',
    input: ofKnownPaper,
    answer: one(knownAnswers),
    refuses: [
      'template/required',
      'template/unknown',
      'date/required',
      'date/invalid',
      'employee/unknown',
      'incident/unknown',
      'microtrauma/unknown',
      'number/invalid',
    ],
  }),
  check: call({
    ...asked,
    path: '/api/documents/check',
    keepsNothing: true,
    answer: one(issueCheck),
    refuses: ofIssue,
  }),
  issue: call({
    ...asked,
    path: '/api/documents',
    answer: newOne(document),
    refuses: [...ofIssue, 'tariff/ended'],
  }),
}

/** Papers before they are issued. */
export const previewCalls = {
  preview: call({
    path: '/api/documents/preview',
    keepsNothing: true,
    who: 'member',
    right: 'issue-papers',
    bodyLimit: BODY_OF_LISTS,
    weighs: 'paper',
    input: forCompany<PreviewRequest>({ fields: previewGiven, write: writePreviewRequest }),
    answer: file('docx', 'pdf'),
    refuses: ofPaper,
  }),
}
