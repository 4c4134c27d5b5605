import type { LawChange } from '@osh/core/norms/acts/law-changes.ts'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { lawReviewTexts as texts } from './texts.ts'

const changed: LawChange = {
  ...{ act: '223n', points: null, is: 'changed', from: day('2025-03-01'), by: '237н', date: null },
  confidence: 'found',
}
const says = (changes: Partial<LawChange> = {}): string => texts.says({ ...changed, ...changes })

test('a change says since when it is and by what', () => {
  expect(says()).toBe('Изменено с 01.03.2025, № 237н')
  expect(says({ date: day('2024-04-25') })).toBe('Изменено с 01.03.2025, № 237н от 25.04.2024')
  expect(says({ by: null })).toBe('Изменено с 01.03.2025')
  expect(says({ is: 'ended' })).toBe('Утратило силу с 01.03.2025, № 237н')
  expect(says({ is: 'ended', by: null })).toBe('Срок прошёл: не действует с 01.03.2025')
})

test('a change without a day says so, and is known by the act that has made it', () => {
  const noDay = 'день вступления в силу не указан'
  expect(says({ from: null })).toBe(`Изменено, № 237н: ${noDay}`)
  expect(says({ from: null, date: day('2024-04-25') })).toBe(`Изменено, № 237н от 25.04.2024: ${noDay}`)
  expect(says({ from: null, by: null, date: day('2026-05-23') })).toBe(
    `Изменено, акт от 23.05.2026: ${noDay}`,
  )
  expect(says({ from: null, by: null })).toBe(`Изменено: ${noDay}`)
  expect(says({ from: null, is: 'ended', by: null })).toBe(`Утратило силу: ${noDay}`)
})

test('papers are from before a change, or all of them where its day is not known', () => {
  expect(texts.papers(changed, 3)).toBe('выпущено до изменения: 3')
  expect(texts.papers({ ...changed, from: null }, 3)).toBe('выпущено: 3')
})
