import type { SomeWords } from '../words-of.ts'

/** What only a program that asks by itself is refused with. */
export const requestWords = {
  'page/invalid': 'Укажите номер страницы, начиная с 1',
  'page-size/invalid': 'Укажите число от 1 до 200',
  'request-key/taken':
    'Под этим ключом (Idempotency-Key) уже выполнен другой запрос. Передайте для нового запроса новый ключ',
} satisfies SomeWords
