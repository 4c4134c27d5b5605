import type { InvoiceSeller } from '@osh/core/billing/invoice-seller.ts'
import { noSite, type Site } from '#adapters/landing/site.ts'

/** A seller of whom everything is known; its requisites pass the check digits. */
export const aSeller: InvoiceSeller = {
  name: 'ООО «Охрана труда онлайн»',
  inn: '7736050003',
  kpp: '773601001',
  address: '117997, г. Москва, ул. Наметкина, д. 16',
  bank: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810238000139300',
  correspondentAccount: '30101810400000000225',
  vat: 22,
}

/** The same as the service's settings say it. */
export const aSellingSite: Site = {
  ...noSite,
  seller: { ...noSite.seller, ...aSeller, ogrn: '1027700070518' },
  sellerBank: { ...aSeller },
}

export const aPayerTyped = { kind: 'this-company', emailForInvoices: 'buh@example.org' }

export const aLegalEntity = {
  kind: 'legal-entity',
  name: 'ООО «Плательщик»',
  inn: '7707083893',
  kpp: '773601001',
  legalAddress: 'г. Тула, ул. Мира, д. 1',
  emailForInvoices: 'buh@example.org',
  phone: '8 912 555-01-42',
  bik: '044525225',
  payeesBank: 'ПАО Сбербанк',
  settlementAccount: '4070 2810 2380 0013 9300',
  correspondentAccount: '30101810400000000225',
}
