import type { SomeWords } from './words-of.ts'

/** Links for inspectors. */
export const inspectionWords = {
  'expiry/past': 'Укажите последний день действия не раньше сегодняшнего',
  'expiry/too-far': 'Ссылка действует не дольше 90 дней: укажите день раньше, а потом создайте новую',
  'inspection-links/too-many': 'Сейчас действуют 20 ссылок. Отзовите те, что больше не нужны',
} satisfies SomeWords
