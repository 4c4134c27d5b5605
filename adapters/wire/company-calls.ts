import type { Activity, ActivityId } from '@osh/core/companies/company.ts'
import type { ExamplePapers } from '@osh/core/companies/company-directory.ts'
import { companyCodes } from '@osh/core/companies/refusal-codes.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { companyListCalls } from './company-list-calls.ts'
import { company, companyGiven } from './company-wire.ts'
import { codec, done, list, newOne, one, withVersion } from './contract/answer.ts'
import { call, query } from './contract/call.ts'
import { sentDetails, versionedPatch } from './contract/command-input.ts'
import type { InputCodec } from './contract/input.ts'
import { nothing, ofCompany } from './contract/query-input.ts'
import type { OfCompany } from './contract/who.ts'
import { id } from './wire-format.ts'

/** `method({ companyId })` */
export const ofCompanyAlone: InputCodec<OfCompany, [OfCompany], never> = {
  read: ({ of }) => ok([of]),
  write: (of) => ({ of }),
}

const activity = codec(z.object({ id, name: z.string() }), {
  encode: ({ id, name }: Activity) => ({ id, name }),
  decode: ({ id, name }): Activity => ({ id: id as ActivityId, name }),
})

const count = z.int().check(z.nonnegative())
const examplePapers = codec(z.object({ done: count, of: count }), {
  encode: ({ done, of }: ExamplePapers) => ({ done, of }),
  decode: (papers): ExamplePapers => papers,
})

/** The companies of whoever asks. */
export const companyCalls = {
  ...companyListCalls,
  get: call({
    method: 'get',
    path: '/api/companies/{id}',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: withVersion(one(company)),
    refuses: ['not-found'],
  }),
  add: call({
    path: '/api/companies',
    who: 'signedIn',
    input: sentDetails({ fields: companyGiven }),
    answer: withVersion(newOne(company)),
    refuses: [...companyCodes, 'inn/taken', 'companies/too-many'],
  }),
  change: call({
    method: 'patch',
    path: '/api/companies/{id}',
    who: 'member',
    right: 'change',
    input: versionedPatch({ fields: companyGiven }),
    answer: withVersion(one(company)),
    refuses: [...companyCodes, 'inn/taken', 'not-found', 'stale'],
  }),
  open: call({
    path: '/api/companies/{id}/open',
    who: 'member',
    right: 'see-company',
    input: ofCompanyAlone,
    answer: withVersion(one(company)),
    refuses: ['not-found'],
  }),
  removeExample: call({
    method: 'delete',
    path: '/api/companies/{id}',
    who: 'member',
    right: 'close-company',
    input: ofCompanyAlone,
    answer: done,
    refuses: ['not-found'],
  }),
  listActivities: query({
    path: '/api/activities',
    who: 'signedIn',
    input: nothing,
    answer: list(activity),
  }),
}

/** The example that anyone may ask for. */
export const exampleCalls = {
  openExample: call({
    path: '/api/example-company',
    who: 'signedIn',
    input: nothing,
    answer: withVersion(newOne(company)),
    refuses: ['not-found'],
  }),
  readPapers: query({
    path: '/api/example-company/papers',
    who: 'signedIn',
    input: nothing,
    answer: one(examplePapers),
  }),
}
