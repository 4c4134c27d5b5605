import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FirstRun } from '@osh/core/companies/first-run/first-run.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { asItIs, done, one } from './contract/answer.ts'
import { call, query } from './contract/call.ts'
import type { InputCodec } from './contract/input.ts'
import { ofCompany } from './contract/query-input.ts'
import type { OfCompany } from './contract/who.ts'
import { readGiven, type WireCode } from './read-given.ts'
import { moment } from './wire-format.ts'

const count = z.int().check(z.nonnegative())
const firstRun = asItIs<FirstRun>(
  z.object({
    begunAt: moment,
    hidden: z.boolean(),
    departments: count,
    employees: count,
    obligations: count,
    memos: count,
  }),
)

const hidingGiven = z.object({ hidden: z.boolean({ error: 'choice/unknown' }) })

/** `method({ companyId, hidden })` */
const hiding: InputCodec<OfCompany, [{ readonly companyId: CompanyId; readonly hidden: boolean }], WireCode> =
  {
    body: hidingGiven,
    read: ({ of, body }) => {
      const given = readGiven(hidingGiven, body)
      return given.ok ? ok([{ ...of, ...given.value }]) : given
    },
    write: ({ companyId, hidden }) => ({ of: { companyId }, body: { hidden } }),
  }

/** The first steps of a company. */
export const firstRunCalls = {
  readFirstRun: query({
    path: '/api/companies/{id}/first-run',
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: one(firstRun),
  }),
  hideFirstRun: call({
    method: 'patch',
    path: '/api/companies/{id}/first-run',
    who: 'member',
    right: 'change',
    input: hiding,
    answer: done,
    refuses: ['not-found'],
  }),
}
