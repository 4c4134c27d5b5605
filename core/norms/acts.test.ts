import { expect, test } from 'vitest'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { type Act, actById, acts, findExpiring, listExpiring, listUnprolonged } from './acts.ts'

const day = (text: string) => text as LocalDate
const act = (id: string, validTo: string | null): Act => ({
  ...actById('tk'),
  id,
  validTo: validTo as LocalDate,
})

test('acts that end within 90 days are listed, earliest first, those that have ended included', () => {
  const all = [
    act('later', '2027-02-19'),
    act('open', null),
    act('at-90', '2027-02-18'),
    act('ended', '2026-09-01'),
    act('today', '2026-11-20'),
  ]
  expect(listExpiring(all, day('2026-11-20')).map(({ act, daysLeft }) => [act.id, daysLeft])).toEqual([
    ['ended', -80],
    ['today', 0],
    ['at-90', 90],
  ])
  expect(listExpiring(all, day('2026-11-20'), 91).map(({ act }) => act.id)).toContain('later')
})

test('the fire rules come to their end, as do two acts whose prolongation was not found; № 461 was prolonged', () => {
  const ids = listExpiring(acts, day('2026-11-20')).map(({ act }) => act.id)
  expect(ids).toEqual(expect.arrayContaining(['pp-1479', '536', '282']))
  expect(ids).not.toContain('29n')
  expect(ids).not.toContain('461')
  expect(listExpiring(acts, day('2027-01-01')).map(({ act }) => act.id)).toContain('29n')
})

test('an act applied past its end with no prolongation found warns nowhere, and says why it is applied', () => {
  expect(actById('pp-2464').validTo).toBe('2026-09-01')
  expect(listExpiring(acts, day('2026-11-20')).map(({ act }) => act.id)).not.toContain('pp-2464')
  expect(findExpiring(acts, ['pp-2464'], day('2026-11-20'))).toEqual([])
  expect(listUnprolonged(acts).map(({ id }) => id)).toEqual(['pp-2464'])
  for (const { prolongationUnconfirmed, validTo } of listUnprolonged(acts)) {
    expect(prolongationUnconfirmed).toMatch(/не найдено/u)
    expect(validTo).not.toBeNull()
  }
})

test('of acts that are named those are told that end: from 90 days before, and after', () => {
  const ids = (today: string) =>
    findExpiring(acts, ['pp-1479', 'tk', 'pp-1479', '29n'], day(today)).map(({ act }) => act.id)
  expect(actById('pp-1479').validTo).toBe('2026-12-31')
  expect(ids('2026-10-01')).toEqual([])
  expect(ids('2026-10-02')).toEqual(['pp-1479'])
  expect(ids('2027-01-01')).toEqual(['pp-1479', '29n'])
  expect(findExpiring(acts, [], day('2027-01-01'))).toEqual([])
})

test('an act that is not in the data is a mistake of the data', () => {
  expect(() => actById('none')).toThrow('no act none')
})
