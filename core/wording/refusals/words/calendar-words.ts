import type { SomeWords } from '../words-of.ts'

/** The production calendar, and facts of the company. */
export const calendarWords = {
  'day-kind/required': 'Выберите, какой это день: рабочий или выходной',
  'day/already-so': 'Этот день в календаре уже такой: менять нечего',
  'facts/too-many': 'Слишком много строк: оставьте не больше 1000, а где ответ один — одну',
} satisfies SomeWords
