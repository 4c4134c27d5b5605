import type { AnswerFault } from '@osh/core/registry/read-answer.ts'
import { formatCount, pickPlural } from '@osh/core/shared/texts/plural.ts'
import { searchPeople } from '@osh/core/wording/formats/namesakes.ts'

const records = (count: number): string => formatCount(count, ['запись', 'записи', 'записей'])

const protocols = (count: number): string => formatCount(count, ['протокол', 'протокола', 'протоколов'])

function sayAnswerFault(fault: AnswerFault): string {
  switch (fault.code) {
    case 'registry/answer-damaged':
      return 'Файл повреждён или это не ответ реестра. Скачайте ответ ещё раз'
    case 'registry/answer-empty':
      return 'В ответе нет ни одной записи с номером. Проверьте, тот ли это файл'
    case 'registry/answer-too-long':
      return 'Ответ больше 20 МБ. Разделите его'
    case 'registry/answer-columns':
      return 'В таблице не нашли столбцов «СНИЛС» и «Регистрационный номер». Скачайте таблицу из ЕИСОТ ещё раз или вставьте строки'
    case 'registry/answer-error':
      return `Реестр ответил ошибкой: ${fault.said}`
    case 'registry/answer-line':
      return `Строка ${fault.line}: нужны СНИЛС в начале и номер в реестре в конце, через табуляцию или точку с запятой`
  }
}

export const registryTexts = {
  title: 'Реестр обученных',
  back: 'Сроки обучения',
  subtitle: 'Проверки знания требований охраны труда для реестра Минтруда (ЕИСОТ).',
  checks: 'Проверки знания',
  from: 'С',
  to: 'По',
  order: 'Начало позже конца',
  search: searchPeople,
  onlyFaulty: (count: number) => `Только с ошибками: ${count}`,
  all: 'Отметить все готовые',
  take: (who: string, programme: string) => `В набор: ${who}, ${programme}`,
  none: 'За эти дни проверок знания нет',
  noneHint: 'Измените период или отметьте прохождение обучения: оно появится здесь.',
  noneShown: 'Таких записей нет',
  most: 'Показаны последние 5 000 проверок. Сократите период, чтобы увидеть остальные.',
  more: (count: number) => `Показать ещё ${count}`,
  passed: 'сдал(а)',
  failed: 'не сдал(а)',
  protocolOf: (protocol: string) => `протокол № ${protocol}`,
  registered: (number: string) => `В реестре, № ${number}`,
  awaited: 'В наборе, ответа ещё нет',
  ready: 'Готова к отправке',
  fields: {
    protocol: 'Номер протокола',
    programme: 'Программа реестра',
    foreignNumber: 'Документ иностранца',
    citizenship: 'Гражданство',
  },
  choose: 'Выберите программу',
  bar: 'Набор для реестра',
  chosen: (count: number, faulty: number) =>
    `Готовы к отправке: ${count}${faulty > 0 ? `, с ошибками: ${faulty}` : ''}`,
  form: 'Сформировать набор',
  refused: (count: number) => `Набор не сформирован: исправьте ${records(count)}`,
  formed: (count: number) => `Набор сформирован: ${records(count)}`,
  sets: 'Наборы',
  noSets: 'Наборов ещё не было.',
  how: 'Скачайте файл, загрузите его в ЕИСОТ и внесите сюда ответ: номера появятся в карточках.',
  madeOn: (moment: string) => `Набор от ${moment}`,
  counts: (count: number, registered: number) => `${records(count)} · с номером: ${registered}`,
  unanswered: (count: number) => `нет ответа: ${count}`,
  withdrawn: (who: string) => `отменён ${who}`,
  download: (file: number, files: number, format: string) =>
    files === 1 ? `Скачать .${format}` : `Скачать .${format}, ${file} из ${files}`,
  fileName: (set: number, file: number, files: number, format: string) =>
    `registry-set-${set}${files === 1 ? '' : `-${file}`}.${format}`,
  answer: 'Внести ответ',
  answerTitle: 'Ответ реестра',
  answerHint:
    'Выберите файл .xml или таблицу .xlsx из ЕИСОТ либо вставьте строки: СНИЛС и номер в реестре, через табуляцию или точку с запятой.',
  chooseFile: 'Выбрать файл',
  otherFile: 'Другой файл',
  file: (name: string) => `Файл: ${name}`,
  pasted: 'Или вставьте ответ',
  nothing: 'Выберите файл или вставьте ответ',
  noTables: 'В демо таблицы не читаются: выберите .xml или вставьте строки',
  accept: 'Внести',
  cancel: 'Отмена',
  line: (row: number) => `Запись ${row}`,
  taken: (added: number, same: number, unanswered: number, others: number) =>
    [
      `${pickPlural(added, ['Получен', 'Получено', 'Получено'])} ${formatCount(added, ['номер', 'номера', 'номеров'])}`,
      ...(same > 0 ? [`уже были: ${same}`] : []),
      `без ответа: ${unanswered}`,
      ...(others > 0 ? [`чужих записей: ${others}`] : []),
    ].join(', '),
  reissued: (count: number) => `Новая редакция с номерами реестра: ${protocols(count)}`,
  leftToReissue: (count: number) => `Ждут новой редакции в архиве: ${protocols(count)}`,
  sayAnswerFault,
  withdraw: {
    remove: 'Отменить набор',
    title: 'Отменить набор?',
    keep: 'Оставить',
    removed: 'Набор отменён',
    about:
      'Записи без номера можно будет отправить заново. Отменяйте, если файл не загружали или реестр его отклонил. Сам набор останется в списке.',
  },
} as const
