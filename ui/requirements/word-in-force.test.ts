import { expect, test } from 'vitest'
import { aRequirement } from '#tests/requirement-example.ts'
import { wordInForce } from './word-in-force.ts'

test('what is accepted is told with the day since which it is in force, and its rule where it has one', () => {
  expect(wordInForce(aRequirement(1))).toBe('с 10.01.2026')
  expect(wordInForce(aRequirement(1, { ruleId: 'train.AB' }))).toBe('с 10.01.2026, норма: программы А и Б')
  expect(wordInForce(aRequirement(1, { ruleId: 'is-no-more' }))).toBe('с 10.01.2026')
  expect(wordInForce(aRequirement(1, { decision: { kind: 'refused', reason: 'нет' } }))).toBeNull()
})
