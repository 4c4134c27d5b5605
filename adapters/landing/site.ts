import type { SellerBank } from '@osh/core/billing/invoice-seller.ts'
import type { Seller } from '@osh/core/tariffs/seller.ts'

/** What the pages that are for everyone say of whoever runs the service; null is what the settings don't say. */
export type Site = {
  /** Where the service is reached from outside, without a slash at its end: `https://ohrana.example`. */
  readonly publicUrl: string | null
  readonly supportPhone: string | null
  readonly supportEmail: string | null
  readonly seller: Seller
  /** Where the seller is paid to. */
  readonly sellerBank: SellerBank
}

export const noSite: Site = {
  publicUrl: null,
  supportPhone: null,
  supportEmail: null,
  seller: { name: null, inn: null, kpp: null, ogrn: null, address: null },
  sellerBank: { bank: null, bik: null, account: null, correspondentAccount: null, vat: null },
}

/** What the build has made for these pages: everything but the script and the fonts is in the page itself. */
export type LandingFiles = {
  readonly script: string
  readonly style: string
  readonly fonts: { readonly cyrillic: string; readonly latin: string }
}
