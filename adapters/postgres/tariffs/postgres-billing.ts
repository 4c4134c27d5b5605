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
import { pickFields, readSigned } from '../columns.ts'
import { lockCompany } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import type { InvoicesTable, PayersTable } from './billing-tables.ts'

const selectPayers = (kysely: Kysely<Schema>, company: CompanyId) =>
  kysely.selectFrom('payers').where('company_id', '=', company).selectAll().orderBy('id')
const selectInvoices = (kysely: Kysely<Schema>, company: CompanyId) =>
  kysely.selectFrom('invoices').where('company_id', '=', company).selectAll()

const readPayerRow = ({ id, company_id: companyId, details }: Selectable<PayersTable>): Payer => ({
  ...details,
  id,
  companyId,
})
const readInvoiceRow = (row: Selectable<InvoicesTable>): Invoice => {
  const entered = readSigned('entered', row)
  const { buyer, seller } = row
  const own = pickFields(row, ['id', 'companyId', 'tariff', 'months', 'sum', 'date'])
  return { ...own, buyer, seller, entered, paid: readSigned('paid', row) }
}

export const makeBillingQueries = ({ kysely }: Store): BillingQueries => ({
  listPayers: async (company) => (await selectPayers(kysely, company).execute()).map(readPayerRow),
  listInvoices: async (company) =>
    (await selectInvoices(kysely, company).orderBy('id', 'desc').execute()).map(readInvoiceRow),
  findInvoice: async (company, id) => {
    const row = await selectInvoices(kysely, company).where('id', '=', id).executeTakeFirst()
    return row ? ok(readInvoiceRow(row)) : err(notFound)
  },
})

export const makePostgresBilling = ({ kysely }: Store): BillingShelf => ({
  listLatest: async (count) => {
    const rows = await kysely
      .selectFrom('invoices')
      .innerJoin('companies', 'companies.id', 'invoices.company_id')
      .selectAll('invoices')
      .select(sql<string>`coalesce(companies.short_name, companies.name)`.as('company'))
      .orderBy(sql`paid_at is not null`)
      .orderBy('invoices.id', 'desc')
      .limit(count)
      .execute()
    return rows.map(({ company, ...row }) => ({ ...readInvoiceRow(row), company }))
  },
  listCompaniesBy: async (inn) => {
    const rows = await kysely
      .selectFrom('companies')
      .leftJoin('company_terms', 'company_terms.company_id', 'companies.id')
      .where('inn', '=', inn)
      .where('example', '=', false)
      .orderBy('companies.id')
      .select(['companies.id', 'tariff', 'last_day', 'anchor_day', 'employee_limit', 'closes_on'])
      .select(sql<string>`coalesce(short_name, name)`.as('company'))
      .execute()
    return rows.map(({ id, company: name, tariff, last_day: lastDay, ...row }) => ({
      id,
      name,
      term:
        tariff === null || lastDay === null
          ? null
          : { tariff, lastDay, ...pickFields(row, ['anchorDay', 'employeeLimit', 'closesOn']) },
    }))
  },
})

async function countOf(work: Work, company: CompanyId, rows: ReturnType<typeof sql>): Promise<number> {
  await lockCompany(work, company)
  const counted = sql<{ count: number }>`select count(*)::int as count from ${rows}`
  return (await counted.execute(work)).rows[0]?.count ?? 0
}

export const answerBilling = (work: Work): LateAnswers<BillingQuestion> => ({
  payer: async ({ companyId, id }) => {
    const row = await selectPayers(work, companyId).where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? readPayerRow(row) : null
  },
  'payer-count': ({ companyId }) => countOf(work, companyId, sql`payers where company_id = ${companyId}`),
  'new-payer-id': () => drawNextId<PayerId>(work, 'payers'),
  invoice: async ({ companyId, id }) => {
    const row = await selectInvoices(work, companyId).where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? readInvoiceRow(row) : null
  },
  'unpaid-count': ({ companyId }) =>
    countOf(work, companyId, sql`invoices where company_id = ${companyId} and paid_at is null`),
  'new-invoice-id': () => drawNextId<InvoiceId>(work, 'invoices'),
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
