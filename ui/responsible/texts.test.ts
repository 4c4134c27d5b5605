// @vitest-environment node
import { expect, test } from 'vitest'
import { responsibleTexts as texts } from './texts.ts'

test('all are appointed only once every question was answered', () => {
  expect(texts.unfilled(0, 0)).toBe('Все ответственные назначены')
  expect(texts.unfilled(0, 3)).toBe('По данным ответам ответственные назначены · вопросов: 3')
  expect(texts.unfilled(2, 3)).toBe('Не назначены ответственные: 2 · вопросов: 3')
  expect([texts.allFilled(0), texts.allFilled(1)]).toEqual([
    'Все ответственные назначены.',
    'По данным ответам ответственные назначены.',
  ])
})
