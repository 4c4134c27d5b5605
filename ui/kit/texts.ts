export const kitTexts = {
  loading: 'Загрузка',
  failed: (status: number | null) =>
    status === null ? 'Нет связи с сервером' : status === 429 ? 'Сервис занят' : `Ошибка ${status}`,
  failedHint: (status: number | null) =>
    status === null
      ? 'Проверьте подключение к интернету. Записанное раньше сохранено.'
      : status === 429
        ? 'Для вашей организации уже готовятся большие списки или документы. Страница повторит запрос сама через несколько секунд.'
        : 'Сервер временно недоступен. Записанное раньше сохранено.',
  retry: 'Повторить',
  fileFailed: 'Ошибка при загрузке данных',
  notFound: 'Совпадений не найдено',
  overdue: (count: number) => `, просрочено: ${count}`,
  datePlaceholder: 'дд.мм.гггг',
  clear: 'Очистить',
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
