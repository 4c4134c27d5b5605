export const employeeTexts = {
  optional: 'необязательно',
  groups: { person: 'Личные сведения', work: 'Работа', contacts: 'Контакты' },
  addPosition: (name: string) => `Добавить должность «${name}»`,
} as const
