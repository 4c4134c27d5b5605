export const evidenceTexts = {
  photograph: 'Снять',
  attach: 'Приложить файлы',
  attachLink: 'Ссылка на видео',
  evidenceOf: (number: number) => `Материалы шага ${number}`,
  notSent: 'ещё не отправлено',
  sending: (name: string) => `Отправляется: ${name}`,
  sendAgain: 'Отправить ещё раз',
  putAway: 'Убрать',
  attachedBy: (name: string | null, moment: string) => (name === null ? moment : `${name}, ${moment}`),
  withdraw: 'Отозвать',
  withdrawTitle: 'Отозвать материал',
  withdrawWarning: (name: string) =>
    `«${name}» останется в хронологии с вашим именем и причиной, но в архив не войдёт. Вернуть его нельзя, можно приложить снова.`,
  withdrawnBy: (name: string | null, moment: string, reason: string) =>
    `отозван: ${[name, moment].filter(Boolean).join(', ')} — ${reason}`,
  linkTitle: 'Ссылка на запись',
  linkName: 'Что на записи',
  linkUrl: 'Адрес',
  linkHint: 'Например, запись камеры в архиве организации',
  attachSave: 'Приложить',
} as const
