import type { DocumentIssuer, IssueRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { readIssueRequest } from '@osh/core/documents/issuing/read-issue-request.ts'
import { describe, expect, test } from 'vitest'
import { made } from '../contract/answer.ts'
import { call, type Described, type PortOf, type ServedBy } from '../contract/call.ts'
import { forCompany } from '../contract/command-input.ts'
import { documentGiven, writeIssueRequest } from './document-request-wire.ts'
import { document } from './document-wire.ts'
import { issueCalls } from './issue-calls.ts'

const rest = {
  method: 'post',
  path: '/api/documents',
  who: 'member',
  input: forCompany<IssueRequest>({ fields: documentGiven, write: writeIssueRequest }),
  answer: made(document),
} as const
const ofJudge = [
  'template/required',
  'template/unknown',
  'list/invalid',
  'choice/unknown',
  'document-number/required',
  'document-number/invalid',
  'document-date/required',
  'date/invalid',
] as const
const ofPort = [
  ...ofJudge,
  'number/invalid',
  'document-date/too-late',
  'document/value-missing',
  'document/out-of-bounds',
  'employee/required',
  'employee/unknown',
  'not-found',
] as const

test('the call lists what is listed here, and the number that is taken', () => {
  expect([...issueCalls.issue.refuses].sort()).toEqual([...ofPort, 'document-number/taken'].sort())
})

describe('what does not compile', () => {
  test('issuing without the code of a number that is taken', () => {
    const issue = call({ ...rest, refuses: ofPort })
    // @ts-expect-error '"document-number/taken"' is not assignable to type '… "document-number/invalid" …'
    const serving = (issuer: DocumentIssuer): ServedBy<{ issue: typeof issue }> => issuer
    expect(serving).toBeDefined()
  })

  test('a judge of a batch without the code of a number that is none', () => {
    const issue = call({ ...rest, refuses: ofJudge })
    const described = { summary: 'Issues a document', judge: readIssueRequest }
    // @ts-expect-error '"number/invalid"' is not assignable to type '… "date/invalid" …'
    const served: Described<{ issue: typeof issue }> = { issue: described }
    expect(served).toBeDefined()
  })

  test('a code that no issuer refuses with', () => {
    const issue = call({ ...rest, refuses: [...ofPort, 'document-number/taken', 'inn/taken'] })
    // @ts-expect-error '"inn/taken"' is not assignable to type '… "document-number/taken" …'
    const calling = (client: PortOf<{ issue: typeof issue }>): DocumentIssuer => client
    expect(calling).toBeDefined()
  })
})
