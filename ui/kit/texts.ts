export const kitTexts = {
  loading: 'Загрузка',
  retry: 'Повторить',
  fileFailed: 'Ошибка при загрузке данных',
  overdue: (count: number) => `, просрочено: ${count}`,
  close: 'Закрыть',
  absent: '—',
} as const
