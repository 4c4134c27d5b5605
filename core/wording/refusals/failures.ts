import { describeMissingRight } from '../rights/missing-right.ts'

/** What a page or a table says when it could not be loaded or stored: «Ошибка 503». */
export const describeFailure = (status: number | null): string =>
  status === null
    ? 'Нет связи с сервером. Проверьте подключение к интернету и повторите действие'
    : status === 403
      ? describeMissingRight
      : status === 429
        ? 'Сервис занят: для вашей организации уже готовятся большие списки или документы. Повторите через несколько секунд'
        : status === 507
          ? 'На устройстве кончилось место: изменение не сохранено. Освободите место и повторите действие'
          : `Ошибка ${status}`
