import { isSellerKnown, type KnownSeller, type Seller } from '../tariffs/seller.ts'

/** Where the seller is paid to, and how they pay value-added tax; null is what the service's settings don't say. */
export type SellerBank = {
  readonly bank: string | null
  readonly bik: string | null
  readonly account: string | null
  readonly correspondentAccount: string | null
  /** Per cent; `none`: they pay no value-added tax. */
  readonly vat: number | 'none' | null
}

/** A seller of whom everything is known that an invoice says. */
export type InvoiceSeller = Omit<KnownSeller, 'ogrn'> & {
  readonly bank: string
  readonly bik: string
  readonly account: string
  readonly correspondentAccount: string
  /** Per cent; null: none. */
  readonly vat: number | null
}

/** What an invoice is issued by; null where the settings lack something: nothing is invented. */
export function makeInvoiceSeller(seller: Seller, to: SellerBank): InvoiceSeller | null {
  const { bank, bik, account, correspondentAccount, vat } = to
  if (!isSellerKnown(seller)) return null
  if (bank === null || bik === null || account === null || correspondentAccount === null || vat === null)
    return null
  const { name, inn, kpp, address } = seller
  return {
    name,
    inn,
    kpp,
    address,
    bank,
    bik,
    account,
    correspondentAccount,
    vat: vat === 'none' ? null : vat,
  }
}
