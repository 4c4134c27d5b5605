import { joinFullName } from '../../employees/employee.ts'
import { exampleName } from './example.ts'

/** The template's sheets, the first of which is filled in. */
export const templateSheets = { staff: 'Работники', lists: 'Списки', understood: 'Что понимаем' } as const

/** What is said before the forms that are understood. */
export const templateNotes: readonly string[] = [
  'Один работник — одна строка на листе «Работники». Лишние столбцы можно удалить или оставить пустыми.',
  'Новому работнику нужны фамилия, имя, отдел, должность, даты рождения и приёма. Пустая ячейка ничего не меняет.',
  'Даты инструктажей, обучения, медосмотра, СИЗ и СОУТ — последние: следующий срок посчитается сам.',
  `Строка «${joinFullName(exampleName)}» не загружается, её можно оставить.`,
  'В ячейках со списком можно выбрать значение с листа «Списки» или вписать своё.',
]
