import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, InvoiceId, Signed } from '../shared/identity.ts'
import type { TariffName, Term } from '../tariffs/tariff.ts'
import type { InvoiceSeller } from './invoice-seller.ts'

export type { InvoiceId }

/** Who is to pay, as written on the day of the invoice. */
export type Buyer = {
  readonly name: string
  readonly inn: string | null
  readonly kpp: string | null
  readonly address: string | null
}

/** An invoice (счёт). Nothing of it ever changes, but that it is paid. */
export type Invoice = {
  readonly id: InvoiceId
  readonly companyId: CompanyId
  readonly tariff: TariffName
  /** How many months. */
  readonly months: Term
  /** Roubles, value-added tax included. */
  readonly sum: number
  readonly date: LocalDate
  readonly buyer: Buyer
  readonly seller: InvoiceSeller
  readonly entered: Signed
  /** By which operator it was marked, and when; null while it isn't paid. */
  readonly paid: Signed | null
}

/** Value-added tax within the sum, in kopecks; null where the seller pays none. */
export const computeVatWithin = ({ sum, seller: { vat } }: Pick<Invoice, 'sum' | 'seller'>): number | null =>
  vat === null ? null : Math.round((sum * 100 * vat) / (100 + vat))
