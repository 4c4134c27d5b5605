/** Texts of conversations with the support. */
export const supportTexts = {
  title: 'Чат с поддержкой',
  hint: 'Вопросы о сервисе. Переписку видите только вы и поддержка.',
  messages: 'Сообщения',
  /** Null while it isn't known. */
  open: (unread: number | null): string => {
    if (unread === null) return 'Открыть чат'
    return unread === 0 ? 'Сообщений нет' : `Новых сообщений: ${unread}`
  },
  close: 'Закрыть чат',
  nobody: 'Задайте вопрос о сервисе: ответ придёт сюда.',
  field: 'Сообщение',
  send: 'Отправить',
  attach: 'Приложить файл',
  attachHint: 'Снимок, PDF, DOCX или XLSX до 10 МБ',
  earlier: 'Показать более ранние',
  you: 'Вы',
  person: 'Работник организации',
  support: 'Поддержка',
  read: 'Прочитано',
  emptied: 'Сообщение стёрто',
  blank: 'Напишите сообщение',
  tooLong: (most: number): string => `Сообщение длиннее ${most} знаков: сократите его или отправьте частями`,
  download: (name: string): string => `Скачать «${name}»`,
  operator: {
    tab: 'Чат',
    title: 'Переписка с организациями',
    none: 'Никто пока не писал.',
    choose: 'Выберите переписку слева.',
    nameless: 'без имени',
    unread: (count: number): string => `новых: ${count}`,
    waits: (moment: string): string => `ждёт ответа с ${moment}`,
    settle: 'Ответ не нужен',
    of: (company: string, name: string): string => `${company}, ${name}`,
  },
}
