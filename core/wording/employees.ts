import type { Sex } from '../employees/employee.ts'

export const sexWords: Readonly<Record<Sex, string>> = { m: 'Мужчина', f: 'Женщина' }

/** «176 см». */
export const formatCentimetres = (height: number): string => `${height}\u00a0см`

export const employees = {
  title: 'Работники',
  tabs: {
    documents: '| Документы работников |',
    responsible: 'Ответственные',
    information: 'Сведения',
    sending: 'Отправка документов',
  },
  all: '| Все сотрудники |',
  needsCompany: 'Чтобы пользоваться этой страницей, добавьте данные о вашей компании в настройках',
  noDepartments: 'У вашей компании нет отделов.',
  nothingFound: 'Нет работников, соответствующих поисковому запросу',
  loadFailed: 'Произошла ошибка при загрузке данных.',
  namesCopied: 'ФИО скопированы',
  saved: 'Изменения сохранены',
  reviewAfterTransfer:
    'Должность изменена. Проверьте обязательства работника: инструктажи, обучение, медосмотры и СИЗ зависят от должности.',
} as const
