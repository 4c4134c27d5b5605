import { EVIDENCE_LIMIT } from '@osh/core/incidents/evidence/evidence.ts'
import { evidenceFormats } from '@osh/core/incidents/evidence/evidence-format.ts'
import { attachCodes, linkCodes } from '@osh/core/incidents/reading/refusal-codes.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { list, newOne } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsOfOne } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import { byId } from '../contract/query-input.ts'
import type { OfOne } from '../contract/who.ts'
import { givenText } from '../wire-format.ts'
import { evidence } from './evidence-wire.ts'

/** What evidence is attached to beside the steps of an investigation. */
type Holder = 'measure' | 'microtrauma'
type Sent = { readonly name: string; readonly bytes: Uint8Array }

/** `method(companyId, id, file)` */
const sentFile = <O extends Holder>(): InputCodec<
  OfOne<O>,
  [OfOne<O>['companyId'], OfOne<O>['id'], Sent],
  never
> => ({
  query: { fileName: { schema: z.string(), required: true } },
  upload: { formats: evidenceFormats, limit: EVIDENCE_LIMIT },
  read: ({ of, query, bytes }) => ok([of.companyId, of.id, { name: query.fileName ?? '', bytes }]),
  write: (companyId, id, { name, bytes }) => ({
    of: { companyId, id },
    query: { fileName: name },
    file: bytes,
  }),
})

const linkGiven = z.object({ name: givenText, url: givenText })
const OF_MEASURE = '/api/measures/{id}/evidence'
const OF_MICROTRAUMA = '/api/microtraumas/{id}/evidence'

/** What shows that a measure is done, and what was photographed after a microtrauma: lists, addresses. */
export const attachedCalls = {
  ofMeasure: query({
    path: OF_MEASURE,
    who: { ownerOf: 'measure' },
    right: 'see-records',
    input: byId<'measure'>(),
    answer: list(evidence),
  }),
  linkToMeasure: call({
    path: '/api/measures/{id}/evidence-links',
    who: { ownerOf: 'measure' },
    right: 'change',
    input: detailsOfOne<'measure'>({ fields: linkGiven }),
    answer: newOne(evidence),
    refuses: [...linkCodes, 'not-found'],
  }),
  listForMicrotrauma: query({
    path: OF_MICROTRAUMA,
    who: { ownerOf: 'microtrauma' },
    right: 'see-records',
    input: byId<'microtrauma'>(),
    answer: list(evidence),
  }),
  linkToMicrotrauma: call({
    path: '/api/microtraumas/{id}/evidence-links',
    who: { ownerOf: 'microtrauma' },
    right: 'change',
    input: detailsOfOne<'microtrauma'>({ fields: linkGiven }),
    answer: newOne(evidence),
    refuses: [...linkCodes, 'not-found'],
  }),
}

/** Sending such files. */
export const attachedUploadCalls = {
  toMeasure: call({
    path: OF_MEASURE,
    who: { ownerOf: 'measure' },
    right: 'change',
    weighs: 'paper',
    input: sentFile<'measure'>(),
    answer: newOne(evidence),
    refuses: [...attachCodes, 'not-found'],
  }),
  toMicrotrauma: call({
    path: OF_MICROTRAUMA,
    who: { ownerOf: 'microtrauma' },
    right: 'change',
    weighs: 'paper',
    input: sentFile<'microtrauma'>(),
    answer: newOne(evidence),
    refuses: [...attachCodes, 'not-found'],
  }),
}
