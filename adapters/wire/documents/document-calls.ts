import { templateCodes } from '@osh/core/documents/library/parse-template-id.ts'
import { textCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { all, countedList, longList, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { ofOne } from '../contract/command-input.ts'
import { byId, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes } from '../page-wire.ts'
import { givenText } from '../wire-format.ts'
import {
  filterCodes,
  filterParameters,
  latestParameter,
  readDocumentFilter,
  readDocumentQuery,
  readLatest,
  writeDocumentParams,
  writeFilterParams,
} from './document-query-wire.ts'
import { document } from './document-wire.ts'
import { documentNumber, freeNumbersCodes, lastAnswers, ofForm, ofYear } from './issue-hints-wire.ts'

const listed = { method: 'get', path: '/api/documents', who: 'member', right: 'see-records' } as const

/** The archive. All of it, a page, and the latest of each form share their path: which is asked for the query says. */
export const documentCalls = {
  list: query({
    ...listed,
    input: withQuery({
      parameters: filterParameters,
      read: readDocumentFilter,
      write: writeFilterParams,
    }),
    weighs: 'list',
    answer: longList(document),
    refuses: filterCodes,
  }),
  listPage: query({
    ...listed,
    when: (query) => Boolean(query.page || query.limit),
    input: withQuery({
      parameters: { ...pageQuery, ...filterParameters },
      read: readDocumentQuery,
      write: writeDocumentParams,
    }),
    answer: page(document),
    refuses: [...filterCodes, ...pageCodes],
  }),
  listLatest: query({
    ...listed,
    when: (query) => Boolean(query.latest),
    input: withQuery({
      parameters: { latest: latestParameter },
      read: readLatest,
      write: (latest: number) => ({ latest }),
    }),
    answer: countedList(document),
    refuses: ['number/invalid'],
  }),
  listFreeNumbers: query({
    path: '/api/documents/free-numbers',
    who: 'member',
    right: 'issue-papers',
    input: ofYear,
    answer: one(all(documentNumber)),
    refuses: freeNumbersCodes,
  }),
  readLastAnswers: query({
    path: '/api/documents/last-answers',
    who: 'member',
    right: 'issue-papers',
    input: ofForm,
    answer: one(lastAnswers),
    refuses: templateCodes,
  }),
  get: call({
    method: 'get',
    path: '/api/documents/{id}',
    who: { ownerOf: 'document' },
    right: 'see-records',
    input: byId<'document'>(),
    answer: one(document),
    refuses: ['not-found'],
  }),
  annul: call({
    path: '/api/documents/{id}/annulment',
    who: { ownerOf: 'document' },
    right: 'change',
    input: ofOne<'document', { readonly reason: unknown }>({ fields: z.object({ reason: givenText }) }),
    answer: one(document),
    refuses: [...textCodes, 'not-found', 'document/annulled-already'],
  }),
}
