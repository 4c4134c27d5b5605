import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../runners/child.ts'
import type { Explained } from './judge.ts'
import { findMissedMistakes, knownMistakes, knownMutants } from './known-mistakes.ts'
import { mutateFiles } from './mutated-files.ts'

const listed: Explained = JSON.parse(readFileSync(join(root, 'tests/mutation/survivors.json'), 'utf8'))

test('every survivor that survivors.json lists is still a change of the code: else its line there goes', {
  timeout: 30_000,
}, () => {
  const { mutants } = mutateFiles(Object.keys(listed), () => null)
  const there = new Set(mutants.map(({ file, place, change }) => `${file}  ${place}  ${change}`))
  const gone = Object.entries(listed).flatMap(([file, places]) =>
    Object.entries(places).flatMap(([place, changes]) =>
      Object.keys(changes).map((change) => `${file}  ${place}  ${change}`),
    ),
  )
  expect(gone.length).toBeGreaterThan(20)
  expect(gone.filter((one) => !there.has(one))).toEqual([])
})

test('every known mistake can still be made in the code: else known-mistakes.ts says it in the new words', () => {
  const { mutants } = knownMutants()
  expect(findMissedMistakes(mutants, new Set(mutants.keys()))).toEqual([])
  expect(findMissedMistakes(mutants, new Set())).toHaveLength(knownMistakes.length)
})
