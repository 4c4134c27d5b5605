/** Texts of the operator's pages. */
export const operatorTexts = {
  area: 'Оператор',
  tabs: { mails: 'Письма', billing: 'Счета', requests: 'Заявки', news: 'Новости', conversations: 'Чат' },
  billing: {
    title: 'Счета и пределы',
    none: 'Счетов пока нет.',
    invoice: (id: number, date: string): string => `Счёт № ${id} от ${date}`,
    paid: 'Оплачен',
    unpaid: 'Ждёт оплаты',
    isPaid: (invoice: string): string => `${invoice} оплачен?`,
    follows: (tariff: string, term: string): string =>
      `Организация сразу получит тариф «${tariff}» на ${term}, считая от конца оплаченного срока; остаток другого тарифа пересчитается. Снять отметку нельзя.`,
    mark: 'Отметить оплаченным',
    notYet: 'Отмена',
    marked: 'Счёт отмечен, срок тарифа продлён',
    limits: 'Предел числа работников',
    inn: 'ИНН организации',
    find: 'Найти',
    notFound: 'Организаций с таким ИНН нет.',
    limitOf: (company: string): string => `Сколько работников может быть: ${company}`,
    now: (tariff: string, lastDay: string): string =>
      `Тариф «${tariff}», по ${lastDay}. Пусто — столько, сколько по тарифу`,
    allow: 'Сохранить',
    allowed: 'Предел сохранён',
  },
  mails: 'Письма, которые не отправлены',
  more: 'Показать ещё',
  notOperator: 'Страница для операторов сервиса',
  notOperatorHint:
    'Включите вход по коду в настройках аккаунта, потом администратор сервера добавит вас: npm run operator -- add e-mail. Включили вход по коду заново — добавить нужно ещё раз.',
  notSending:
    'Почтовый сервер не указан (SMTP_URL): письма хранятся и не отправляются. Они уйдут, когда сервис запустят с почтовым сервером.',
  none: 'Неотправленных писем нет.',
  entered: (moment: string) => `от ${moment}`,
  sentAgain: 'Письмо снова ждёт отправки',
}
