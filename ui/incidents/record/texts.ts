export const recordTexts = {
  recordTitle: 'Зафиксировать несчастный случай',
  outsider: (employer: string) => (employer === '' ? 'не работник организации' : employer),
  record: 'Зафиксировать',
  recorded: 'Происшествие зафиксировано. Сроки уже идут',
} as const
