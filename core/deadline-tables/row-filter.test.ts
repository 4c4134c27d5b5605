import { expect, test } from 'vitest'
import type { DepartmentId } from '../departments/department.ts'
import type { Subject } from '../obligations/subject.ts'
import { everyRow, fits, forgetSearch, isEveryRow, type RowFilter, takeSubjectKey } from './row-filter.ts'

const quarry = 1 as DepartmentId
const store = 2 as DepartmentId
const training: Subject = { section: 'training', name: 'Программа А' }
const row = {
  ...{
    fullName: 'Ёлкин Пётр Семёнович',
    personnelNumber: '00117',
    position: 'Взрывник',
    department: 'Карьер',
  },
  ...{ departmentId: quarry, subject: training },
}
const leaves = (changes: Partial<RowFilter>) => fits(row, { ...everyRow, ...changes })

test('a filter leaves a row when each of its parts does', () => {
  expect(leaves({})).toBe(true)
  expect(leaves({ departmentId: quarry, subject: 'Программа А', search: 'ел' })).toBe(true)
  expect(leaves({ departmentId: store })).toBe(false)
  expect(leaves({ subject: 'Программа' })).toBe(false)
  expect(leaves({ search: 'Жуков' })).toBe(false)
  expect([leaves({ search: '117' }), leaves({ search: 'взрывник карьер' })]).toEqual([true, true])
})

test.each<[Subject, string]>([
  [training, 'Программа А'],
  [
    { section: 'ppe', name: 'Каска', quantity: 2, unit: 'piece', norm: null, size: null, event: 'return' },
    'Каска',
  ],
  [{ section: 'medicalExamination', factorNumber: '6.1' }, '6.1'],
  [{ section: 'workingConditions', established: '3.1' }, '3.1'],
  [{ section: 'risk', established: 'low' }, 'low'],
])('%o is filtered by «%s»', (subject, key) => {
  expect(takeSubjectKey(subject)).toBe(key)
})

test('blanks alone search for nothing; any other part is a filter', () => {
  expect(isEveryRow({ ...everyRow, search: '  ' })).toBe(true)
  expect(isEveryRow({ ...everyRow, search: 'а' })).toBe(false)
  expect(isEveryRow({ ...everyRow, departmentId: quarry })).toBe(false)
  expect(isEveryRow({ ...everyRow, subject: '' })).toBe(false)
})

test('a search that finds whoever is erased is forgotten, what else is sought is not', () => {
  const sought = (search: string, subject: string | null = null) => ({ ...everyRow, search, subject })
  const elkin = { fullName: 'Ёлкин Пётр', personnelNumber: '00117' }
  for (const search of ['елк', '117', 'взрывник елкин'])
    expect(forgetSearch(sought(search), elkin)).toBeNull()
  expect(forgetSearch(sought('петр', 'ИОТ-1'), elkin)).toEqual(sought('', 'ИОТ-1'))
  for (const other of [sought('Белова'), sought(' ', 'ИОТ-1')]) expect(forgetSearch(other, elkin)).toBe(other)
})
