import { expect, test } from 'vitest'
import { completion, day, employee, months } from '../../../tests/examples.ts'
import type { PpeUnit } from '../subject.ts'
import { checkHoldings } from './check-holdings.ts'
import { checkChangedReturn, checkReturn } from './check-return.ts'
import { countHeldPieces, findHeldPieces, type PpeFact, settleHoldings, settleStored } from './holding.ts'
import { isSamePpe } from './same-ppe.ts'

type Item = readonly [name: string, quantity: number, unit: PpeUnit]

const fact = (id: number, event: PpeFact['event'], [name, quantity, unit]: Item): PpeFact => ({
  ...{ completionId: completion(id), employeeId: employee(1), event, name, quantity, unit },
  ...{ norm: null, size: null, date: day(`2026-03-${String(id).padStart(2, '0')}`), periodicity: months(6) },
})

const issued = (id: number, ...item: Item) => fact(id, 'issuance', item)
const returned = (id: number, ...item: Item) => fact(id, 'return', item)

const left = (facts: readonly PpeFact[]) => {
  const settled = settleHoldings(facts)
  return settled.ok
    ? countHeldPieces(settled.value).map(({ name, quantity, unit }) => [name, quantity, unit])
    : settled.error
}

const short = (ppe: string) => ({ code: 'ppe/more-than-held', ppe })

test.each<[said: string, given: Item, back: Item, left: unknown]>([
  ['in small letters', ['Перчатки', 2, 'pair'], ['перчатки', 1, 'pair'], [['Перчатки', 1, 'pair']]],
  ['in capitals', ['Каска защитная', 1, 'piece'], ['КАСКА ЗАЩИТНАЯ', 1, 'piece'], []],
  ['with е for ё', ['Щётка', 3, 'piece'], ['Щетка', 2, 'piece'], [['Щётка', 1, 'piece']]],
  ['with ё for е', ['Костюм черный', 2, 'set'], ['Костюм чёрный', 1, 'set'], [['Костюм черный', 1, 'set']]],
  ['with doubled blanks', ['Очки открытые', 1, 'piece'], ['Очки   открытые ', 1, 'piece'], []],
  ['with another blank', ['Очки открытые', 1, 'piece'], ['Очки\u00a0открытые', 1, 'piece'], []],
  ['in pieces of a pair', ['Перчатки', 1, 'pair'], ['Перчатки', 1, 'piece'], short('Перчатки')],
  ['in as many pieces', ['Перчатки', 6, 'pair'], ['Перчатки', 6, 'piece'], short('Перчатки')],
  ['in pairs of pieces', ['Перчатки', 12, 'piece'], ['Перчатки', 6, 'pair'], short('Перчатки')],
  ['in pieces of a set', ['Костюм', 1, 'set'], ['костюм', 1, 'piece'], short('костюм')],
  [
    'by another name',
    ['Перчатки', 1, 'pair'],
    ['Перчатки шерстяные', 1, 'pair'],
    short('Перчатки шерстяные'),
  ],
])('what is returned %s', (_, given, back, expected) => {
  expect(left([issued(1, ...given), returned(2, ...back)])).toEqual(expected)
})

test('of one name in two units a return takes of its own', () => {
  const both = [issued(1, 'Перчатки', 2, 'piece'), issued(2, 'перчатки', 3, 'pair')]
  expect(left([...both, returned(3, 'ПЕРЧАТКИ', 2, 'pair')])).toEqual([
    ['Перчатки', 2, 'piece'],
    ['перчатки', 1, 'pair'],
  ])
  expect(left([...both, returned(3, 'Перчатки', 3, 'piece')])).toEqual(short('Перчатки'))
})

test('one item typed in two ways is held together, by the name it had first', () => {
  const facts = [issued(1, 'Перчатки', 2, 'pair'), issued(2, 'перчатки', 3, 'pair')]
  expect(left(facts)).toEqual([['Перчатки', 5, 'pair']])
  expect(left([...facts, returned(3, 'Перчатки', 5, 'pair')])).toEqual([])
  const settled = settleHoldings(facts)
  const holdings = settled.ok ? settled.value : []
  expect(findHeldPieces(holdings, { name: 'перчатки', unit: 'pair' })).toMatchObject({ quantity: 5 })
  expect(findHeldPieces(holdings, { name: 'Перчатки', unit: 'piece' })).toBeNull()
  expect(isSamePpe({ name: 'Щётки', unit: 'set' }, { name: 'щетки', unit: 'set' })).toBe(true)
})

const back = (...[name, quantity, unit]: Item) =>
  ({ section: 'ppe', event: 'return', name, quantity, unit, norm: null, size: null }) as const

test('a return is asked for in what was issued, however the name is typed', () => {
  const held = [{ fullName: 'Носов Пётр', facts: [issued(1, 'Перчатки', 2, 'pair')] }]
  const told = { errors: [{ code: 'quantity/more-than-held', held: 2, unit: 'pair' }] }
  expect(checkReturn(back('перчатки', 2, 'pair'), held)).toBeNull()
  expect(checkReturn(back('перчатки', 3, 'pair'), held)).toMatchObject(told)
  expect(checkReturn(back('Перчатки', 1, 'piece'), held)).toMatchObject(told)
  const before = { subject: back('Перчатки', 9, 'pair') }
  expect(checkChangedReturn(before, { subject: back('перчатки', 9, 'pair') }, held)).toBeNull()
  expect(checkChangedReturn(before, { subject: back('Перчатки', 9, 'set') }, held)).toMatchObject(told)
})

test('an issuance turned into another unit leaves its return behind; in other letters it does not', () => {
  const [given, came] = [issued(1, 'Перчатки', 1, 'pair'), returned(2, 'перчатки', 1, 'pair')]
  const turned = (changes: Partial<PpeFact>) =>
    checkHoldings([given, came], [{ ...given, ...changes }, came], null)
  expect(turned({ unit: 'piece' })).toEqual({ code: 'ppe/issuance-has-returns', ppe: 'перчатки' })
  expect(turned({ name: 'Перчатки  ' })).toBeNull()
})

test('records that mixed units before are read as they were, and go on being judged so', () => {
  const mixed = [issued(1, 'Перчатки', 6, 'pair'), returned(2, 'перчатки', 4, 'piece')]
  const settled = settleStored(mixed)
  expect(settled.ok && countHeldPieces(settled.value)).toMatchObject([{ quantity: 2, unit: 'pair' }])
  expect(settleStored([...mixed, returned(3, 'Перчатки', 3, 'pair')]).ok).toBe(false)
  expect(checkHoldings(mixed, [...mixed, issued(3, 'Перчатки', 1, 'pair')], null)).toBeNull()
  expect(checkHoldings(mixed, [...mixed, returned(3, 'Перчатки', 3, 'pair')], null)).toEqual(
    short('Перчатки'),
  )
  expect(checkReturn(back('Перчатки', 2, 'pair'), [{ fullName: 'Носов Пётр', facts: mixed }])).toBeNull()
  const [given] = mixed
  if (!given) throw new Error('nothing was issued')
  expect(checkHoldings([given], [given, returned(2, 'Перчатки', 4, 'piece')], null)).toEqual(
    short('Перчатки'),
  )
})
