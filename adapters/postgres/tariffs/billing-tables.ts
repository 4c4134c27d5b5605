import type { Buyer, InvoiceId } from '@osh/core/billing/invoice.ts'
import type { InvoiceSeller } from '@osh/core/billing/invoice-seller.ts'
import type { PayerDetails, PayerId } from '@osh/core/billing/payer.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { TariffName, Term } from '@osh/core/tariffs/tariff.ts'
import type { ColumnType } from 'kysely'

export type PayersTable = {
  company_id: CompanyId
  id: PayerId
  details: ColumnType<PayerDetails, string, string>
}

export type InvoicesTable = {
  company_id: CompanyId
  id: InvoiceId
  tariff: TariffName
  months: Term
  sum: number
  date: LocalDate
  buyer: ColumnType<Buyer, string, never>
  seller: ColumnType<InvoiceSeller, string, never>
  entered_by: UserId
  entered_at: Instant
  paid_by: UserId | null
  paid_at: Instant | null
}
