/** What a page or a table says when it could not be loaded or stored: «Ошибка 503». */
export const describeFailure = (status: number | null): string =>
  status === null
    ? 'Нет связи с сервером. Проверьте подключение к интернету и повторите действие'
    : status === 429
      ? 'Сервис занят: для вашей организации уже готовятся большие списки или документы. Повторите через несколько секунд'
      : `Ошибка ${status}`
