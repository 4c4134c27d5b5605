import type { BillingQueries, BillingShelf } from '@osh/core/billing/billing.ts'
import type { BillingQuestion, BillingWrite } from '@osh/core/billing/billing-facts.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { shortNameOf } from '@osh/core/companies/company.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { keepThing, nextId, type State } from '../state.ts'

const payersIn = ({ payers = [] }: State, company: CompanyId) =>
  payers.filter(({ companyId }) => companyId === company)
const invoicesIn = ({ invoices = [] }: State, company: CompanyId) =>
  invoices.filter(({ companyId }) => companyId === company)

export const billingQueries = (ledger: Ledger): BillingQueries => ({
  payers: (company) => ledger.read((state) => payersIn(state, company)),
  invoices: (company) => ledger.read((state) => invoicesIn(state, company).toReversed()),
  invoice: (company, id) =>
    ledger.read((state) => {
      const found = invoicesIn(state, company).find((one) => one.id === id)
      return found ? ok(found) : err(notFound)
    }),
})

export const memoryBilling = (ledger: Ledger): BillingShelf => ({
  latest: (count) =>
    ledger.read(({ invoices = [], companies }) =>
      invoices
        .toSorted((a, b) => Number(a.paid !== null) - Number(b.paid !== null) || b.id - a.id)
        .slice(0, count)
        .flatMap((invoice) => {
          const company = companies.find(({ id }) => id === invoice.companyId)
          return company ? [{ ...invoice, company: shortNameOf(company) }] : []
        }),
    ),
  companiesBy: (inn) =>
    ledger.read(({ companies, terms = [] }) =>
      companies
        .filter((company) => company.inn === inn && !company.example)
        .map((company) => ({
          id: company.id,
          name: shortNameOf(company),
          term: terms.find(({ companyId }) => companyId === company.id)?.term ?? null,
        })),
    ),
})

export const answerBilling = (state: State): Answers<BillingQuestion> => ({
  payer: ({ companyId, id }) => payersIn(state, companyId).find((one) => one.id === id) ?? null,
  'payer-count': ({ companyId }) => payersIn(state, companyId).length,
  'new-payer-id': () => nextId(state.payers ?? []),
  invoice: ({ companyId, id }) => invoicesIn(state, companyId).find((one) => one.id === id) ?? null,
  'unpaid-count': ({ companyId }) => invoicesIn(state, companyId).filter(({ paid }) => paid === null).length,
  'new-invoice-id': () => nextId(state.invoices ?? []),
})

export const billingWriters: Writers<BillingWrite, State, State> = {
  payers: (state, rows) => ({ ...state, payers: rows.reduce(keepThing, state.payers ?? []) }),
  'removed-payers': (state, rows) => ({
    ...state,
    payers: (state.payers ?? []).filter(({ id }) => rows.every((gone) => gone.id !== id)),
  }),
  'new-invoices': (state, rows) => ({ ...state, invoices: [...(state.invoices ?? []), ...rows] }),
  'paid-invoices': (state, rows) => ({
    ...state,
    invoices: (state.invoices ?? []).map((one) => {
      const now = rows.find(({ id }) => id === one.id)
      return now ? { ...one, paid: now.paid } : one
    }),
  }),
}
