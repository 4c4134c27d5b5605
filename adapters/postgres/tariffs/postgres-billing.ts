import type { BillingQueries, BillingShelf } from '@osh/core/billing/billing.ts'
import type { BillingQuestion, BillingWrite } from '@osh/core/billing/billing-facts.ts'
import type { Invoice, InvoiceId } from '@osh/core/billing/invoice.ts'
import type { Payer, PayerId } from '@osh/core/billing/payer.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { fieldsOf, signedOf } from '../columns.ts'
import { nextId } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import type { InvoicesTable, PayersTable } from './billing-tables.ts'

const payersOf = (kysely: Kysely<Schema>, company: CompanyId) =>
  kysely.selectFrom('payers').where('company_id', '=', company).selectAll().orderBy('id')
const invoicesOf = (kysely: Kysely<Schema>, company: CompanyId) =>
  kysely.selectFrom('invoices').where('company_id', '=', company).selectAll()

const payerOf = ({ id, company_id: companyId, details }: Selectable<PayersTable>): Payer => ({
  ...details,
  id,
  companyId,
})
const invoiceOf = (row: Selectable<InvoicesTable>): Invoice => {
  const entered = signedOf('entered', row)
  const { buyer, seller } = row
  const own = fieldsOf(row, ['id', 'companyId', 'tariff', 'months', 'sum', 'date'])
  return { ...own, buyer, seller, entered, paid: signedOf('paid', row) }
}

export const billingQueries = ({ kysely }: Store): BillingQueries => ({
  payers: async (company) => (await payersOf(kysely, company).execute()).map(payerOf),
  invoices: async (company) =>
    (await invoicesOf(kysely, company).orderBy('id', 'desc').execute()).map(invoiceOf),
  invoice: async (company, id) => {
    const row = await invoicesOf(kysely, company).where('id', '=', id).executeTakeFirst()
    return row ? ok(invoiceOf(row)) : err(notFound)
  },
})

export const postgresBilling = ({ kysely }: Store): BillingShelf => ({
  latest: async (count) => {
    const rows = await kysely
      .selectFrom('invoices')
      .innerJoin('companies', 'companies.id', 'invoices.company_id')
      .selectAll('invoices')
      .select(sql<string>`coalesce(companies.short_name, companies.name)`.as('company'))
      .orderBy(sql`paid_at is not null`)
      .orderBy('invoices.id', 'desc')
      .limit(count)
      .execute()
    return rows.map(({ company, ...row }) => ({ ...invoiceOf(row), company }))
  },
  companiesBy: async (inn) => {
    const rows = await kysely
      .selectFrom('companies')
      .leftJoin('company_terms', 'company_terms.company_id', 'companies.id')
      .where('inn', '=', inn)
      .where('example', '=', false)
      .orderBy('companies.id')
      .select(['companies.id', 'tariff', 'last_day', 'employee_limit'])
      .select(sql<string>`coalesce(short_name, name)`.as('company'))
      .execute()
    return rows.map(({ id, company: name, tariff, last_day: lastDay, employee_limit: employeeLimit }) => ({
      id,
      name,
      term: tariff === null || lastDay === null ? null : { tariff, lastDay, employeeLimit },
    }))
  },
})

const countOf = async (work: Work, rows: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(work)).rows[0]?.count ?? 0

export const answerBilling = (work: Work): LateAnswers<BillingQuestion> => ({
  payer: async ({ companyId, id }) => {
    const row = await payersOf(work, companyId).where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? payerOf(row) : null
  },
  'payer-count': ({ companyId }) => countOf(work, sql`payers where company_id = ${companyId}`),
  'new-payer-id': () => nextId<PayerId>(work, 'payers'),
  invoice: async ({ companyId, id }) => {
    const row = await invoicesOf(work, companyId).where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? invoiceOf(row) : null
  },
  'unpaid-count': ({ companyId }) =>
    countOf(work, sql`invoices where company_id = ${companyId} and paid_at is null`),
  'new-invoice-id': () => nextId<InvoiceId>(work, 'invoices'),
})

export const billingWriters: Writers<BillingWrite, Work, Promise<void>> = {
  payers: async (work, rows) => {
    for (const { id, companyId, ...kept } of rows) {
      const details = JSON.stringify(kept)
      await work
        .insertInto('payers')
        .values({ company_id: companyId, id, details })
        .onConflict((known) => known.columns(['company_id', 'id']).doUpdateSet({ details }))
        .execute()
    }
  },
  'removed-payers': async (work, rows) => {
    for (const { companyId, id } of rows)
      await work.deleteFrom('payers').where('company_id', '=', companyId).where('id', '=', id).execute()
  },
  'new-invoices': async (work, rows) => {
    for (const { id, companyId, tariff, months, sum, date, buyer, seller, entered } of rows)
      await work
        .insertInto('invoices')
        .values({
          ...{ id, company_id: companyId, tariff, months, sum, date },
          buyer: JSON.stringify(buyer),
          seller: JSON.stringify(seller),
          entered_by: entered.by,
          entered_at: entered.at,
        })
        .execute()
  },
  'paid-invoices': async (work, rows) => {
    for (const { companyId, id, paid } of rows)
      await work
        .updateTable('invoices')
        .set({ paid_by: paid.by, paid_at: paid.at })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute()
  },
}
