import { describe, expect, it } from 'vitest'
import type { ImportField } from '../import-field.ts'
import { type Remembered, recallColumns, rememberColumns } from './remembered.ts'

type Fields = readonly (ImportField | null)[]
/** What is kept of a file with such titles, as the store gives it back. */
const file = (titles: readonly string[], ...fields: Fields): Remembered =>
  Object.fromEntries(
    rememberColumns(titles, new Map(fields.flatMap((field, at) => (field ? [[at, field] as const] : [])))),
  )
const long = 'а'.repeat(201)

describe('the columns of a file', () => {
  it('are kept by their titles, in order; the second of two equal titles by its number', () => {
    expect(
      Object.entries(file(['ФИО', 'Дата', '', 'ДАТА ', 'Дата'], 'fullName', 'birthDate', null, 'hireDate')),
    ).toEqual([
      ...[
        ['фио', 'fullName'],
        ['дата', 'birthDate'],
        ['дата (2)', 'hireDate'],
        ['дата (3)', null],
      ],
    ])
  })

  it('are not kept where the title is very long', () => {
    expect(Object.keys(file([long, long.slice(1), long.slice(1)]))).toEqual([long.slice(1)])
  })

  it('of two equal titles come back each in its place', () => {
    const titles = ['ФИО', 'Дата', 'Дата']
    const kept = file(titles, 'fullName', 'hireDate', 'birthDate')
    expect(recallColumns(titles, [kept])).toEqual(['fullName', 'hireDate', 'birthDate'])
  })
})

describe('what earlier files tell of a file', () => {
  const first = ['ФИО', 'Отдел', 'Код']
  const second = ['ФИО', 'Код', 'Дата']

  it('is what the newest of the same titles had, the columns that it left out too', () => {
    const older = file(first, 'fullName', 'department', 'personnelNumber')
    const newer = file(first, 'fullName', null, 'email')
    const other = file(second, 'fullName', 'workEmail', 'birthDate')
    expect(recallColumns(first, [other, newer, older])).toEqual(['fullName', null, 'email'])
    expect(recallColumns(['фио', ' Отдел:', 'КОД'], [other, newer])).toEqual(['fullName', null, 'email'])
    expect(recallColumns(second, [newer, other])).toEqual(['fullName', 'workEmail', 'birthDate'])
  })

  it('is else what the newest said of a title that it had once, if not what the title tells', () => {
    const other = file(second, 'fullName', 'email', 'birthDate')
    expect(recallColumns(first, [file(['Код', 'Код'], 'workEmail', 'email'), other])).toEqual([
      ...[undefined, undefined, 'email'],
    ])
    expect(recallColumns(first, [file(['Код'], 'personnelNumber'), other])[2]).toBeUndefined()
    expect(recallColumns(['Код', 'Код'], [other])).toEqual([undefined, undefined])
    expect(recallColumns(['constructor'], [other])).toEqual([undefined])
  })

  it('is nothing of a title that was left out because another column was the same', () => {
    const both = file(['Телефон', 'Мобильный'], 'personalPhone')
    expect(recallColumns(['ФИО', 'Мобильный'], [both])).toEqual([undefined, undefined])
    const work = file(['ФИО', 'Мобильный'], 'fullName', 'workMobilePhone')
    expect(recallColumns(['Отдел', 'Мобильный'], [both, work])).toEqual([undefined, 'workMobilePhone'])
    const alone = file(['ФИО', 'Мобильный'], 'fullName')
    expect(recallColumns(['Отдел', 'Мобильный'], [alone])).toEqual([undefined, null])
  })

  it('is nothing of a title of which nothing was known, or that says nothing without another column', () => {
    expect(recallColumns(['Прочее', 'Отдел'], [file(['Прочее'])])).toEqual([undefined, undefined])
    expect(recallColumns(['СИЗ', 'Дата выдачи'], [file(['ФИО', 'Дата выдачи'], 'fullName')])).toEqual([
      ...[undefined, undefined],
    ])
    const left = file(['СИЗ', 'Дата выдачи', 'Код'], 'ppeItem')
    expect(recallColumns(['СИЗ', 'Дата выдачи'], [left])).toEqual([undefined, null])
  })

  it('is nothing of positions of the staffing table that stood for the others', () => {
    const staff = 'Должность по штату'
    const alone = file(['ФИО', staff], 'fullName', 'position')
    expect(recallColumns(['Должность', staff], [alone])).toEqual([undefined, undefined])
  })

  it('is not taken from a file of before that kept one of equal titles', () => {
    const kept: Remembered = { фио: 'fullName', дата: 'hireDate' }
    expect(recallColumns(['ФИО', 'Дата', 'Дата'], [kept])).toEqual([undefined, undefined, undefined])
    expect(recallColumns(['ФИО', 'Дата'], [kept])).toEqual(['fullName', 'hireDate'])
    expect(recallColumns(['Дата', 'Отдел'], [kept])).toEqual(['hireDate', undefined])
  })
})
