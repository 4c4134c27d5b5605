import { expect, test } from 'vitest'
import { aSeller } from '../../tests/billing-example.ts'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { computeVatWithin, type Invoice, type InvoiceId } from './invoice.ts'
import { makeInvoiceSeller } from './invoice-seller.ts'
import { writePaymentCode } from './payment-code.ts'

const invoice: Invoice = {
  id: 12 as InvoiceId,
  companyId: mining,
  tariff: 'standard',
  months: 12,
  sum: 27_000,
  date: day('2026-11-20'),
  buyer: { name: 'ООО «Карьер»', inn: null, kpp: null, address: null },
  seller: aSeller,
  entered: { by: someone, at: instant('2026-11-20T10:00:00Z') },
  paid: null,
}

test('the code says all that a payment needs, the sum in kopecks', () => {
  expect(writePaymentCode(invoice).split('|')).toEqual([
    'ST00012',
    'Name=ООО «Охрана труда онлайн»',
    'PersonalAcc=40702810238000139300',
    'BankName=ПАО Сбербанк',
    'BIC=044525225',
    'CorrespAcc=30101810400000000225',
    'Sum=2700000',
    'Purpose=Оплата по счёту № 12 от 20.11.2026, в т. ч. НДС 22%',
    'PayeeINN=7736050003',
    'KPP=773601001',
  ])
})

test('no value breaks the code: separators go, long ones are cut', () => {
  const seller = { ...aSeller, name: `А|${'б'.repeat(200)}`, kpp: null, vat: null }
  const said = writePaymentCode({ ...invoice, seller }).split('|')
  expect(said[1]).toBe(`Name=А ${'б'.repeat(158)}`)
  expect(said).toHaveLength(9)
  expect(said[7]).toContain('без НДС')
  const cut = { ...aSeller, name: `${'а'.repeat(159)} и сыновья` }
  expect(writePaymentCode({ ...invoice, seller: cut }).split('|')[1]).toBe(`Name=${'а'.repeat(159)}`)
})

test('the tax is within the sum', () => {
  expect(computeVatWithin(invoice)).toBe(486_885)
  expect(computeVatWithin({ sum: 10_000, seller: { ...aSeller, vat: null } })).toBeNull()
})

test('an invoice is issued by a seller of whom everything is known, and by no other', () => {
  const { name, inn, kpp, address, ...bank } = aSeller
  const seller = { name, inn, kpp, address, ogrn: '1027700070518' }
  expect(makeInvoiceSeller(seller, bank)).toEqual(aSeller)
  expect(makeInvoiceSeller({ ...seller, kpp: null }, { ...bank, vat: 'none' })).toMatchObject({
    kpp: null,
    vat: null,
  })
  for (const lacking of ['bank', 'bik', 'account', 'correspondentAccount', 'vat'] as const)
    expect(makeInvoiceSeller(seller, { ...bank, [lacking]: null })).toBeNull()
  for (const lacking of ['name', 'inn', 'ogrn', 'address'] as const)
    expect(makeInvoiceSeller({ ...seller, [lacking]: null }, bank)).toBeNull()
})
