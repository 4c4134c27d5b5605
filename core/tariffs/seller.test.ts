import { expect, test } from 'vitest'
import { listMissingRequisites, type Seller } from './seller.ts'

const unnamed: Seller = { name: null, inn: null, kpp: null, ogrn: null, address: null }

test('a seller is named by name, ИНН, ОГРН and address; a КПП is of a legal entity alone', () => {
  expect(listMissingRequisites(unnamed)).toEqual(['name', 'inn', 'ogrn', 'address'])
  expect(listMissingRequisites({ ...unnamed, name: 'ООО «Карьер»', address: 'Тула' })).toEqual([
    'inn',
    'ogrn',
  ])
  const whole = { ...unnamed, name: 'ИП Орлова А. А.', inn: '500100732259', ogrn: '304500116000157' }
  expect(listMissingRequisites({ ...whole, address: 'Тула' })).toEqual([])
})
