/** What fields say of themselves. */
export const fieldTexts = {
  notFound: 'Совпадений не найдено',
  datePlaceholder: 'дд.мм.гггг',
  clear: 'Очистить',
  optional: 'необязательно',
  clearDate: 'Очистить дату',
  openCalendar: 'Открыть календарь',
  calendar: {
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousDecade: 'Предыдущие десять лет',
    nextDecade: 'Следующие десять лет',
  },
  dateUnrecognised: 'Укажите дату в виде дд.мм.гггг',
  notSaved: (count: number) => `Не сохранено: исправьте ${count === 1 ? 'одно поле' : `поля (${count})`}.`,
} as const
