import { expect, test } from 'vitest'
import { parseKpp, parseOkpo, parseOkved } from './classifier-codes.ts'

test('a code is written without blanks and dashes, its letters large', () => {
  expect(parseKpp('7701 ab-001')).toEqual({ ok: true, value: '7701AB001' })
  expect(parseOkved(' 62.01 ')).toEqual({ ok: true, value: '62.01' })
  expect(parseOkpo('1234567')).toEqual({ ok: false, error: { code: 'okpo/invalid' } })
})

test('a blank code is missing, a whole page is none', () => {
  expect(parseOkpo(' ')).toEqual({ ok: false, error: { code: 'text/required' } })
  expect(parseOkpo('1'.repeat(41))).toEqual({ ok: false, error: { code: 'text/too-long', max: 40 } })
})
