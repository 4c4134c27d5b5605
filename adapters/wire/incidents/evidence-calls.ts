import { EVIDENCE_LIMIT, PREVIEW_LIMIT } from '@osh/core/incidents/evidence/evidence.ts'
import { evidenceFormats } from '@osh/core/incidents/evidence/evidence-format.ts'
import { attachCodes, linkCodes } from '@osh/core/incidents/reading/refusal-codes.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { textCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { file, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsOfOne, ofOne } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import { byId } from '../contract/query-input.ts'
import type { OfOne } from '../contract/who.ts'
import { givenText } from '../wire-format.ts'
import { EVIDENCE_FILE, EVIDENCE_PREVIEW, evidence } from './evidence-wire.ts'

const OF_INCIDENT = '/api/incidents/{id}/evidence'

type Incident = OfOne<'incident'>
type Sent = { readonly step: string; readonly name: string; readonly bytes: Uint8Array }

/** `method(companyId, incidentId, file)` */
const sentFile: InputCodec<Incident, [Incident['companyId'], Incident['id'], Sent], never> = {
  query: {
    step: { schema: z.string(), required: true },
    fileName: { schema: z.string(), required: true },
  },
  upload: { formats: evidenceFormats, limit: EVIDENCE_LIMIT },
  read: ({ of, query, bytes }) =>
    ok([of.companyId, of.id, { step: query.step ?? '', name: query.fileName ?? '', bytes }]),
  write: (companyId, id, { step, name, bytes }) => ({
    of: { companyId, id },
    query: { step, fileName: name },
    file: bytes,
  }),
}

type One = OfOne<'evidence'>

/** `method(companyId, id, bytes)` */
const sentPreview: InputCodec<One, [One['companyId'], One['id'], Uint8Array], never> = {
  upload: { formats: ['jpeg'], limit: PREVIEW_LIMIT },
  read: ({ of, bytes }) => ok([of.companyId, of.id, bytes]),
  write: (companyId, id, bytes) => ({ of: { companyId, id }, file: bytes }),
}

/** Evidence of investigations: lists, addresses, withdrawing. */
export const evidenceCalls = {
  list: query({
    path: OF_INCIDENT,
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: list(evidence),
  }),
  attachLink: call({
    path: '/api/incidents/{id}/evidence-links',
    who: { ownerOf: 'incident' },
    right: 'change',
    input: detailsOfOne<'incident'>({
      fields: z.object({ step: givenText, name: givenText, url: givenText }),
    }),
    answer: newOne(evidence),
    refuses: [...linkCodes, 'not-found'],
  }),
  withdraw: call({
    path: '/api/evidence/{id}/withdrawal',
    who: { ownerOf: 'evidence' },
    right: 'change',
    input: ofOne<'evidence', { readonly reason: unknown }>({ fields: z.object({ reason: givenText }) }),
    answer: one(evidence),
    refuses: [...textCodes, 'evidence/withdrawn-already', 'incident/annulled', 'not-found'],
  }),
}

/** Sending files. */
export const evidenceUploadCalls = {
  attach: call({
    path: OF_INCIDENT,
    who: { ownerOf: 'incident' },
    right: 'change',
    weighs: 'paper',
    input: sentFile,
    answer: newOne(evidence),
    refuses: [...attachCodes, 'not-found'],
  }),
  keepPreview: call({
    path: EVIDENCE_PREVIEW,
    who: { ownerOf: 'evidence' },
    right: 'change',
    input: sentPreview,
    answer: one(evidence),
    refuses: ['evidence/not-recognised', 'evidence/too-large', 'not-found'],
  }),
}

/** The files as they were sent, the small pictures, all of an incident in one archive, and its terms for a calendar. */
export const evidenceFileCalls = {
  file: call({
    method: 'get',
    path: EVIDENCE_FILE,
    who: { fileOf: 'evidence' },
    right: 'see-records',
    input: byId<'evidence'>(),
    answer: file(...evidenceFormats),
    refuses: ['right/hidden', 'not-found'],
  }),
  preview: call({
    method: 'get',
    path: EVIDENCE_PREVIEW,
    who: { fileOf: 'evidence' },
    right: 'see-records',
    input: byId<'evidence'>(),
    answer: file('jpeg'),
    refuses: ['right/hidden', 'not-found'],
  }),
  archive: call({
    method: 'get',
    path: '/api/incidents/{id}/archive',
    who: { fileOf: 'incident' },
    right: 'see-records',
    weighs: 'paper',
    input: byId<'incident'>(),
    answer: file('zip'),
    refuses: ['right/hidden', 'not-found'],
  }),
  calendar: call({
    method: 'get',
    path: '/api/incidents/{id}/calendar',
    who: { fileOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: file('ics'),
    refuses: ['not-found'],
  }),
}
