import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { issueCodes, previewCodes } from '@osh/core/documents/refusal-codes.ts'
import { file, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { forCompany } from '../contract/command-input.ts'
import { BODY_OF_LISTS } from '../contract/input.ts'
import {
  documentGiven,
  previewGiven,
  writeIssueRequest,
  writePreviewRequest,
} from './document-request-wire.ts'
import { document } from './document-wire.ts'
import { issueCheck, knownAnswers, knownPaperCodes, ofKnownPaper } from './known-paper-wire.ts'

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
    refuses: knownPaperCodes,
  }),
  check: call({
    ...asked,
    path: '/api/documents/check',
    keepsNothing: true,
    answer: one(issueCheck),
    refuses: [...issueCodes, 'not-found'],
  }),
  issue: call({
    ...asked,
    path: '/api/documents',
    answer: newOne(document),
    refuses: [...issueCodes, 'not-found', 'tariff/ended'],
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
    refuses: [...previewCodes, 'not-found'],
  }),
}
