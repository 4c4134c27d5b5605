import { riskLevels } from '@osh/core/sections/risk.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import {
  checkResultWords,
  completionResultWords,
  ppeEventWords,
  riskLevelWords,
  workingConditionsClassWords,
} from '@osh/core/wording/sections.ts'
import { expect, test } from 'vitest'
import { decodeEvent, decodeFound, decodeResult, encodeEvent, encodeFound, encodeResult } from './words.ts'

/** What each word of the wire reads as, and how it is written. */
function expectSame<T extends string>(
  words: Readonly<Record<T, string>>,
  encode: (meaning: T) => string,
  decode: (word: string) => string | null,
): void {
  const meanings = Object.keys(words) as T[]
  expect(meanings.length).toBeGreaterThan(1)
  for (const meaning of meanings) {
    expect(encode(meaning)).toBe(words[meaning])
    expect(decode(words[meaning])).toBe(meaning)
  }
}

test('the wire says classes, levels, events and results as the screens do', () => {
  expect(Object.keys(workingConditionsClassWords)).toHaveLength(workingConditionsClasses.length)
  expect(Object.keys(riskLevelWords)).toHaveLength(riskLevels.length)
  expectSame(workingConditionsClassWords, encodeFound, decodeFound)
  expectSame(riskLevelWords, encodeFound, decodeFound)
  expectSame(ppeEventWords, encodeEvent, decodeEvent)
  expectSame(checkResultWords, encodeResult, decodeResult)
})

test('a result of any completion is worded alike, but for what is no result', () => {
  const { notAssessed, ...results } = completionResultWords as Readonly<Record<string, string>>
  expect(notAssessed).toBe('не проводилось')
  for (const [result, word] of Object.entries(results)) expect(decodeResult(word)).toBe(result)
  expect(decodeResult('не проводилось')).toBeNull()
})
