import type { FoundCompany, OperatorInvoice } from '@osh/core/billing/billing.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import type { CompanyTerm } from '@osh/core/tariffs/company-term.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, list, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import { nothing } from '../contract/query-input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { invoice, invoiceJson } from '../tariffs/billing-wire.ts'
import { companyTerm } from '../tariffs/subscription-calls.ts'
import { givenId, givenNumber, idOf } from '../wire-format.ts'

const operatorInvoice = asItIs<OperatorInvoice>(z.extend(invoiceJson, { company: z.string() }))
const found: Codec<FoundCompany> = asItIs(
  z.object({ id: idOf<CompanyId>(), name: z.string(), term: z.nullable(companyTerm) }),
)
const term: Codec<CompanyTerm> = asItIs(companyTerm)

/** `method(inn)` */
const byInn: InputCodec<OfNoOne, [string], never> = {
  query: { inn: { schema: z.string(), required: true } },
  read: ({ query: { inn } }) => ok([inn ?? '']),
  write: (inn) => ({ of: {}, query: { inn } }),
}

/** What operators do about money. */
export const operatorBillingCalls = {
  listLatest: query({
    path: '/api/operator/invoices',
    who: 'operator',
    input: nothing,
    answer: list(operatorInvoice),
  }),
  markPaid: call({
    path: '/api/operator/invoices/payment',
    who: 'operator',
    input: sentDetails({ fields: z.object({ ofCompanyId: givenId, invoiceId: givenId }) }),
    answer: one(invoice),
    refuses: ['not-found', 'choice/unknown'],
  }),
  listCompaniesBy: query({
    path: '/api/operator/companies',
    who: 'operator',
    input: byInn,
    answer: list(found),
  }),
  allowEmployees: call({
    path: '/api/operator/employee-limit',
    who: 'operator',
    input: sentDetails({
      fields: z.object({ ofCompanyId: givenId, employeeLimit: z.optional(z.nullable(givenNumber)) }),
    }),
    answer: one(term),
    refuses: ['not-found', 'choice/unknown', 'number/invalid'],
  }),
}
