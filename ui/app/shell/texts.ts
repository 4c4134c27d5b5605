/** What only a signed-in person sees of the frame of the page. */
export const shellTexts = {
  otherCompany: 'Сменить организацию',
  mainNavigation: 'Разделы сервиса',
  notificationsTabs: {
    feed: 'Лента',
    memos: 'Реестр заявок',
    incidents: 'Происшествия',
    measures: 'Мероприятия',
    microtraumas: 'Микротравмы',
  },
  accountTabs: { settings: 'Настройки', notifications: 'Уведомления' },
  authFailed: (state: string) => `Произошла ошибка ${state}`,
  unreachable: 'Нет связи с сервером. Записанное сохранено, связь проверяется каждые 5 секунд.',
  readEarlier:
    'Нет связи с сервером. Показано то, что прочитано раньше. Записанное сохранено, связь проверяется каждые 5 секунд.',
  notForRole: 'Этот раздел закрыт для вашей роли',
  whoMay: (roles: string) =>
    `Его открывают: ${roles}. Если он нужен вам для работы, попросите владельца организации изменить права.`,
  noCompany: 'Чтобы пользоваться этой страницей, добавьте данные о вашей компании в настройках',
  example: 'Пример',
  fillCompany: 'Заполнить сведения',
} as const
