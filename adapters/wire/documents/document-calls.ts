import { lineCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { all, countedList, longList, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { ofOne } from '../contract/command-input.ts'
import { byId, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { givenText } from '../wire-format.ts'
import {
  filterParameters,
  latestParameter,
  readDocumentFilter,
  readDocumentQuery,
  readLatest,
  writeDocumentParams,
  writeFilterParams,
} from './document-query-wire.ts'
import { document } from './document-wire.ts'
import { documentNumber, lastAnswers, ofForm, ofYear } from './issue-hints-wire.ts'

const listed = { method: 'get', path: '/api/documents', who: 'member', right: 'see-records' } as const
const ofFilter = [
  'text/required',
  'text/too-long',
  'text/not-text',
  'text/forbidden-character',
  'date/required',
  'date/invalid',
  'number/invalid',
] as const

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
    refuses: ofFilter,
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
    refuses: [...ofFilter, 'page/invalid', 'page-size/invalid'],
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
    refuses: ['number/invalid', 'document-number/invalid', 'choice/unknown'],
  }),
  readLastAnswers: query({
    path: '/api/documents/last-answers',
    who: 'member',
    right: 'issue-papers',
    input: ofForm,
    answer: one(lastAnswers),
    refuses: ['template/required', 'template/unknown'],
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
    refuses: ['text/required', ...lineCodes, 'not-found', 'document/annulled-already'],
  }),
}
