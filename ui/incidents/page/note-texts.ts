/** Apart from the page's own: they come with the chronology, once it is asked for. */
export const noteTexts = {
  note: 'Запись в хронологию',
  hint: 'Что видно на месте и что сказали. Записи не меняются.',
  add: 'Записать в хронологию',
} as const
