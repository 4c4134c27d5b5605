/** The question about unsaved changes. */
export const questionTexts = {
  saveChanges: 'Сохранить внесённые изменения?',
  yes: 'да',
  no: 'нет',
} as const
