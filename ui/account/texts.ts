export const accountTexts = {
  settings: 'Настройки',
  notifications: 'Уведомления',
  profile: 'Ваша подпись',
  profileHint: 'Этим именем подписаны служебные записки и история изменений.',
  introduce: 'Указать ФИО',
  signIn: 'Вход в сервис',
  email: 'E-mail',
  company: 'Организация',
} as const
