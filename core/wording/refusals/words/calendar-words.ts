import type { SomeWords } from '../words-of.ts'

/** The production calendar. */
export const calendarWords = {
  'day-kind/required': 'Выберите, какой это день: рабочий или выходной',
  'day/already-so': 'Этот день в календаре уже такой: менять нечего',
} satisfies SomeWords
