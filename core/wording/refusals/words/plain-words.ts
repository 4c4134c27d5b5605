import { formatCount } from '../../../shared/texts/plural.ts'
import { tariffWords } from '../tariff-words.ts'
import type { SomeWords } from '../words-of.ts'

/** What any form or record may be refused with. */
export const plainWords = {
  'text/required': (label) => `Заполните поле «${label}»`,
  'text/not-text': (label) => `Укажите текст в поле «${label}»`,
  'text/forbidden-character': (label) =>
    `Уберите из поля «${label}» служебные символы: наберите значение заново`,
  'text/longer-than-line': (label) => `Сократите поле «${label}»: не больше 500 символов`,
  'text/longer-than-pages': (label) => `Сократите поле «${label}»: не больше 15 000 символов`,
  'number/invalid': (label) => `Укажите в поле «${label}» целое число`,
  'choice/unknown': (label) => `Выберите значение поля «${label}» из списка`,
  'list/invalid': (label) => `Выберите значения поля «${label}» из списка`,
  'date/required': (label) => `Укажите дату в поле «${label}»`,
  'date/invalid': (label) => `Проверьте поле «${label}»: дата пишется как дд.мм.гггг`,
  'date/in-future': (label) => `Укажите в поле «${label}» дату не позднее сегодняшней`,
  'date/too-far': (label) => `Проверьте год в поле «${label}»: дата слишком далеко`,
  'time-zone/unknown': 'Выберите часовой пояс из списка',
  'document-number/required': 'Укажите номер',
  'not-found': 'Такой записи нет: её удалили или она из другой организации. Вернитесь к списку',
  stale:
    'Пока вы редактировали, запись изменил другой пользователь. Обновите страницу и внесите изменения заново',
  'text/too-long': (label, { max }) =>
    `Сократите поле «${label}»: не больше ${formatCount(max, ['символа', 'символов', 'символов'])}`,
  ...tariffWords,
} satisfies SomeWords
