/** Texts of the operator's pages. */
export const operatorTexts = {
  area: 'Оператор',
  tabs: { mails: 'Письма' },
  mails: 'Письма, которые не отправлены',
  notOperator: 'Страница для операторов сервиса',
  notOperatorHint: 'Оператора добавляет администратор сервера: npm run operator -- add e-mail.',
  notSending:
    'Почтовый сервер не указан (SMTP_URL): письма хранятся и не отправляются. Они уйдут, когда сервис запустят с почтовым сервером.',
  none: 'Все письма отправлены.',
  entered: (moment: string) => `от ${moment}`,
  sentAgain: 'Письмо снова ждёт отправки',
}
