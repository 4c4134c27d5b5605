import { expect, test } from 'vitest'
import { err, ok } from '../../shared/results/result.ts'
import { formatRecoveryCode, readFactorCode, wrongFactorCode } from './factor-code.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUV27'

test.each([' 123 456 ', '123-456', '123456'])('%j is a code of the application', (given) => {
  expect(readFactorCode(given)).toEqual(ok({ is: 'time', digits: '123456' }))
})

test('a recovery code is read as it is shown, in any case', () => {
  const shown = formatRecoveryCode(LETTERS)
  expect(shown).toBe('ABCD-EFGH-IJKL-MNOP-QRST-UV27')
  for (const given of [shown, shown.toLowerCase(), LETTERS, ` ${shown} `])
    expect(readFactorCode(given)).toEqual(ok({ is: 'recovery', letters: LETTERS }))
})

test('nothing has no groups', () => {
  expect(formatRecoveryCode('')).toBe('')
})

test.each(['', '  -', null, undefined, 7])('%j is no code at all', (given) => {
  expect(readFactorCode(given)).toMatchObject({
    error: { errors: [{ field: 'factorCode', code: 'factor-code/required' }] },
  })
})

test.each([
  '12345',
  '1234567',
  'x123456',
  '123456x',
  '١٢٣٤٥٦',
  `${LETTERS}A`,
  `1${LETTERS.slice(1)}`,
  LETTERS.slice(1),
])('%j is a wrong one', (given) => {
  expect(readFactorCode(given)).toEqual(err(wrongFactorCode))
})

test('of a book no more is looked at than of a code', () => {
  expect(readFactorCode(`${' '.repeat(54)}123456${' '.repeat(1e6)}`)).toEqual(
    ok({ is: 'time', digits: '123456' }),
  )
  expect(readFactorCode(`${' '.repeat(60)}123456`).ok).toBe(false)
})
