import { expect, test } from 'vitest'
import { missingOf, type Seller } from './seller.ts'

const unnamed: Seller = { name: null, inn: null, kpp: null, ogrn: null, address: null }

test('a seller is named by name, ИНН, ОГРН and address; a КПП is of a legal entity alone', () => {
  expect(missingOf(unnamed)).toEqual(['name', 'inn', 'ogrn', 'address'])
  expect(missingOf({ ...unnamed, name: 'ООО «Карьер»', address: 'Тула' })).toEqual(['inn', 'ogrn'])
  const whole = { ...unnamed, name: 'ИП Орлова А. А.', inn: '500100732259', ogrn: '304500116000157' }
  expect(missingOf({ ...whole, address: 'Тула' })).toEqual([])
})
