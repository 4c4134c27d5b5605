/** Texts of the operators' page of requests for activities. */
export const requestDeskTexts = {
  title: 'Заявки на виды деятельности',
  filters: { label: 'Какие заявки показать', new: 'Новые', all: 'Все' },
  none: { new: 'Новых заявок нет.', all: 'Заявок пока нет.' },
  company: 'Организация',
  companyOf: (name: string, inn: string): string => `${name}, ИНН ${inn}`,
  account: 'Аккаунт',
  fromSite: 'С главной страницы, без входа',
  asked: 'Получена',
  state: 'Состояние',
  isNew: 'Новая',
  handledAt: (moment: string): string => `Обработана ${moment}`,
  handle: 'Обработана',
  renew: 'Вернуть в новые',
  of: (what: string, activity: string): string => `${what}: ${activity}`,
  handled: 'Заявка отмечена как обработанная',
  renewed: 'Заявка снова новая',
} as const
