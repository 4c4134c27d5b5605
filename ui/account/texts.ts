export const accountTexts = {
  settings: 'Настройки',
  notifications: 'Уведомления',
  signIn: 'Вход в сервис',
  email: 'E-mail',
  company: 'Организация',
} as const
