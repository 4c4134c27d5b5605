import { expect, test } from 'vitest'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type Amendment, type FullAct, fullActs } from './full-acts.ts'
import { type LawChange, listLawChanges, touches } from './law-changes.ts'

const today = '2026-11-20' as LocalDate
const amendment = (given: object): Amendment =>
  ({ number: '7н', date: null, validFrom: '2026-03-01', confidence: 'page', ...given }) as Amendment
const act = (given: object) =>
  ({ id: 'a', validTo: null, amendments: [], confidence: 'found', ...given }) as unknown as FullAct

test('changes and ends are told the latest first, those of the next ninety days too, those without a day last', () => {
  const acts = [
    act({
      amendments: [
        amendment({}),
        amendment({ validFrom: null, date: '2026-02-01' }),
        amendment({ validFrom: '2027-02-18', number: null }),
      ],
    }),
    act({ id: 'b', validTo: '2026-08-31' }),
    act({ id: 'c', validTo: '2026-08-31', prolongationUnconfirmed: 'нет' }),
    act({ id: 'd', amendments: [amendment({ validFrom: '2027-02-19' })] }),
    act({
      id: 'e',
      amendments: [
        amendment({ validFrom: null }),
        amendment({ points: ['ч. 4 ст. 20'], ends: true, validFrom: '2023-09-01' }),
      ],
    }),
  ]
  const changed = {
    ...{ act: 'a', points: null, is: 'changed', by: '7н', date: null, confidence: 'page' },
  } as const
  expect(listLawChanges(acts, today)).toEqual([
    { ...changed, from: '2027-02-18', by: null },
    { act: 'b', points: null, is: 'ended', from: '2026-09-01', by: null, date: null, confidence: 'found' },
    { ...changed, from: '2026-03-01' },
    { ...changed, act: 'e', points: ['ч. 4 ст. 20'], is: 'ended', from: '2023-09-01' },
    { ...changed, from: null, date: '2026-02-01' },
    { ...changed, act: 'e', from: null },
  ])
})

test('what rests on a point rests on its parts and on what it is a part of', () => {
  const change = (...points: readonly string[]) =>
    ({ act: 'a', points: points.length > 0 ? points : null }) as LawChange
  const is = (point: string | null, ...points: readonly string[]) =>
    touches(change(...points), { act: 'a', point })
  expect(touches(change(), { act: 'b', point: null })).toBe(false)
  expect(is(null, 'п. 1')).toBe(true)
  expect(is('п. 1')).toBe(true)
  expect(is('ст. 20', 'ч. 4 ст. 20')).toBe(true)
  expect(is('ч. 4 ст. 20', 'ст. 20')).toBe(true)
  expect(is('ч. 5 ст. 20', 'ч. 4 ст. 20')).toBe(false)
  expect(is('ст. 2', 'ст. 20')).toBe(false)
  expect(is('п. 8 и 25', 'п. 25')).toBe(true)
  expect(is('п. 8', 'п. 7', 'п. 8')).toBe(true)
  expect(is('п. 92', 'ст. 92')).toBe(false)
  expect(is('приложение № 2', 'п. 2')).toBe(false)
})

test('the product knows of changes, of points among them', () => {
  const all = listLawChanges(fullActs, today)
  expect(all.some(({ is }) => is === 'ended')).toBe(true)
  expect(all.some(({ points }) => points !== null)).toBe(true)
  expect(all.find(({ act, by }) => act === '223n' && by === '237н')).toMatchObject({
    ...{ from: null, date: '2024-04-25' },
  })
})
