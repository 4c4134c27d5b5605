import { expect, test } from 'vitest'
import { parseKpp, parseOkato, parseOkogu, parseOkpo, parseOktmo, parseOkved } from './classifier-codes.ts'

test('a code is written without blanks and dashes, its letters large', () => {
  expect(parseKpp('7701 ab-001')).toEqual({ ok: true, value: '7701AB001' })
  expect(parseOkved(' 62.01 ')).toEqual({ ok: true, value: '62.01' })
  expect(parseOkpo('1234567')).toEqual({ ok: false, error: { code: 'okpo/invalid' } })
})

test('a blank code is missing, a whole page is none', () => {
  expect(parseOkpo(' ')).toEqual({ ok: false, error: { code: 'text/required' } })
  expect(parseOkpo('1'.repeat(41))).toEqual({ ok: false, error: { code: 'text/too-long', max: 40 } })
})

const published = ['00032537', '00040778', '00083262', '05757665', '17514186', '29063984', '55187675']

test('the check digit of an ОКПО is the only right one of ten', () => {
  for (const okpo of published) {
    const taken = Array.from({ length: 10 }, (_, last) => `${okpo.slice(0, -1)}${last}`).filter(
      (typed) => parseOkpo(typed).ok,
    )
    expect(taken).toEqual([okpo])
  }
})

test('of ten digits, and where the first sum gives no digit, it is computed as the classifiers say', () => {
  // 2·1 + 3·2 + 9·1 = 17, 17 mod 11 = 6
  expect(['0120000016', '0120000015'].map((typed) => parseOkpo(typed).ok)).toEqual([true, false])
  // 5·2 = 10, which is no digit; 5·4 = 20, 20 mod 11 = 9
  expect(parseOkpo('05000009')).toEqual({ ok: true, value: '05000009' })
  expect(parseOkpo('05000000').ok).toBe(false)
  // 1·1 + 9·1 = 10; 1·3 + 1·1 = 4, or 1·3 + 1·11 = 14, 14 mod 11 = 3
  expect(['1000000014', '1000000013', '1000000010'].map((typed) => parseOkpo(typed).ok)).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['okpo', parseOkpo, ['12345670', '00000000', '0000000000', '00032538', '00032573', '1234567892']],
  ['kpp', parseKpp, ['000000000', '770100001', '770101000', '007701001', '7701000AB']],
  ['okved', parseOkved, ['00.00', '00', '00.1', '0.1']],
  ['oktmo', parseOktmo, ['00000000', '00000000000', '00397000', '453970000']],
  ['okato', parseOkato, ['00', '00000000000', '00293554000', '4']],
  ['okogu', parseOkogu, ['0000000', '421001']],
])('what is certainly no %s is refused', (name, parse, wrong) => {
  for (const typed of wrong)
    expect(parse(typed), typed).toEqual({ ok: false, error: { code: `${name}/invalid` } })
})

test.each([
  [parseKpp, ['773601001', '997950001', '9909ZZ001', '7701AB001', '770143001']],
  [parseOkved, ['01', '62.0', '62.01.11', '99.00', '01.11.1']],
  [parseOktmo, ['45397000', '45397000000', '01701000001']],
  [parseOkato, ['45', '01401000000']],
  [parseOkogu, ['4210014', '0100000']],
])('what may be is taken', (parse, right) => {
  for (const typed of right) expect(parse(typed), typed).toEqual({ ok: true, value: typed })
})
