import { type BillingShelf, INVOICES_SHOWN, readInvoiceKey, readLimitKey } from '@osh/core/billing/billing.ts'
import { operatorBillingCalls } from '#adapters/wire/operator/operator-billing-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listLatest: 'Invoices of all companies: those that wait to be paid first, the latest first',
  markPaid: "Marks an invoice as paid, which moves the company's term; marked twice, it is paid once",
  listCompaniesBy: 'Companies with an ИНН, examples aside, with their terms',
  allowEmployees: 'Allows a company so many employees, whatever its tariff; null: as many as the tariff',
}

/** What operators do about money. */
export function addOperatorBillingRoutes(api: Api, shelf: BillingShelf): void {
  serve(api, operatorBillingCalls, described, ({ records: { billing, terms } }) => ({
    listLatest: () => shelf.listLatest(INVOICES_SHOWN),
    markPaid: async ({ details }) => {
      const key = readInvoiceKey(details)
      return key.ok ? billing.markPaid(key.value) : key
    },
    listCompaniesBy: (inn) => shelf.listCompaniesBy(inn),
    allowEmployees: async ({ details }) => {
      const key = readLimitKey(details)
      return key.ok ? terms.allowEmployees({ ...key.value, details }) : key
    },
  }))
}
