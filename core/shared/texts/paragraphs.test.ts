import { expect, test } from 'vitest'
import { parseParagraphs } from './paragraphs.ts'

const said = (value: unknown, max = 10) => {
  const read = parseParagraphs(value, max)
  return read.ok ? read.value : read.error
}

test('lines stay lines, blanks in them collapse, and one empty line at most is between two', () => {
  expect(said(' а   б \r\n\n\n\n в\u2028г\n\n')).toBe('а б\n\nв\nг')
  expect(said('\n\n \nа')).toBe('а')
  expect(said('а\n\nб\n\nв')).toBe('а\n\nб\n\nв')
  for (const nothing of [null, undefined, '', ' \n\t\n ']) expect(said(nothing)).toBe('')
  expect(said(7)).toBe('7')
})

test('a text is as long as it may be, all lines together', () => {
  expect(said('12345\n6789')).toBe('12345\n6789')
  const tooLong = { code: 'text/too-long', max: 10 }
  expect(said('12345\n67890')).toEqual(tooLong)
  expect(said('1'.repeat(41))).toEqual(tooLong)
  expect(said(`a${'\u0301'.repeat(31)}`)).toEqual(tooLong)
  expect(said(12_345_678_901)).toEqual(tooLong)
})

test('what no text has is refused in any line', () => {
  expect(said('а\nб\u0000')).toEqual({ code: 'text/forbidden-character' })
  expect(said({})).toEqual({ code: 'text/not-text' })
  expect(said(['а'])).toEqual({ code: 'text/not-text' })
})
