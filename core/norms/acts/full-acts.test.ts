import { expect, test } from 'vitest'
import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { acts } from '../acts.ts'
import { findFullAct, fullActs } from './full-acts.ts'

test('an act in use says when it ends, or why that is not certain', () => {
  expect(fullActs.length).toBeGreaterThan(50)
  expect(fullActs.filter(({ validTo, expiryUnconfirmed }) => !validTo && !expiryUnconfirmed)).toEqual([])
})

test('an act is listed once, and every day of it is a day', () => {
  expect(new Set(fullActs.map(({ id }) => id)).size).toBe(fullActs.length)
  expect(new Set(fullActs.map(({ number, date }) => `${number} ${date}`)).size).toBe(fullActs.length)
  const days = fullActs.flatMap(({ date, validFrom, validTo, amendments }) => [
    date,
    validFrom,
    validTo,
    ...amendments.flatMap((amendment) => [amendment.date, amendment.validFrom]),
  ])
  expect(days.filter((text) => text !== null && !parseLocalDate(text).ok)).toEqual([])
})

test('an act that was not compared with its text does not claim a certain end', () => {
  const certain = fullActs.filter(({ expiryUnconfirmed }) => expiryUnconfirmed === null)
  expect(certain.map(({ confidence }) => confidence)).toEqual(certain.map(() => 'found'))
  expect(certain.length).toBeGreaterThan(0)
})

test('an act is told of in full by the same id, in the same order', () => {
  expect(fullActs.map(({ id }) => id)).toEqual(acts.map(({ id }) => id))
  expect(findFullAct('426-fz').title).toBe('О специальной оценке условий труда')
  expect(() => findFullAct('none')).toThrow('no act none')
})
