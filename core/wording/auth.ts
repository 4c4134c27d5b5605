import type { Doer } from '../auth/company-members.ts'

/** Who did something: «вы», an e-mail, or that they have left. */
export const nameDoer = (doer: Doer): string =>
  doer.is === 'self' ? 'вы' : doer.is === 'member' ? doer.email : 'бывший участник'

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
} as const
