// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notices } from './notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a notice goes after 3 s, one that takes reading after 6 s, each by itself', () => {
  const notices = new Notices()
  notices.show('Сохранено')
  notices.show('Обучение зарегистрировано', { seconds: 6 })
  notices.show('Не сохранено', { tone: 'failed' })
  const shown = () => notices.shown.map(({ text, tone }) => `${text}: ${tone}`)
  expect(shown()).toEqual(['Сохранено: done', 'Обучение зарегистрировано: done', 'Не сохранено: failed'])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual(['Обучение зарегистрировано: done'])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual([])
})
