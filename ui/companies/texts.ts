import { activityRequestWords } from '@osh/core/wording/service/activity-request.ts'
export const companyTexts = {
  parts: {
    name: 'Наименование',
    codes: 'Реквизиты',
    contacts: 'Адреса и связь',
    director: 'Руководитель',
    activities: 'Виды деятельности',
    documents: 'Документы',
  },
  download: {
    heading: 'Выгрузка организации',
    about:
      'Всё, что внесено, одним архивом: таблицы, журнал действий, документы и файлы, как они хранятся, с описью и контрольными суммами SHA-256.',
    give: 'Выгрузить организацию',
    giveOf: (company: string) => `Выгрузить: ${company}`,
    file: 'Выгрузка организации.zip',
  },
  partList: 'Части сведений',
  partErrors: (count: number) => `, полей с ошибками: ${count}`,
  nothingYet: 'Сведений об организации пока нет.',
  nothingYetHint: 'По ним заполняются документы. После записи открываются остальные разделы сервиса.',
  actions: 'Действия со сведениями',
  changed: (count: number) => `Изменено полей: ${count}`,
  nothingChanged: 'Изменений нет',
  reload: 'Обновить страницу',
  clear: 'Очистить',
  noKpp: 'у ИП нет КПП',
  beginning: 'Для начала',
  restLater: 'Остальное спросим там, где оно понадобится в документе.',
  askAll: 'Показать все поля',
  numberingHint: 'Действует со следующего документа; номера сформированных не меняются.',
  sameAsLegal: 'Совпадает с юридическим',
  filled: (count: number) =>
    count === 0 ? 'По этому ИНН новых сведений нет.' : `Заполнено полей: ${count}. Проверьте их.`,
  activityRequest: {
    open: 'Нет нужного вида деятельности? Отправить заявку',
    ...activityRequestWords,
  },
} as const
