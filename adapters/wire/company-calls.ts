import type { Activity, ActivityId, Company, CompanyId } from '@osh/core/companies/company.ts'
import { z } from 'zod'
import { companyGiven, companyJson, encodeCompany } from './company-wire.ts'
import { codec, list, made, one, versioned } from './contract/answer.ts'
import { call, query } from './contract/call.ts'
import { sentDetails, versionedPatch } from './contract/command-input.ts'
import { nothing, ofCompany } from './contract/query-input.ts'
import { ofLine } from './contract/refusals.ts'
import { id } from './wire-format.ts'

export const company = codec(companyJson, {
  encode: encodeCompany,
  decode: (json): Company => ({
    ...json,
    id: json.id as CompanyId,
    activities: json.activities as ActivityId[],
  }),
})

const activity = codec(z.object({ id, name: z.string() }), {
  encode: ({ id, name }: Activity) => ({ id, name }),
  decode: ({ id, name }): Activity => ({ id: id as ActivityId, name }),
})

const refuses = [
  'text/required',
  ...ofLine,
  'list/invalid',
  'phone/invalid',
  'email/required',
  'email/invalid',
  'inn/invalid-length',
  'inn/wrong-check-digit',
  'inn/taken',
  'kpp/invalid',
  'ogrn/invalid-length',
  'ogrn/wrong-check-digit',
  'ogrn/other-kind',
  'okpo/invalid',
  'oktmo/invalid',
  'okato/invalid',
  'okogu/invalid',
  'okved/invalid',
  'time-zone/unknown',
] as const

/** The companies of whoever asks. */
export const companyCalls = {
  list: query({
    path: '/api/companies',
    who: 'signedIn',
    input: nothing,
    answer: list(company),
  }),
  get: call({
    method: 'get',
    path: '/api/companies/{id}',
    who: 'member',
    input: ofCompany,
    answer: versioned(one(company)),
    refuses: ['not-found'],
  }),
  add: call({
    method: 'post',
    path: '/api/companies',
    who: 'signedIn',
    input: sentDetails({ fields: companyGiven }),
    answer: versioned(made(company)),
    refuses,
  }),
  change: call({
    method: 'patch',
    path: '/api/companies/{id}',
    who: 'member',
    input: versionedPatch({ fields: companyGiven }),
    answer: versioned(one(company)),
    refuses: [...refuses, 'not-found', 'stale'],
  }),
  activities: query({
    path: '/api/activities',
    who: 'signedIn',
    input: nothing,
    answer: list(activity),
  }),
}
