import { IMPORT_KEPT_DAYS } from '@osh/core/imports/keeping.ts'
import type { Entry, FieldChange } from '@osh/core/imports/plan/import-plan.ts'
import type { LoadedCounts } from '@osh/core/imports/staff-import.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

type Shown = Exclude<Entry['is'], 'skipped'>

const rows = (count: number): string => formatCount(count, ['строка', 'строки', 'строк'])

export const importTexts = {
  title: 'Загрузка из файла',
  back: 'Работники',
  drop: 'Перетащите сюда файл со списком работников или выберите его',
  dropHint:
    '.xlsx, .ods или .csv до 20 МБ, в том числе отчёт из 1С. Шапку и столбцы найдём сами. До кнопки «Загрузить» ничего не записывается.',
  choose: 'Выбрать файл',
  pasteHint: 'Или скопируйте строки в Excel или 1С вместе с шапкой и вставьте сюда: Ctrl+V.',
  openPaste: 'Вставить строки',
  pasteField: 'Вставьте строки из таблицы',
  pasteFieldHint: 'Вместе с шапкой: строкой с названиями столбцов, среди которых есть ФИО.',
  readPasted: 'Прочитать строки',
  pasted: 'Вставленные строки',
  noRows: 'В файле нет ни одной строки работника. Заполните строки под шапкой и выберите файл снова.',
  keeping: `Файл не сохраняется. Незагруженные строки и возможность отмены хранятся ${IMPORT_KEPT_DAYS} дней.`,
  undoUntil: (moment: string) => `отменить можно до ${moment}`,
  forgotten: `прошло ${IMPORT_KEPT_DAYS} дней, отменить уже нельзя`,
  reading: (name: string) => `Читаем «${name}»…`,
  otherFile: 'Другой файл',
  notYet: 'Пока ничего не записано.',
  about: (name: string, sheet: string, head: string, count: number) =>
    `${name}${sheet === '' ? '' : `, лист «${sheet}»`}, ${head}, ${rows(count)}.`,
  head: (first: number, last: number) =>
    first === last ? `шапка в строке ${first}` : `шапка в строках ${first}–${last}`,
  noHead:
    'Не нашли шапку таблицы — строку с названиями столбцов, среди которых есть ФИО. Выберите другой лист или укажите номер строки.',
  sheet: 'Лист',
  headLine: 'Номер строки с шапкой',
  columns: (known: number, all: number) => `Столбцы: ${known} из ${all} узнаны`,
  column: (letter: string, title: string) => (title === '' ? `Столбец ${letter}` : `${letter} · ${title}`),
  columnHeads: { column: 'Столбец', examples: 'Что в нём', field: 'Что это', why: 'Почему так' },
  examples: (examples: readonly string[]) => examples.map(wordDay).join(' · ') || 'пусто',
  notLoaded: 'Не загружать',
  why: {
    before: 'как в прошлый раз',
    title: 'по названию',
    values: 'по значениям',
    chosen: 'вы выбрали',
  },
  strip: {
    all: 'все строки',
    undecided: 'решить',
    refused: 'с ошибками',
    changed: 'изменятся',
    new: 'новые',
    same: 'без изменений',
  },
  groups: {
    undecided: 'Решить',
    refused: 'С ошибками',
    changed: 'Изменятся',
    new: 'Новые',
    same: 'Без изменений',
  } satisfies Record<Shown, string>,
  decided: 'Решено',
  heads: { line: 'В файле', person: 'Работник', what: 'Что запишется', why: 'Почему, что сделать' },
  filters: 'Показать строки',
  line: (line: number) => `строка ${line}`,
  lines: (lines: readonly number[]) => `строки ${lines.join(' и ')}`,
  more: (count: number) => `Ещё ${count}`,
  noName: 'Без имени',
  empty: 'пусто',
  change: ({ before, after }: FieldChange) => ({ before: word(before), after: word(after) }),
  value: word,
  namesakes: 'в записях есть похожие',
  doubles: 'похоже, один человек в нескольких строках',
  take: (line: number) => `один человек: взять строку ${line}`,
  areJobs: 'один человек, работа по совместительству',
  areTwo: 'разные люди',
  newOne: 'новый работник',
  leaveOut: 'не загружать',
  doubt: (since: string) => `раньше: ${since}`,
  correct: 'исправить',
  sameForAll: 'Во всех строках с тем же',
  without: 'загрузить без этого значения',
  corrected: (field: string) => `Исправить: ${field}`,
  accept: 'Принять',
  left: (refused: number, undecided: number, skipped: number) =>
    refused + undecided + skipped === 0
      ? 'Загрузятся все строки'
      : `${refused + undecided + skipped} не загрузятся: ${[
          refused > 0 ? `${refused} с ошибками` : '',
          undecided > 0 ? `${undecided} не решены` : '',
          skipped > 0 ? `${skipped} оставлены` : '',
        ]
          .filter(Boolean)
          .join(', ')}`,
  undoable: 'загрузку можно отменить целиком',
  cancel: 'Отмена',
  load: (count: number) => `Загрузить ${count}`,
  loading: (count: number) =>
    `Сверяем с записями и записываем: ${rows(count)}. Запишутся все или ни одна, страницу можно закрыть.`,
  nothing: 'В файле нет ничего нового: записи уже такие же.',
  overLimit: (most: number, will: number) =>
    `По тарифу работников может быть не больше ${most}, а станет ${will}. Оставьте часть строк или выберите другой тариф.`,
  stale: 'Записи изменились, сравнение обновлено. Проверьте и загрузите снова.',
  done: (counts: LoadedCounts) =>
    `Загружено: новых ${counts.new}, изменено ${counts.changed}, без изменений ${counts.same}${
      counts.dismissed > 0 ? `, уволено ${counts.dismissed}` : ''
    }.`,
  history: 'История загрузок',
  noHistory: 'Загрузок ещё не было.',
  counts: (counts: LoadedCounts) =>
    `новых ${counts.new} · изменено ${counts.changed} · без изменений ${counts.same} · не загружено ${counts.left}${
      counts.dismissed > 0 ? ` · уволено ${counts.dismissed}` : ''
    }`,
  undone: (moment: string) => `отменена ${moment}`,
  leftRows: 'незагруженные строки',
  leftOf: (name: string) => `незагруженные строки из файла «${name}»`,
  leftFile: 'Незагруженные строки',
  leftHeads: { line: 'Строка', why: 'Причина' },
  undo: {
    remove: 'Отменить загрузку',
    title: 'Отменить загрузку?',
    keep: 'Оставить',
    removed: 'Загрузка отменена',
    about: (name: string): string =>
      `Новые работники из файла «${name}» исчезнут, изменённые станут прежними. Если что-то из этого уже меняли, отмены не будет.`,
  },
  failed: 'Не получилось. Проверьте связь и повторите.',
} as const

function word(value: string | null): string {
  if (value === null || value === '') return 'пусто'
  if (value === 'm') return 'мужской'
  if (value === 'f') return 'женский'
  return wordDay(value)
}

function wordDay(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/u.test(value) ? formatDate(value as LocalDate) : value
}
