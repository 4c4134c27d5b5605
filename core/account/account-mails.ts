import type { NewMail } from '../mail/mail-facts.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { MailId, UserId } from '../shared/identity.ts'
import { proofHours } from './proof.ts'

/** To whom a mail about the account goes, and as which. */
export type MailTo = {
  readonly id: MailId
  readonly userId: UserId
  readonly to: string
  readonly at: Instant
}

/** What opens the page at which a code is given: the service's own address; null where it is not known, and the code is typed. */
export type PublicUrl = string | null

/** The code that replaces a forgotten password; it says so to whoever has not asked for one. */
export const writePasswordCodeMail = (
  to: MailTo,
  code: string,
  site: PublicUrl,
  until: Instant,
): NewMail => ({
  ...beginMail(to, 'Новый пароль'),
  about: 'code',
  text: joinLines(
    'Для вашего аккаунта запрошен новый пароль.',
    ...listWays(site, '/password-reset', code),
    `Код действует ${proofHours.password} час и срабатывает один раз.`,
    'Если вы не просили новый пароль, ничего не делайте: пароль останется прежним.',
  ),
  goodUntil: until,
})

/** Tells that the password is another now. */
export const writePasswordChangedMail = (to: MailTo): NewMail => ({
  ...beginMail(to, 'Пароль изменён'),
  text: joinLines(
    'Пароль вашего аккаунта изменён по коду из письма. На всех устройствах вход завершён.',
    'Если это были не вы, запросите новый пароль на странице входа и смените пароль почтового ящика.',
  ),
})

/** The code that shows whose mailbox an account was opened with; it says so to whoever has opened none. */
export const writeOwnEmailCodeMail = (
  to: MailTo,
  code: string,
  site: PublicUrl,
  until: Instant,
): NewMail => ({
  ...beginMail(to, 'Подтвердите e-mail'),
  about: 'code',
  text: joinLines(
    'С этим адресом зарегистрирован аккаунт.',
    ...listWays(site, '/account/confirmation', code),
    `Код действует ${proofHours['own-email']} часа и срабатывает один раз.`,
    'Если аккаунт открыли не вы, ничего не делайте: без кода он ничего никому не отправит. Забрать его себе можно на странице входа: «Забыли пароль?».',
  ),
  goodUntil: until,
})

/** The code that confirms a new e-mail, to that e-mail. */
export const writeEmailCodeMail = (to: MailTo, code: string, site: PublicUrl, until: Instant): NewMail => ({
  ...beginMail(to, 'Подтвердите e-mail'),
  about: 'code',
  sentBy: to.userId,
  text: joinLines(
    'Этот адрес указан как новый e-mail аккаунта.',
    ...listWays(site, '/email-confirmation', code),
    `Код действует ${proofHours.email} часа и срабатывает один раз. До подтверждения e-mail остаётся прежним.`,
    'Если вы не меняли e-mail, ничего не делайте.',
  ),
  goodUntil: until,
})

/** Tells the e-mail that there is of what has been asked for. */
export const writeEmailAskedMail = (to: MailTo, next: string): NewMail => ({
  ...beginMail(to, 'Запрошена смена e-mail'),
  text: joinLines(
    `Для вашего аккаунта запрошена смена e-mail на ${next}. Она произойдёт, когда новый адрес подтвердят.`,
    'Если это были не вы, смените пароль в разделе «Аккаунт»: запрос отменится.',
  ),
})

/** Tells the e-mail that was. */
export const writeEmailChangedMail = (to: MailTo, next: string): NewMail => ({
  ...beginMail(to, 'E-mail изменён'),
  text: joinLines(
    `E-mail вашего аккаунта изменён на ${next}. Входите с новым адресом.`,
    'Если это были не вы, напишите в поддержку сервиса.',
  ),
})

/** Tells that a sign-in asks for a code of the application from now on. */
export const factorOnMail = (to: MailTo): NewMail => ({
  ...beginMail(to, 'Вход по коду включён'),
  text: joinLines(
    'Для входа в ваш аккаунт теперь нужен код из приложения-аутентификатора. На других устройствах вход завершён.',
    'Если это были не вы, напишите в поддержку сервиса.',
  ),
})

/** Tells that the password is enough again. */
export const factorOffMail = (to: MailTo): NewMail => ({
  ...beginMail(to, 'Вход по коду отключён'),
  text: joinLines(
    'Для входа в ваш аккаунт снова достаточно пароля. На других устройствах вход завершён.',
    'Если это были не вы, смените пароль и включите вход по коду заново в разделе «Аккаунт».',
  ),
})

/** Tells whoever has access that the company is to be erased. */
export const wordClosingMail = (to: MailTo, company: string, closesOn: LocalDate): NewMail => ({
  ...beginMail(to, 'Организация будет удалена'),
  text: joinLines(
    `Владелец удаляет организацию: ${company}.`,
    `Все её записи и документы исчезнут ${writeDay(closesOn)}, вернуть их потом будет нельзя. До этого дня их можно смотреть, печатать и выгружать; новое не добавляется.`,
    'Отменить удаление может владелец: Аккаунт → Настройки → Удаление данных.',
  ),
})

/** Tells them that it stays. */
export const wordKeptMail = (to: MailTo, company: string): NewMail => ({
  ...beginMail(to, 'Удаление организации отменено'),
  text: joinLines(`Владелец отменил удаление организации: ${company}.`, 'Работать можно как прежде.'),
})

/** Tells the person that the account is to be erased, and which companies with it. */
export const wordAccountClosingMail = (
  to: MailTo,
  closesOn: LocalDate,
  companies: readonly string[],
): NewMail => ({
  ...beginMail(to, 'Аккаунт будет удалён'),
  text: joinLines(
    `Вы удаляете аккаунт. Он исчезнет ${writeDay(closesOn)}, вернуть его потом будет нельзя.`,
    ...(companies.length === 0
      ? []
      : [
          `Вместе с ним в этот день будут удалены организации, которыми вы владеете: ${companies.join('; ')}. До этого дня их можно смотреть, печатать и выгружать; новое не добавляется.`,
        ]),
    'Отменить удаление можно до этого дня: войдите и откройте Аккаунт → Настройки → Удаление данных.',
    'Если это были не вы, отмените удаление и смените пароль.',
  ),
})

/** Tells the person that the account stays, and its companies with it. */
export const wordAccountKeptMail = (to: MailTo, companies: readonly string[]): NewMail => ({
  ...beginMail(to, 'Удаление аккаунта отменено'),
  text: joinLines(
    'Удаление вашего аккаунта отменено, работать можно как прежде.',
    ...(companies.length === 0 ? [] : [`Не будут удалены и организации: ${companies.join('; ')}.`]),
  ),
})

/** Tells the person why the account is there still though its day has come. */
export const wordAccountStaysMail = (to: MailTo, companies: readonly string[]): NewMail => ({
  ...beginMail(to, 'Аккаунт не удалён'),
  text: joinLines(
    `Сегодня ваш аккаунт должен был исчезнуть, но вы владеете организациями, которые не удаляются: ${companies.join('; ')}. Без вас к ним не было бы доступа ни у кого, поэтому аккаунт остался.`,
    'Передайте эти организации другому участнику или удалите их, затем удалите аккаунт снова: Аккаунт → Настройки → Удаление данных.',
  ),
})

/** «15.04.2026»; the words of the trade are above this area. */
const writeDay = (day: LocalDate): string => day.split('-').toReversed().join('.')

const beginMail = ({ id, userId, to, at }: MailTo, about: string) => ({
  ...{ id, userId, to, companyId: null, about: 'account' as const, enteredAt: at },
  subject: `${about} — Охрана труда онлайн`,
})

const listWays = (site: PublicUrl, path: string, code: string): readonly string[] =>
  site === null ? [`Код: ${code}`] : [`Откройте страницу: ${site}${path}#${code}`, `Или введите код: ${code}`]

const joinLines = (...sentences: readonly string[]): string => ['Здравствуйте.', ...sentences].join('\n\n')
