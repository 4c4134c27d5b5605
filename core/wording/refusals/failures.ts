/** What a page or a table says when it could not be loaded or stored: «Ошибка 503». */
export const describeFailure = (status: number | null): string =>
  status === null
    ? 'Нет связи с сервером. Проверьте подключение к интернету и повторите действие'
    : `Ошибка ${status}`
