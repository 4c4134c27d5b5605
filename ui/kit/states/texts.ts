/** What is shown in place of what could not be loaded. */
export const stateTexts = {
  failed: (status: number | null) =>
    status === null ? 'Нет связи с сервером' : status === 429 ? 'Сервис занят' : `Ошибка ${status}`,
  failedHint: (status: number | null) =>
    status === null
      ? 'Проверьте подключение к интернету. Записанное раньше сохранено.'
      : status === 429
        ? 'Для вашей организации уже готовятся большие списки или документы. Страница повторит запрос сама через несколько секунд.'
        : 'Сервер временно недоступен. Записанное раньше сохранено.',
} as const
