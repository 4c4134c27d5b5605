import { expect, test } from 'vitest'
import { type Bik, parseBik, parseCorrespondentAccount, parseSettlementAccount } from './bank-account.ts'

const bik = (text: string): Bik => text as Bik

const settlement = [
  ['044525225', '40702810238000139300'],
  ['044525700', '40702810100001401484'],
  ['044525700', '40701810800001410925'],
  ['044525700', '40701810800001410093'],
  ['044525700', '40703810700001449489'],
  ['044525700', '40702810400000233463'],
  ['044525700', '40702810900000301552'],
  ['044525700', '40702810300000003997'],
  ['044525700', '40702810800001400002'],
] as const

const correspondent = [
  ['044525225', '30101810400000000225'],
  ['044525187', '30101810700000000187'],
  ['044525593', '30101810200000000593'],
  ['044525974', '30101810145250000974'],
  ['044525700', '30101810200000000700'],
  ['044525823', '30101810200000000823'],
  ['017003983', '40102810445370000059'],
  ['004525988', '40102810545370000003'],
] as const

const wrongKey = { ok: false, error: { code: 'account/wrong-key' } }

test('a БИК is nine digits of a bank or of the treasury', () => {
  for (const text of ['044525225', '017003983', '004525988', '024501901'])
    expect(parseBik(text)).toEqual({ ok: true, value: text })
  expect(parseBik('04 45 25-225')).toEqual({ ok: true, value: '044525225' })
  for (const text of ['44525225', '0445252250', '144525225', '034525225', '04452522A'])
    expect(parseBik(text)).toEqual({ ok: false, error: { code: 'bik/invalid' } })
  expect(parseBik('')).toEqual({ ok: false, error: { code: 'text/required' } })
})

test('published settlement accounts fit their banks', () => {
  for (const [bank, account] of settlement)
    expect(parseSettlementAccount(account, bik(bank))).toEqual({ ok: true, value: account })
  expect(parseSettlementAccount('4070 2810 2380 0013 9300', bik('044525225')).ok).toBe(true)
})

test('every one-digit slip in a settlement account is caught', () => {
  for (const [bank, account] of settlement)
    for (let at = 0; at < 20; at++)
      for (let digit = 0; digit <= 9; digit++) {
        const typed = account.slice(0, at) + digit + account.slice(at + 1)
        if (typed !== account) expect(parseSettlementAccount(typed, bik(bank))).toEqual(wrongKey)
      }
})

test('an account of another bank is refused, one of the treasury is taken by its length', () => {
  expect(parseSettlementAccount('40702810238000139300', bik('044525700'))).toEqual(wrongKey)
  expect(parseSettlementAccount('03100643000000017300', bik('017003983')).ok).toBe(true)
  for (const text of ['4070281023800013930', '407028102380001393000', '00000000000000000000', 'счёт'])
    expect(parseSettlementAccount(text, bik('044525225'))).toEqual({
      ok: false,
      error: { code: 'account/invalid-length' },
    })
})

test('published correspondent accounts fit their banks and no others', () => {
  for (const [bank, account] of correspondent)
    expect(parseCorrespondentAccount(account, bik(bank))).toEqual({ ok: true, value: account })
  expect(parseCorrespondentAccount('30101810400000000225', bik('044525187'))).toEqual(wrongKey)
  expect(parseCorrespondentAccount('30101810500000000225', bik('044525225'))).toEqual(wrongKey)
  expect(parseCorrespondentAccount('40702810238000139300', bik('044525225'))).toEqual(wrongKey)
})

test('what is blank is missing, what is no text of digits is wrong', () => {
  const missing = { ok: false, error: { code: 'text/required' } }
  for (const blank of [null, undefined, '']) {
    expect(parseBik(blank)).toEqual(missing)
    expect(parseSettlementAccount(blank, bik('044525225'))).toEqual(missing)
    expect(parseCorrespondentAccount(blank, bik('044525225'))).toEqual(missing)
  }
  expect(parseBik({})).toEqual({ ok: false, error: { code: 'bik/invalid' } })
})

test('an account in a settlement centre is keyed by the centre’s number, as in a bank of that number', () => {
  const accounts = Array.from({ length: 10 }, (_, key) => `40702810${key}00001401484`)
  const taken = (of: string) => accounts.filter((account) => parseSettlementAccount(account, bik(of)).ok)
  expect(taken('044525025')).toHaveLength(1)
  for (const centre of ['044525000', '044525001', '044525002'])
    expect(taken(centre)).toEqual(taken('044525025'))
  expect(taken('044525003')).not.toEqual(taken('044525025'))
})
