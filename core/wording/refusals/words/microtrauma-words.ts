import type { SomeWords } from '../words-of.ts'

/** Microtraumas and their reviews. */
export const microtraumaWords = {
  'report/before-event': 'Сообщить не могли раньше, чем это произошло: проверьте дату и время',
  'review/before-event': 'Рассмотрение не может быть раньше дня обращения',
  'reviewers/required': 'Укажите, кто рассмотрел обстоятельства и причины',
  'extension/over-two-days':
    'Срок рассмотрения продлевают не больше чем на 2 календарных дня (Рекомендации № 632н)',
  'microtrauma/recorded-already':
    'Микротравма этого работника в это время уже записана: откройте её в списке',
  'microtrauma/closed':
    'Запись уже аннулирована или расследуется как несчастный случай: обновите страницу, изменить её нельзя',
} satisfies SomeWords
