import type { MailAbout, MailState, MailTroubleCode } from './mail.ts'

/** What a mail is about, as lists name it. */
export const mailAboutWords: Readonly<Record<MailAbout, string>> = {
  documents: 'Документы',
  code: 'Код',
  account: 'Аккаунт',
  invitation: 'Приглашение',
  digest: 'Сводка',
  support: 'Поддержка',
  invoice: 'Счёт',
}

/** What has become of a mail. */
export const mailStateWords: Readonly<Record<MailState, string>> = {
  waiting: 'ждёт отправки',
  sent: 'отправлено',
  refused: 'не принято',
  'given-up': 'не отправлено',
}

/** Why it was not sent. */
export const mailTroubleWords: Readonly<Record<MailTroubleCode, string>> = {
  mailbox: 'почтовый сервер не принимает письма для этого адреса',
  content: 'почтовый сервер не принял письмо',
  'no-answer': 'почтовый сервер не отвечает',
  'not-let-in': 'почтовый сервер не принял имя или пароль из SMTP_URL',
  'file-gone': 'документа из вложения больше нет',
  annulled: 'документ из вложения аннулирован до отправки',
  unconfirmed: 'адрес аккаунта не подтверждён',
  'sender-unconfirmed': 'отправитель не подтвердил свой e-mail: подтвердите свой и отправьте ещё раз',
  'too-late': 'письмо потеряло смысл до отправки',
}
