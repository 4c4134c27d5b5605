import type { MailAbout, MailState, MailTroubleCode } from '@osh/core/mail/mail.ts'
import { mailAboutWords, mailStateWords, mailTroubleWords } from '@osh/core/mail/mail-words.ts'

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
  about: (about: MailAbout): string => mailAboutWords[about],
  state: (state: MailState): string => mailStateWords[state],
  trouble: (code: MailTroubleCode, said: string): string =>
    said === '' ? mailTroubleWords[code] : `${mailTroubleWords[code]}: «${said}»`,
  entered: (moment: string) => `от ${moment}`,
  sendAgain: 'Отправить ещё раз',
  sentAgain: 'Письмо снова ждёт отправки',
}
