import type { BillingQueries, BillingShelf } from '@osh/core/billing/billing.ts'
import type { BillingQuestion, BillingWrite } from '@osh/core/billing/billing-facts.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { findNextId, keepThing, type State } from '../state.ts'

const listPayers = ({ payers = [] }: State, company: CompanyId) =>
  payers.filter(({ companyId }) => companyId === company)
const listInvoices = ({ invoices = [] }: State, company: CompanyId) =>
  invoices.filter(({ companyId }) => companyId === company)

export const makeBillingQueries = (ledger: Ledger): BillingQueries => ({
  listPayers: (company) => ledger.read((state) => listPayers(state, company)),
  listInvoices: (company) => ledger.read((state) => listInvoices(state, company).toReversed()),
  findInvoice: (company, id) =>
    ledger.read((state) => {
      const found = listInvoices(state, company).find((one) => one.id === id)
      return found ? ok(found) : err(notFound)
    }),
})

export const makeMemoryBilling = (ledger: Ledger): BillingShelf => ({
  listLatest: (count) =>
    ledger.read(({ invoices = [], companies }) =>
      invoices
        .toSorted((a, b) => Number(a.paid !== null) - Number(b.paid !== null) || b.id - a.id)
        .slice(0, count)
        .flatMap((invoice) => {
          const company = companies.find(({ id }) => id === invoice.companyId)
          return company ? [{ ...invoice, company: nameCompanyShort(company) }] : []
        }),
    ),
  listCompaniesBy: (inn) =>
    ledger.read(({ companies, terms = [] }) =>
      companies
        .filter((company) => company.inn === inn && !company.example)
        .map((company) => ({
          id: company.id,
          name: nameCompanyShort(company),
          term: terms.find(({ companyId }) => companyId === company.id)?.term ?? null,
        })),
    ),
})

export const answerBilling = (state: State): Answers<BillingQuestion> => ({
  payer: ({ companyId, id }) => listPayers(state, companyId).find((one) => one.id === id) ?? null,
  'payer-count': ({ companyId }) => listPayers(state, companyId).length,
  'new-payer-id': () => findNextId(state.payers ?? []),
  invoice: ({ companyId, id }) => listInvoices(state, companyId).find((one) => one.id === id) ?? null,
  'unpaid-count': ({ companyId }) =>
    listInvoices(state, companyId).filter(({ paid }) => paid === null).length,
  'new-invoice-id': () => findNextId(state.invoices ?? []),
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
