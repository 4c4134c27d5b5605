import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { documentFileName, plainFileName } from './document-file-name.ts'

const person = (id: number, fullName: string) => ({ id: id as EmployeeId, fullName })
const elkin = person(1, 'Ёлкин Сергей')
const card = { number: { integer: 12, letter: 'А' }, title: 'Карточка', employees: [elkin], annulled: null }

test('a paper of one person is named after them, one of several or of no one is not', () => {
  expect(documentFileName(card, 'docx')).toBe('12А Карточка Ёлкин Сергей.docx')
  expect(documentFileName({ ...card, employees: [elkin, person(2, 'Белова')] }, 'pdf')).toBe(
    '12А Карточка.pdf',
  )
  expect(documentFileName({ ...card, employees: [] }, 'pdf')).toBe('12А Карточка.pdf')
})

test('an annulled paper says so by its name', () => {
  const annulled = { reason: 'Не тот', by: someone, at: instant('2026-11-20T10:00:00Z') }
  expect(documentFileName({ ...card, annulled }, 'pdf')).toBe('12А АННУЛИРОВАН Карточка Ёлкин Сергей.pdf')
})

test('a name is what a file system takes, and no longer than 120 letters', () => {
  expect(plainFileName(' а/б\\в:"г"\n ')).toBe('а б в г')
  expect(plainFileName('а'.repeat(121))).toBe('а'.repeat(120))
})
