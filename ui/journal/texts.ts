import { formatCount } from '@osh/core/shared/texts/plural.ts'

export const journalTexts = {
  title: 'Журнал действий',
  subtitle:
    'Кто, когда и что изменил. Каждая запись связана с предыдущей: если запись изменят или удалят, проверка выгрузки её назовёт.',
  everyone: 'Все',
  person: 'Кто',
  area: 'Раздел',
  from: 'С',
  to: 'По',
  onlyOf: (record: string) => `Показаны действия с одной записью: ${record}.`,
  everyRecord: 'Показать все записи',
  historyOf: (record: string) => `История: ${record}`,
  export: 'Выгрузить таблицу',
  exportProof: 'Выгрузить для проверки',
  exported: 'В таблицу попадает то, что оставили фильтры. Для проверки журнал выгружается целиком.',
  exportName: 'Журнал действий.csv',
  proofName: 'Журнал действий.jsonl',
  heads: {
    number: '№ в цепочке',
    at: 'Когда',
    by: 'Кто',
    command: 'Что сделано',
    record: 'Запись',
    field: 'Поле',
    before: 'Было',
    after: 'Стало',
  },
  cut: (most: number) =>
    `В таблице последние ${formatCount(most, ['действие', 'действия', 'действий'])}. Чтобы сохранить более ранние, выберите дни в «С» и «По».`,
  formerMember: 'бывший участник',
  hidden: 'значения не показываются или стёрты',
  moreChanges: (count: number) => `и ещё ${formatCount(count, ['изменение', 'изменения', 'изменений'])}`,
  show: 'Показать значения',
  showOf: (what: string) => `Показать значения: ${what}`,
  total: (shown: number, total: number, more: boolean) =>
    `Показано ${shown} из ${more ? 'более чем ' : ''}${formatCount(total, ['записи', 'записей', 'записей'])}`,
  more: 'Показать ещё',
  reset: 'Сбросить фильтры',
  noneFound: 'Нет записей, соответствующих выбранным фильтрам.',
  empty: 'Записей пока нет. Они появятся с первым изменением.',
  number: (number: number | null) =>
    number === null ? 'ещё не в цепочке' : `№\u00a0${number} в\u00a0цепочке`,
} as const
