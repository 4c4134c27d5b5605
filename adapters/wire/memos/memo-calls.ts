import { memoCodes, memoRefusals, unseenCodes } from '@osh/core/memos/refusals.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { newOne, one, page, withVersion } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, versionedPatchOf } from '../contract/command-input.ts'
import { BODY_OF_MEMO, type InputCodec } from '../contract/input.ts'
import { byId, ofCompany, withQuery } from '../contract/query-input.ts'
import type { OfOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { sectionQuery } from '../lists/section-parameter.ts'
import { pageCodes } from '../page-wire.ts'
import { readMemoQuery, writeMemoParams } from './memo-query-wire.ts'
import { memoChangesGiven, memoGiven, memoNames as names, memoWords as words } from './memo-request-wire.ts'
import { memo, memoStatusWord, nextNumber } from './memo-wire.ts'

const refuses = [...memoCodes, ...memoRefusals] as const

type Canceled = OfOne<'memo'> & { readonly version: number | null }

/** `method({ companyId, id, version })`, told by `canceled` in the body. */
const canceled: InputCodec<OfOne<'memo'>, [Canceled], never> = {
  body: z.object({ canceled: z.literal(true) }),
  versioned: true,
  read: ({ of, version }) => ok([{ ...of, version }]),
  write: ({ version, ...of }) => ({ of, body: { canceled: true }, version }),
}

const changed = {
  method: 'patch',
  path: '/api/memos/{id}',
  who: { ownerOf: 'memo' },
  right: 'form-memos',
  bodyLimit: BODY_OF_MEMO,
} as const

/** The register of memos. A memo is edited and canceled under one address: which it is the body says. */
export const memoCalls = {
  list: query({
    path: '/api/memos',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { ...pageQuery, section: sectionQuery, status: { schema: memoStatusWord } },
      read: readMemoQuery,
      write: writeMemoParams,
    }),
    answer: page(memo),
    refuses: [...pageCodes, 'section/unknown', 'choice/unknown'],
  }),
  findNextNumber: query({
    path: '/api/memos/next-number',
    who: 'member',
    right: 'form-memos',
    input: ofCompany,
    answer: one(nextNumber),
  }),
  get: call({
    method: 'get',
    path: '/api/memos/{id}',
    who: { ownerOf: 'memo' },
    right: 'see-staff',
    input: byId<'memo'>(),
    answer: withVersion(one(memo)),
    refuses: ['not-found'],
  }),
  form: call({
    path: '/api/memos',
    who: 'member',
    right: 'form-memos',
    bodyLimit: BODY_OF_MEMO,
    input: detailsInCompany({ fields: memoGiven, names, words }),
    answer: withVersion(newOne(memo)),
    refuses: ['tariff/ended', 'tariff/without-section', ...refuses, 'section/unknown'],
  }),
  edit: call({
    ...changed,
    input: versionedPatchOf<'memo'>({ fields: memoChangesGiven, names, words }),
    answer: withVersion(one(memo)),
    refuses: ['tariff/ended', 'tariff/without-section', ...refuses, ...unseenCodes, 'stale'],
  }),
  cancel: call({
    ...changed,
    when: (_, body) => body.canceled === true,
    input: canceled,
    answer: withVersion(one(memo)),
    refuses: [...memoRefusals, 'stale'],
  }),
}
