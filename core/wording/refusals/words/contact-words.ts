import type { SomeWords } from '../words-of.ts'

/** Names of people, and how to reach them. */
export const contactWords = {
  'email/required': 'Введите e-mail',
  'email/invalid':
    'Проверьте e-mail: он пишется как name@example.ru, русские буквы с латинскими не смешиваются, адрес в домене .рф пишется русскими буквами',
  'phone/invalid': (label) => `Проверьте поле «${label}»: номер пишется как +7 (495) 123-45-67`,
  'name/forbidden-character': (label) =>
    `Напишите поле «${label}» буквами: годятся ещё дефис, апостроф и пробел`,
  'name/first-name-missing': 'Укажите фамилию и имя: ими подписываются документы',
  'name/mixed-alphabets': (label) =>
    `Проверьте раскладку: в поле «${label}» русские и латинские буквы в одном слове`,
} satisfies SomeWords
