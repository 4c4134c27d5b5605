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
