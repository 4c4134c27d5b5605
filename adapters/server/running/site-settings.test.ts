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
  })
  expect(listUnsaid(readSite(whole))).toEqual([])
})

it('tells what is not said by the names of the settings', () => {
  expect(listUnsaid(readSite({ ...whole, SELLER_INN: '', SELLER_ADDRESS: ' ', SUPPORT_EMAIL: '' }))).toEqual([
    'В договоре-оферте и политике конфиденциальности не заполнены реквизиты: укажите SELLER_INN, SELLER_ADDRESS, SUPPORT_EMAIL.',
  ])
  const [, address] = listUnsaid(readSite({}))
  expect(address).toContain('PUBLIC_URL')
})

it.each([
  ['SELLER_INN', '7707083894'],
  ['SELLER_OGRN', '102770013219'],
  ['SELLER_KPP', '77360100'],
  ['SUPPORT_EMAIL', 'help'],
  ['PUBLIC_URL', 'ohrana.example'],
  ['PUBLIC_URL', 'ftp://ohrana.example'],
  ['PUBLIC_URL', 'https://ohrana.example/app'],
])('refuses what can’t be right: %s «%s»', (name, text) => {
  expect(() => readSite({ ...whole, [name]: text })).toThrow(new RegExp(`^${name} «${text}»`))
})
