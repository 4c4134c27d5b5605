import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInn } from './inn.ts'

const organisations = [
  '7707083893',
  '7736050003',
  '7708503727',
  '7736207543',
  '7707049388',
  '7706107510',
  '7708004767',
  '7712040126',
  '7728168971',
  '4823006703',
  '8401005730',
  '7740000076',
]
const people = ['500100732259', '770100000142', '500000001223', '165500009964', '660000012360']

const refusal = (value: unknown) => {
  const parsed = parseInn(value)
  return parsed.ok ? null : parsed.error.code
}

test('real numbers of organisations and people are taken', () => {
  for (const inn of [...organisations, ...people]) expect(parseInn(inn)).toEqual({ ok: true, value: inn })
})

test('blanks and dashes that people type are let through, and a number is taken as its digits', () => {
  expect(parseInn(' 7707 0838-93\u00a0')).toEqual({ ok: true, value: '7707083893' })
  expect(parseInn(7707083893)).toEqual({ ok: true, value: '7707083893' })
})

test('a wrong check digit is refused, and so are zeros', () => {
  for (const inn of [
    '7707083894',
    '7736050000',
    '500100732258',
    '500100732249',
    '0000000000',
    '000000000000',
  ])
    expect(refusal(inn)).toBe('inn/wrong-check-digit')
})

test('another length, letters and no text are refused', () => {
  for (const inn of ['770708389', '77070838931', '770708389А', 7.5, -7707083893, {}, true])
    expect(refusal(inn)).toBe('inn/invalid-length')
  for (const inn of ['', null, undefined]) expect(refusal(inn)).toBe('text/required')
})

test('for any nine digits exactly one tenth is right, as the sum of the published weights says', () => {
  const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(nine, (d) => {
      fc.pre(d.some((digit) => digit !== 0))
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0] = d
      const sum = 2 * a + 4 * b + 10 * c + 3 * e + 5 * f + 9 * g + 4 * h + 6 * i + 8 * j
      const right = sum % 11 === 10 ? 0 : sum % 11
      const taken = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((k) => parseInn([...d, k].join('')).ok)
      expect(taken).toEqual([right])
    }),
  )
})

test('a wrong digit of ten is caught, but where remainders 10 and 0 share the check digit 0', () => {
  for (const inn of organisations)
    for (let at = 0; at < 10; at++)
      for (let digit = 0; digit <= 9; digit++) {
        const typed = inn.slice(0, at) + digit + inn.slice(at + 1)
        if (typed === inn || !parseInn(typed).ok) continue
        expect(inn.endsWith('0'), `${inn} typed as ${typed}`).toBe(true)
      }
})
