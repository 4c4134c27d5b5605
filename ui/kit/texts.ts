export const kitTexts = {
  loading: 'Загрузка',
  retry: 'Повторить',
  table: 'таблицу',
  save: (what: string) => `Сохранить ${what}, .xlsx`,
  fileFailed: 'Ошибка при загрузке данных',
  overdue: (count: number) => `, просрочено: ${count}`,
  close: 'Закрыть',
  absent: '—',
} as const
