import { expect, test } from 'vitest'
import { parseAddress } from './address.ts'

test('an address of the web is read with blanks around it taken off; a blank one is none', () => {
  expect(parseAddress(' https://example.org/act?n=1#end ')).toEqual({
    ok: true,
    value: 'https://example.org/act?n=1#end',
  })
  for (const blank of ['', '  ', null, undefined])
    expect(parseAddress(blank)).toEqual({ ok: true, value: '' })
})

test('what does not open from a page is refused', () => {
  for (const given of [
    'ftp://example.org',
    'javascript:alert(1)',
    'example.org',
    'https://me:you@example.org',
  ])
    expect(parseAddress(given), given).toEqual({ ok: false, error: { code: 'link/invalid' } })
})

test('an address has two thousand characters at most', () => {
  const of = (length: number) => 'https://example.org/'.padEnd(length, 'a')
  expect(parseAddress(of(2000)).ok).toBe(true)
  expect(parseAddress(of(2001))).toEqual({ ok: false, error: { code: 'text/too-long', max: 2000 } })
})
