import type { SomeWords } from '../words-of.ts'

/** Responsible persons. */
export const responsibilityWords = {
  'role/required': 'Выберите функциональную ответственность',
  'role/unknown': 'Такой ответственности нет. Выберите её из списка',
  'circumstance/unknown': 'Такого вопроса нет. Обновите страницу и ответьте снова',
  'order-link/required': 'Остались незаполненные поля',
  'order-link/invalid': 'Приказ пишется так: Приказ №12 от 20.11.2026',
  'employee/holds-already': 'Этот работник уже назначен. Выберите другого',
} satisfies SomeWords
