import type { SomeWords } from '../words-of.ts'

/** What a request is refused with whoever makes it: most of it no page asks for. */
export const requestWords = {
  'page/invalid': 'Укажите номер страницы, начиная с 1',
  'page-size/invalid': 'Укажите число от 1 до 200',
  'request-key/taken':
    'Под этим ключом (Idempotency-Key) уже выполнен другой запрос. Передайте для нового запроса новый ключ',
  'mail/not-failed': 'Это письмо уже отправлено или ждёт отправки. Обновите страницу',
  'right/hidden':
    'В файле есть сведения, которые скрыты от вашей роли: СНИЛС, телефоны или медицинские сведения. Попросите владельца организации открыть их вам.',
} satisfies SomeWords
