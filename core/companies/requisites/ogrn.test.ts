import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOgrn } from './ogrn.ts'

const organisations = [
  '1027700132195',
  '1027700070518',
  '1037739877295',
  '1027700229193',
  '1027700198767',
  '1027700043502',
  '1027700035769',
  '1027700092661',
  '1027700067328',
  '1024800823123',
  '1028400000298',
  '1027700149124',
]
const entrepreneurs = [
  '304500116000157',
  '315774600000016',
  '320784700012347',
  '319165800007774',
  '304663600000425',
]

/** Remainder by long division on paper, digit after digit. */
const onPaper = (digits: readonly number[], divisor: number) =>
  digits.reduce((rest, digit) => (rest * 10 + digit) % divisor, 0)

test('real numbers of organisations and sole proprietors are taken', () => {
  for (const ogrn of [...organisations, ...entrepreneurs])
    expect(parseOgrn(ogrn)).toEqual({ ok: true, value: ogrn })
  expect(parseOgrn('1 02 77 00-132195')).toEqual({ ok: true, value: '1027700132195' })
})

test('a wrong check digit, another length and zeros are refused', () => {
  for (const ogrn of ['1027700132196', '304500116000158', '0000000000000'])
    expect(parseOgrn(ogrn)).toEqual({ ok: false, error: { code: 'ogrn/wrong-check-digit' } })
  for (const ogrn of ['102770013219', '10277001321950', '102770013219X', []])
    expect(parseOgrn(ogrn)).toEqual({ ok: false, error: { code: 'ogrn/invalid-length' } })
  expect(parseOgrn(null)).toEqual({ ok: false, error: { code: 'text/required' } })
})

test.each<[first: number, length: number, divisor: number]>([
  [1, 11, 11],
  [5, 11, 11],
  [3, 13, 13],
])('from %i, after any %i digits exactly one is right, as division by %i says', (first, length, divisor) => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
  fc.assert(
    fc.property(digits, (drawn) => {
      const d = [first, ...drawn]
      const taken = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((k) => parseOgrn([...d, k].join('')).ok)
      expect(taken).toEqual([onPaper(d, divisor) % 10])
    }),
  )
})

test('a wrong digit is caught, but where two remainders share a check digit', () => {
  for (const ogrn of [...organisations, ...entrepreneurs]) {
    const divisor = ogrn.length === 13 ? 11 : 13
    for (let at = 0; at < ogrn.length; at++)
      for (let digit = 0; digit <= 9; digit++) {
        const typed = ogrn.slice(0, at) + digit + ogrn.slice(at + 1)
        if (typed === ogrn || !parseOgrn(typed).ok) continue
        const remainders = [ogrn, typed].map((n) => onPaper([...n.slice(0, -1)].map(Number), divisor))
        expect(Math.abs((remainders[0] ?? 0) - (remainders[1] ?? 0)), `${ogrn} as ${typed}`).toBe(10)
      }
  }
})

test('what is blank is missing', () => {
  for (const blank of [null, undefined, ''])
    expect(parseOgrn(blank)).toEqual({ ok: false, error: { code: 'text/required' } })
})

test.each([
  ['2027700132194', 'an entry of an organisation'],
  ['2127747123451', 'an entry of a later year'],
  ['6027700132190', 'an entry from 6'],
  ['0027700132196', 'none of any register'],
  ['3027700132193', 'an entrepreneur’s beginning in 13 digits'],
  ['404500116000156', 'an entry of an entrepreneur'],
  ['104500116000150', 'an organisation’s beginning in 15 digits'],
  ['504500116000152', 'the other beginning of an organisation in 15 digits'],
])('%s is not the number itself: %s', (typed) => {
  const divisor = typed.length === 13 ? 11 : 13
  const number = `${typed.slice(0, -1)}${onPaper([...typed.slice(0, -1)].map(Number), divisor) % 10}`
  expect(parseOgrn(number)).toEqual({ ok: false, error: { code: 'ogrn/invalid-length' } })
})
