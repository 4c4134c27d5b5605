export const recordTexts = {
  recordTitle: 'Зафиксировать несчастный случай',
  record: 'Зафиксировать',
  recorded: 'Происшествие зафиксировано. Сроки уже идут',
} as const
