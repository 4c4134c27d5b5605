import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { nameDocumentFile } from './document-file-name.ts'

const person = (id: number, fullName: string) => ({ id: id as EmployeeId, fullName })
const elkin = person(1, 'Ёлкин Сергей')
const card = { number: { integer: 12, letter: 'А' }, title: 'Карточка', employees: [elkin], annulled: null }

test('a paper of one person is named after them, one of several or of no one is not', () => {
  expect(nameDocumentFile(card, 'docx')).toBe('12А Карточка Ёлкин Сергей.docx')
  expect(nameDocumentFile({ ...card, employees: [elkin, person(2, 'Белова')] }, 'pdf')).toBe(
    '12А Карточка.pdf',
  )
  expect(nameDocumentFile({ ...card, employees: [] }, 'pdf')).toBe('12А Карточка.pdf')
})

test('an annulled paper says so by its name', () => {
  const annulled = { reason: 'Не тот', by: someone, at: instant('2026-11-20T10:00:00Z') }
  expect(nameDocumentFile({ ...card, annulled }, 'pdf')).toBe('12А АННУЛИРОВАН Карточка Ёлкин Сергей.pdf')
})

test('a later edition says which it is', () => {
  expect(nameDocumentFile({ ...card, edition: 2 }, 'pdf')).toBe('12А редакция 2 Карточка Ёлкин Сергей.pdf')
  expect(nameDocumentFile({ ...card, edition: 1 }, 'pdf')).toBe('12А Карточка Ёлкин Сергей.pdf')
})
