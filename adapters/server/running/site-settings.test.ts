import { expect, it } from 'vitest'
import { listUnsaid, readSite } from './site-settings.ts'

const whole = {
  PUBLIC_URL: 'https://ohrana.example/',
  SUPPORT_PHONE: ' 8 800 555-01-99 ',
  SUPPORT_EMAIL: 'Help@ohrana.example',
  SELLER_NAME: 'ООО «Карьер»',
  SELLER_INN: '7707083893',
  SELLER_KPP: '773601001',
  SELLER_OGRN: '1027700132195',
  SELLER_ADDRESS: 'Тула, ул. Советская, 1',
  SELLER_BANK: 'ПАО Сбербанк',
  SELLER_BIK: '044525225',
  SELLER_ACCOUNT: '40702810238000139300',
  SELLER_CORRESPONDENT_ACCOUNT: '30101810400000000225',
  SELLER_VAT: '22',
}

it('reads who runs the service and where it is reached', () => {
  expect(readSite(whole)).toEqual({
    publicUrl: 'https://ohrana.example',
    supportPhone: '8 800 555-01-99',
    supportEmail: 'help@ohrana.example',
    seller: {
      name: 'ООО «Карьер»',
      inn: '7707083893',
      kpp: '773601001',
      ogrn: '1027700132195',
      address: 'Тула, ул. Советская, 1',
    },
    sellerBank: {
      bank: 'ПАО Сбербанк',
      bik: '044525225',
      account: '40702810238000139300',
      correspondentAccount: '30101810400000000225',
      vat: 22,
    },
  })
  expect(readSite({ ...whole, SELLER_VAT: 'none' }).sellerBank.vat).toBe('none')
  expect(listUnsaid(readSite(whole))).toEqual([])
})

it('tells what is not said by the names of the settings', () => {
  expect(listUnsaid(readSite({ ...whole, SELLER_INN: '', SELLER_ADDRESS: ' ', SUPPORT_EMAIL: '' }))).toEqual([
    'Счета не выставляются: укажите SELLER_INN, SELLER_ADDRESS, SELLER_BANK, SELLER_BIK, SELLER_ACCOUNT, SELLER_CORRESPONDENT_ACCOUNT, SELLER_VAT.',
    'В договоре-оферте и политике конфиденциальности не заполнены реквизиты: укажите SELLER_INN, SELLER_ADDRESS, SUPPORT_EMAIL.',
  ])
  const address = listUnsaid(readSite({})).at(-1)
  expect(address).toContain('PUBLIC_URL')
})

it.each([
  ['SELLER_INN', '7707083894'],
  ['SELLER_OGRN', '102770013219'],
  ['SELLER_KPP', '77360100'],
  ['SELLER_BIK', '04452522'],
  ['SELLER_ACCOUNT', '40702810238000139301'],
  ['SELLER_CORRESPONDENT_ACCOUNT', '30101810400000000226'],
  ['SELLER_VAT', '0'],
  ['SUPPORT_EMAIL', 'help'],
  ['PUBLIC_URL', 'ohrana.example'],
  ['PUBLIC_URL', 'ftp://ohrana.example'],
  ['PUBLIC_URL', 'https://ohrana.example/app'],
])('refuses what can’t be right: %s «%s»', (name, text) => {
  expect(() => readSite({ ...whole, [name]: text })).toThrow(new RegExp(`^${name} «${text}»`))
})
