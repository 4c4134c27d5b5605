import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSnils } from './snils.ts'

const real = [
  '112-233-445 95',
  '087-654-303 00',
  '123-456-789 64',
  '160-722-398 51',
  '200-300-400 48',
  '555-666-777 50',
]
const wrong = ['112-233-445 96', '087-654-303 01', '123-456-789 00', '160-722-398 22', '000-000-000 11']

test('real numbers are taken however they are typed, and written one way', () => {
  for (const snils of real) {
    const taken = { ok: true, value: snils }
    expect(parseSnils(snils)).toEqual(taken)
    expect(parseSnils(snils.replace(/\D/g, ''))).toEqual(taken)
    expect(parseSnils(` ${snils.replaceAll('-', ' ')} `)).toEqual(taken)
  }
})

test('wrong check digits and another length are refused', () => {
  for (const snils of wrong)
    expect(parseSnils(snils)).toEqual({ ok: false, error: { code: 'snils/wrong-check-digits' } })
  for (const snils of ['112-233-445 9', '112-233-445 955', '112-233-445 9Х', '___-___-___ __'])
    expect(parseSnils(snils)).toEqual({ ok: false, error: { code: 'snils/invalid-length' } })
  for (const nothing of [undefined, null, ''])
    expect(parseSnils(nothing)).toEqual({ ok: false, error: { code: 'text/required' } })
})

test('numbers given out before check digits were are taken as they are', () => {
  expect(parseSnils('001-001-998 77')).toEqual({ ok: true, value: '001-001-998 77' })
  expect(parseSnils('001-001-999 77').ok).toBe(false)
})

test('of a hundred pairs of check digits one fits, by the rule as the fund words it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_001_999, max: 999_999_999 }), (number) => {
      const nine = String(number).padStart(9, '0')
      let sum = 0
      for (let place = 1; place <= 9; place++) sum += place * Number(nine[9 - place])
      while (sum > 101) sum -= 101
      const expected = sum === 100 || sum === 101 ? '00' : String(sum).padStart(2, '0')
      const pairs = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
      expect(pairs.filter((pair) => parseSnils(nine + pair).ok)).toEqual([expected])
    }),
  )
})
