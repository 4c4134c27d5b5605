import type { MemoStatus } from '../memos/memo-status.ts'

export const memoStatusWords: Readonly<Record<MemoStatus, string>> = {
  active: 'активно',
  completed: 'исполнено',
  canceled: 'отменено',
}

/** Heads of the register, in the order of its columns. */
export const registerHeads = {
  number: '№ заявки',
  name: 'Краткое наименование',
  section: 'Раздел',
  status: 'Статус',
  done: 'Исполнено строк',
  author: 'Составитель',
} as const

export const memos = {
  register: 'Реестр заявок',
  registerTitle: 'Реестр чек-листов по заявкам',
  all: 'все',
  registerEmpty: 'Пока что здесь пусто. Удобный список для просмотра появится после добавления сотрудников',
  form: 'Сформировать служебную записку',
  chooseRows: 'Выберите необходимые строки',
  title: (number: number): string => `Служебная записка № ${number}`,
  newTitle: 'Новая служебная записка',
  formed: (number: number): string => `Служебная записка № ${number} сформирована`,
  enterDate: '| ввести |',
  chooseDate: '| указать |',
  reportApprovedOn: 'Дата утверждения отчёта',
  registeredOn: 'Дата внесения в ФГИС СОУТ',
  saveChanges: 'Сохранить внесённые изменения?',
  yes: 'да',
  no: 'нет',
} as const
