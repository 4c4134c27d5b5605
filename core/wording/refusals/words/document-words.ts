import type { SomeWords } from '../words-of.ts'

/** Documents, their numbers and companies’ own forms. */
export const documentWords = {
  'document-number/invalid': 'Номер состоит из 1–4 цифр и не более одной русской буквы, например 12 или 12А',
  'document-date/required': 'Укажите дату',
  'document-date/too-late': 'Укажите дату не позднее завтрашней',
  'documents/none-chosen': 'Выберите документы, которые нужно напечатать',
  'documents/too-many': 'Выберите не больше 500 документов: столько печатается одним файлом',
  'documents/unknown': 'Такого документа в архиве нет. Обновите страницу и выберите документы ещё раз',
  'template/required': 'Выберите форму документа',
  'template/unknown': 'Такой формы нет, или на эту дату она не действует. Выберите форму из списка',
  'format/docx-only':
    'Документ сформирован по персональному шаблону и есть только в .docx: скачайте его в Word',
  'own-form/outdated': (label) =>
    `Персональный шаблон устарел: ${label}. Загрузите исправленный файл или верните стандартную форму`,
  'own-form/too-large': 'Файл больше 5 МБ. Сожмите рисунки («Формат рисунка → Сжать рисунки») или уберите их',
  'own-form/paper-too-large':
    'Документ по персональному шаблону получается слишком большим. Выберите меньше работников',
  'document/annulled-already': 'Этот документ уже аннулирован. Обновите страницу: там видно, кем и почему',
  'document/nothing-new':
    'Новая редакция не отличалась бы от последней: в записях и в форме ничего не изменилось',
  'document-number/taken': (_, { free }) => wordTakenNumber(free),
} satisfies SomeWords

/** Of a number that another document of the year has. */
const wordTakenNumber = (free: readonly string[]): string =>
  free.length === 0
    ? 'Введённый номер уже существует. Свободных номеров с этой буквой в этом году больше нет: укажите другую букву.'
    : `Введённый номер уже существует. Необходимо ввести другой номер, например свободные: ${free.join(', ')}.`
