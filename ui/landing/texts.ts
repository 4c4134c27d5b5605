export const landingTexts = {
  logIn: 'Войти',
  register: 'Зарегистрироваться',
  open: 'Перейти в Тонус',
  footer: {
    label: 'О сервисе и условиях',
    about: 'О сервисе',
    law: 'Акты и их сроки',
    offer: 'Договор-оферта',
    privacy: 'Политика конфиденциальности',
    copyright: (year: string) => `© ${year} Охрана труда онлайн`,
  },
} as const
