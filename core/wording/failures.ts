/** What a page or a table says when it could not be loaded: «Ошибка 503». */
export const describeFailure = (status: number | null): string =>
  status === null ? 'Нет связи с сервером' : `Ошибка ${status}`

/** What the shell says: «Произошла ошибка Err_500». */
export const describeShellFailure = (status: number | null): string =>
  status === null ? 'Нет связи с сервером' : `Произошла ошибка Err_${status}`
