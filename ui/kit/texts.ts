export const kitTexts = {
  loading: 'Загрузка',
  failed: (status: number | null) => (status === null ? 'Нет связи с сервером' : `Ошибка ${status}`),
  failedHint: (status: number | null) =>
    status === null
      ? 'Проверьте подключение к интернету. Записанное раньше сохранено.'
      : 'Сервер временно недоступен. Записанное раньше сохранено.',
  retry: 'Повторить',
  fileFailed: 'Ошибка при загрузке данных',
  notFound: 'Совпадений не найдено',
  overdue: (count: number) => `, просрочено: ${count}`,
  datePlaceholder: 'дд.мм.гггг',
  clearDate: 'Очистить дату',
  calendar: {
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousDecade: 'Предыдущие десять лет',
    nextDecade: 'Следующие десять лет',
  },
  dateUnrecognised: 'Укажите дату в виде дд.мм.гггг',
  saveChanges: 'Сохранить внесённые изменения?',
  yes: 'да',
  no: 'нет',
  close: 'Закрыть',
  absent: '—',
  notSaved: (count: number) => `Не сохранено: исправьте ${count === 1 ? 'одно поле' : `поля (${count})`}.`,
} as const
