import { expect, test } from 'vitest'
import { expectedForms, isExpected } from './expected.ts'

test.each([
  ['people', 2000],
  ['positions', 200],
  ['departments', 80],
] as const)('%s: every line is whole, Russian and there once', (file, least) => {
  const lines = expectedForms(file)
  expect(lines.length).toBeGreaterThanOrEqual(least)
  const nominatives = lines.map(({ nominative }) => nominative)
  expect(new Set(nominatives).size).toBe(lines.length)
  const forms = lines.flatMap(({ group: _, sex: __, class: ___, ...cases }) => Object.values(cases))
  expect(
    forms.filter((form) => !/^[А-ЯЁа-яё0-9№«»()—,.| -]+$/u.test(form) || /^\s|\s$|\s\s/u.test(form)),
  ).toEqual([])
})

test('ё is е, and either of two is right', () => {
  expect(isExpected('Алёниным', 'Аленином|Алениным')).toBe(true)
  expect(isExpected('Аленина', 'Аленином|Алениным')).toBe(false)
})
