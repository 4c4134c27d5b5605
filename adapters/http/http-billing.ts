import type { BillingDesk } from '@osh/core/billing/billing.ts'
import { billingCalls, invoiceFileCalls } from '#adapters/wire/tariffs/billing-calls.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** Payers and invoices, with links to printed ones. */
export const makeHttpBilling = (client: HttpClient, links: MakeLinks): BillingDesk => ({
  ...makeClient(client, billingCalls),
  link: links(invoiceFileCalls).file,
})
