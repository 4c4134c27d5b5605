import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { describeLacking } from './lacking-training.ts'

test('what a holder is not trained in is said in one line', () => {
  expect(describeLacking([])).toBe('')
  expect(
    describeLacking([
      { programme: 'A', why: 'never', since: null },
      { programme: 'B', why: 'overdue', since: day('2026-02-01') },
      { programme: 'firstAid', why: 'failed', since: null },
    ]),
  ).toBe('Нет обучения: программа А; программа Б, срок вышел 01.02.2026; первая помощь, проверка не пройдена')
})
