import { measureStates, originKinds } from '@osh/core/measures/measure.ts'
import type { MeasureFilter } from '@osh/core/measures/measure-repository.ts'
import {
  changeCodes,
  completeCodes,
  orderCodes,
  planCodes,
  reasonCodes,
  recordOrderCodes,
} from '@osh/core/measures/refusal-codes.ts'
import { type Input, readObject } from '@osh/core/shared/input/field-reader.ts'
import type { PageQuery } from '@osh/core/shared/page.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { lineCodes, parseText } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { list, newOne, one, page, withVersion } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, versionedPatchOf } from '../contract/command-input.ts'
import { BODY_OF_LISTS, type InputCodec } from '../contract/input.ts'
import { byId, ofCompany, withQuery } from '../contract/query-input.ts'
import type { OfOne } from '../contract/who.ts'
import { wordOf } from '../incidents/word-of.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { readGiven, type WireCode } from '../read-given.ts'
import { givenText } from '../wire-format.ts'
import {
  completionGiven,
  counts,
  inspectorOrder,
  listedMeasure,
  measure,
  measureChangesGiven,
  measureGiven,
  orderChangesGiven,
  orderGiven,
} from './measure-wire.ts'

const ofOne = ['not-found', 'stale'] as const

type Versioned = { readonly version: number | null }

/** `method({ companyId, id, version, reason })` */
const withReason = <O extends 'measure' | 'inspectorOrder'>(): InputCodec<
  OfOne<O>,
  [OfOne<O> & Versioned & { readonly reason: unknown }],
  WireCode
> => ({
  body: reasonGiven,
  versioned: true,
  read: ({ of, body, version }) => {
    const sent = readGiven(reasonGiven, body)
    return sent.ok ? ok([{ ...of, version, reason: sent.value.reason }]) : sent
  },
  write: ({ companyId, id, version, reason }) => ({ of: { companyId, id }, body: { reason }, version }),
})
const reasonGiven = z.object({ reason: givenText })

/** `method({ companyId, id, version, details })` */
const completion: InputCodec<
  OfOne<'measure'>,
  [OfOne<'measure'> & Versioned & { readonly details: Input }],
  WireCode
> = {
  body: completionGiven,
  versioned: true,
  read: ({ of, body, version }) => {
    const details = readGiven(completionGiven, body)
    return details.ok ? ok([{ ...of, version, details: details.value }]) : details
  },
  write: ({ companyId, id, version, details }) => ({ of: { companyId, id }, body: details, version }),
}

const filters = {
  search: (value: unknown) => parseText(value, { max: 200, required: false }),
  state: wordOf(measureStates),
  origin: wordOf(originKinds),
}

/** Measures and inspectors' orders. */
export const measureCalls = {
  listPage: query({
    path: '/api/measures',
    who: 'member',
    right: 'see-records',
    input: withQuery({
      parameters: {
        ...pageQuery,
        search: { schema: z.string() },
        state: { schema: z.enum(measureStates) },
        origin: { schema: z.enum(originKinds) },
      },
      read: (given) => {
        const filter = readObject(given, filters)
        if (!filter.ok) return filter
        const asked = readPage(given)
        return asked.ok ? ok<MeasureFilter & PageQuery>({ ...filter.value, ...asked.value }) : asked
      },
      write: ({ page, limit, search, state, origin }: MeasureFilter & PageQuery) => ({
        ...writePageParams({ page, limit }),
        ...(search && { search }),
        ...(state && { state }),
        ...(origin && { origin }),
      }),
    }),
    answer: page(listedMeasure),
    refuses: ['choice/unknown', ...lineCodes, ...pageCodes],
  }),
  countByState: query({
    path: '/api/measures/counts',
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: one(counts),
  }),
  listForIncident: query({
    path: '/api/incidents/{id}/measures',
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: list(listedMeasure),
  }),
  listForMicrotrauma: query({
    path: '/api/microtraumas/{id}/measures',
    who: { ownerOf: 'microtrauma' },
    right: 'see-records',
    input: byId<'microtrauma'>(),
    answer: list(listedMeasure),
  }),
  listForOrder: query({
    path: '/api/inspector-orders/{id}/measures',
    who: { ownerOf: 'inspectorOrder' },
    right: 'see-records',
    input: byId<'inspectorOrder'>(),
    answer: list(measure),
  }),
  plan: call({
    path: '/api/measures',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: measureGiven }),
    answer: newOne(measure),
    refuses: ['tariff/ended', ...planCodes],
  }),
  change: call({
    method: 'patch',
    path: '/api/measures/{id}',
    who: { ownerOf: 'measure' },
    right: 'change',
    input: versionedPatchOf<'measure'>({ fields: measureChangesGiven }),
    answer: withVersion(one(measure)),
    refuses: [...changeCodes, ...ofOne],
  }),
  complete: call({
    path: '/api/measures/{id}/completion',
    who: { ownerOf: 'measure' },
    right: 'change',
    input: completion,
    answer: withVersion(one(measure)),
    refuses: [...completeCodes, ...ofOne],
  }),
  takeBack: call({
    path: '/api/measures/{id}/completion/withdrawal',
    who: { ownerOf: 'measure' },
    right: 'change',
    input: withReason<'measure'>(),
    answer: withVersion(one(measure)),
    refuses: [...reasonCodes, 'measure/not-done', ...ofOne],
  }),
  remove: call({
    path: '/api/measures/{id}/removal',
    who: { ownerOf: 'measure' },
    right: 'change',
    input: withReason<'measure'>(),
    answer: withVersion(one(measure)),
    refuses: [...reasonCodes, ...ofOne],
  }),
  findOrder: call({
    method: 'get',
    path: '/api/inspector-orders/{id}',
    who: { ownerOf: 'inspectorOrder' },
    right: 'see-records',
    input: byId<'inspectorOrder'>(),
    answer: withVersion(one(inspectorOrder)),
    refuses: ['not-found'],
  }),
  recordOrder: call({
    path: '/api/inspector-orders',
    who: 'member',
    right: 'change',
    bodyLimit: BODY_OF_LISTS,
    input: detailsInCompany({ fields: orderGiven }),
    answer: newOne(inspectorOrder),
    refuses: ['tariff/ended', ...recordOrderCodes],
  }),
  changeOrder: call({
    method: 'patch',
    path: '/api/inspector-orders/{id}',
    who: { ownerOf: 'inspectorOrder' },
    right: 'change',
    input: versionedPatchOf<'inspectorOrder'>({ fields: orderChangesGiven }),
    answer: withVersion(one(inspectorOrder)),
    refuses: [...orderCodes, ...ofOne],
  }),
  removeOrder: call({
    path: '/api/inspector-orders/{id}/removal',
    who: { ownerOf: 'inspectorOrder' },
    right: 'change',
    input: withReason<'inspectorOrder'>(),
    answer: withVersion(one(inspectorOrder)),
    refuses: [...reasonCodes, ...ofOne],
  }),
}
