import type { SomeWords } from './words-of.ts'

/** Messages to the support and back. */
export const supportWords = {
  'support/not-recognised':
    'Это не снимок и не документ, или файл повреждён. Приложите JPEG, PNG, WebP, HEIC, PDF, DOCX или XLSX (без макросов)',
  'support/too-large': 'Файл больше 10 МБ. Уменьшите его или пришлите частями',
  'support/no-room':
    'Файлы переписки занимают больше 500 МБ. Опишите вопрос словами: поддержка подскажет, куда прислать файл',
  'support/too-many': 'За час можно отправить 100 сообщений. Продолжите через час',
} satisfies SomeWords
