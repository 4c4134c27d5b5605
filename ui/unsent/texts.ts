export const unsentTexts = {
  title: 'Не отправлено',
  waits: (count: number) =>
    `Не отправлено: ${count}. Хранится на этом устройстве и отправится само, когда появится связь.`,
  asks: (count: number, decisions: number) =>
    `Не отправлено: ${count}, из них ждут вашего решения: ${decisions}.`,
  show: 'Показать',
  none: 'Всё отправлено.',
  sendNow: 'Отправить сейчас',
  close: 'Закрыть',
  made: (moment: string, about: string) => (about === '' ? moment : `${moment}, ${about}`),
  mine: 'Ваше',
  theirs: 'Сейчас',
  writeMine: 'Записать моё',
  leaveTheirs: 'Оставить как сейчас',
  sendAgain: 'Отправить ещё раз',
  isThere: 'Уже есть, убрать отсюда',
  giveUp: 'Не отправлять',
  giveUpTitle: 'Не отправлять',
  giveUpWarning: 'Это не попадёт на сервер и будет удалено с устройства. Вернуть нельзя.',
  giveUpRecord:
    'Происшествие и всё, что записано о нём на этом устройстве, не попадут на сервер и будут удалены. Вернуть нельзя.',
  confirm: 'Удалить',
  keep: 'Оставить',
} as const
