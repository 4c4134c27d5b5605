import type { Doer } from '../auth/company-members.ts'

/** What is shown of a person who has not given a name; an e-mail never is. */
export const noName = 'имя не указано'

/** Who did something: «вы», a name, or that they have left. */
export const nameDoer = (doer: Doer): string =>
  doer.is === 'self' ? 'вы' : doer.is === 'member' ? (doer.name ?? noName) : 'бывший участник'

export const auth = {
  logIn: 'Войти',
  register: 'Зарегистрироваться',
  email: 'E-mail',
  enterEmail: 'Введите e-mail',
  enterPassword: 'Введите пароль',
  logOut: 'Выйти из аккаунта',
  logOutTitle: 'Выход из аккаунта',
  confirmLogOut: 'Подтвердить выход',
  stay: 'Остаться',
  unsentStays: (count: number) =>
    `Не отправлено: ${count}. Это останется на устройстве в зашифрованном виде и отправится, когда вы снова войдёте. Другой человек этого не увидит.`,
} as const
