import { expect, test } from 'vitest'
import { findMissedMistakes, knownMistakes, knownMutants } from './known-mistakes.ts'

test('every known mistake can still be made in the code: else known-mistakes.ts says it in the new words', () => {
  const { mutants } = knownMutants()
  expect(findMissedMistakes(mutants, new Set(mutants.keys()))).toEqual([])
  expect(findMissedMistakes(mutants, new Set())).toHaveLength(knownMistakes.length)
})
