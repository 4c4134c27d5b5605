import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { memoRefusals } from '@osh/core/memos/refusals.ts'
import type { PaperOffer } from '@osh/core/paper-records/offer.ts'
import type { PaperRecord } from '@osh/core/paper-records/paper-record.ts'
import { choiceCodes } from '@osh/core/paper-records/read-choice.ts'
import type { CompanyId, DocumentId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { codec, one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { detailsOfOne, ofOneAlone } from '../contract/command-input.ts'
import { day, givenList, givenText, idOf, signed } from '../wire-format.ts'

const recordFields = z.object({
  documentId: idOf<DocumentId>(),
  companyId: idOf<CompanyId>(),
  count: z.int(),
  made: signed,
  undone: z.nullable(signed),
})

const paperRecord = codec(recordFields, {
  encode: (told: PaperRecord) => told,
  decode: (json): PaperRecord => json,
})

const offer = codec(
  z.object({
    kind: z.enum(['check', 'order', 'issue']),
    title: z.string(),
    number: z.string(),
    date: day,
    rows: z.array(
      z.object({
        key: z.string(),
        who: z.string(),
        what: z.string(),
        becomes: z.enum(['memo-row', 'completion', 'issue', 'holder', 'end', 'nothing']),
        memoNumber: z.nullable(z.int()),
        instead: z.string(),
        why: z.nullable(
          z.enum([
            ...(['recorded', 'later-known', 'no-obligation', 'person-unknown', 'dismissed'] as const),
            ...(['row-done', 'in-memo', 'no-date'] as const),
          ]),
        ),
        done: z.nullable(z.object({ employeeId: idOf<EmployeeId>(), on: z.nullable(day) })),
        chosen: z.boolean(),
      }),
    ),
    mark: z.string(),
    record: z.nullable(recordFields),
  }),
  {
    encode: (told: PaperOffer) => ({ ...told, rows: [...told.rows] }),
    decode: (json): PaperOffer => json,
  },
)

const ofDocument = { who: { ownerOf: 'document' }, right: 'change' } as const
const path = '/api/documents/{id}/records'

/** Keys of some thousands of rows, twice. */
const BODY_OF_KEYS = 512 * 1024

/** What papers say, as it goes into the records. */
export const paperRecordCalls = {
  look: call({
    ...ofDocument,
    method: 'get',
    path,
    input: ofOneAlone<'document'>(),
    answer: one(offer),
    refuses: ['not-found'],
  }),
  record: call({
    ...ofDocument,
    path,
    weighs: 'list',
    bodyLimit: BODY_OF_KEYS,
    input: detailsOfOne<'document'>({
      fields: z.object({
        rows: givenList(givenText),
        failed: givenList(givenText),
        date: z.optional(z.nullable(givenText)),
        mark: givenText,
      }),
    }),
    answer: one(paperRecord),
    refuses: [
      ...choiceCodes,
      ...memoRefusals,
      'paper-record/nothing',
      'paper-record/made',
      'stale',
      'document/annulled-already',
      'tariff/ended',
    ],
  }),
  undo: call({
    ...ofDocument,
    path: '/api/documents/{id}/records/undoing',
    weighs: 'list',
    input: ofOneAlone<'document'>(),
    answer: one(paperRecord),
    refuses: ['not-found', 'paper-record/undone', 'paper-record/touched', 'paper-record/told'],
  }),
}
