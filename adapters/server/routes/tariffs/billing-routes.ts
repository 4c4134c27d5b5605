import type { Invoice } from '@osh/core/billing/invoice.ts'
import { makeInvoiceSeller } from '@osh/core/billing/invoice-seller.ts'
import type { DocumentFormat } from '@osh/core/documents/document.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import type { Site } from '#adapters/landing/site.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'
import { billingCalls, invoiceFileCalls } from '#adapters/wire/tariffs/billing-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

/** Prints an invoice in the turn of whoever asks. */
export type PrintInvoice = (turn: Turn, invoice: Invoice, format: DocumentFormat) => Promise<Uint8Array>

const described = {
  listPayers: 'Who pays for the company',
  listInvoices: 'Invoices, the latest first',
  isIssuing: "Whether invoices are issued: not where the service's settings don't say whom to pay",
  addPayer: 'Adds a payer: this company, a legal entity, a sole proprietor or a person',
  changePayer: 'Writes a payer again; invoices stay as they were issued',
  removePayer: 'Removes a payer; invoices stay',
  order: 'Orders a tariff for three, six or twelve months: an invoice under a number of its own',
}

/** Payers and invoices. */
export function addBillingRoutes(api: Api, site: Site, print: PrintInvoice): void {
  const seller = makeInvoiceSeller(site.seller, site.sellerBank)
  serve(api, billingCalls, described, ({ records: { billing } }) => ({
    listPayers: (company) => billing.listPayers(company),
    listInvoices: (company) => billing.listInvoices(company),
    isIssuing: async () => seller !== null,
    addPayer: (input) => billing.addPayer(input),
    changePayer: (input) => billing.changePayer(input),
    removePayer: (input) => billing.removePayer(input),
    order: (input) => billing.orderTariff({ ...input, seller }),
  }))
  serve(
    api,
    invoiceFileCalls,
    { file: 'The printed invoice, docx unless said otherwise' },
    ({ c, caller, records }) => ({
      file: async (companyId, id, format) => {
        const invoice = await records.billing.findInvoice(companyId, id)
        if (!invoice.ok) return invoice
        const turn = { owner: caller.user, signal: c.req.raw.signal }
        const bytes = await print(turn, invoice.value, format)
        return ok({ format, bytes, name: `Счёт ${id}.${format}`, latinName: 'invoice' })
      },
    }),
  )
}
