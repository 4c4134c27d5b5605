import { describe, expect, it } from 'vitest'
import type { Cell } from '../sheet.ts'
import { findHeader } from './find-header.ts'
import { matchTitle } from './known-titles.ts'
import { proposeColumns } from './propose-columns.ts'
import type { Remembered } from './remembered.ts'

type Rows = readonly (readonly Cell[])[]
const proposed = (titles: readonly string[], below: Rows = [], ...before: readonly Remembered[]) =>
  proposeColumns({ rows: [titles, ...below] }, { first: 0, last: 0, titles }, before)
const propose = (...asked: Parameters<typeof proposed>) => Object.fromEntries(proposed(...asked).columns)
const times = (count: number, ...cells: readonly Cell[]): Rows => Array.from({ length: count }, () => cells)
const snils = '112-233-445 95'

describe('a column without a title that is known', () => {
  it.each<readonly [string, Rows, string | undefined]>([
    ['СНИЛС', times(3, snils), 'snils'],
    ['addresses', times(3, 'a@example.org'), 'email'],
    ['names', times(3, ' Петров Пётр Ильич '), 'fullName'],
    ['one in five that is blank of it', [...times(4, snils), ['нет']], 'snils'],
    ['one in four', [...times(3, snils), ['нет']], undefined],
    ['too few', times(2, snils), undefined],
    ['blanks', times(5, null, null), undefined],
    ['numbers', times(3, 5), undefined],
    ['signs', times(3, '@'), undefined],
    ['lines', times(3, '—'), undefined],
    ['places', times(3, 'Цех № 1'), undefined],
    ['what lies beyond the hundredth row', [...times(100, 'Цех'), ...times(500, snils)], undefined],
    ['a hundred rows', [...times(20, 'нет'), ...times(80, snils), ...times(500, 'Цех')], 'snils'],
  ])('is told by its values: %s', (_, below, field) => {
    expect(propose(['Прочее'], below)[0]).toBe(field)
  })

  it('is not told by the rows above the head', () => {
    const rows = [...times(3, snils), ['Прочее'], ['Цех']]
    expect(proposeColumns({ rows }, { first: 3, last: 3, titles: ['Прочее'] }).columns.size).toBe(0)
    const untitled = [...times(3, snils), [null], ...times(2, snils)]
    expect(proposeColumns({ rows: untitled }, { first: 3, last: 3, titles: [] }).columns.size).toBe(0)
  })

  it('is looked at beyond the titles, unless the company has said that it is none', () => {
    expect(propose(['ФИО'], times(3, 'Петров', snils))).toEqual({ 0: 'fullName', 1: 'snils' })
    expect(propose(['ФИО', 'Прочее'], times(3, 'Петров'))).toEqual({ 0: 'fullName' })
    expect(propose(['Прочее'], times(3, snils), { прочее: null })).toEqual({})
  })
})

describe('why a column is what it is', () => {
  it('is its title, what stands in it, or an earlier file', () => {
    const { columns, why } = proposed(['ФИО', 'Прочее', 'Код'], times(3, 'Петров', snils, 'а'), {
      код: 'department',
    })
    expect(Object.fromEntries(columns)).toEqual({ 0: 'fullName', 1: 'snils', 2: 'department' })
    expect(Object.fromEntries(why)).toEqual({ 0: 'title', 1: 'values', 2: 'before' })
  })

  it('is told of none that is not brought in', () => {
    expect([...proposed(['ФИО', 'Телефон', 'Мобильный', 'Прочее']).why.keys()]).toEqual([0, 1])
  })
})

describe('positions', () => {
  it('are those of the staffing table where there are no others', () => {
    const staff = 'Должность по штатному расписанию'
    expect(propose(['ФИО', staff])).toEqual({ 0: 'fullName', 1: 'position' })
    expect(propose(['Должность', staff])).toEqual({ 0: 'position', 1: 'positionStaff' })
    expect(propose(['ФИО', 'Должность'])).toEqual({ 0: 'fullName', 1: 'position' })
  })
})

describe('a title', () => {
  it('is no longer than eighty letters', () => {
    const rest = (count: number) => `Должность ${'а'.repeat(count)}`
    expect(matchTitle(rest(70))).toBe('position')
    expect(matchTitle(rest(71))).toBeNull()
  })

  it.each([
    ['Дата приёма в организацию', 'hireDate'],
    ['Приём в организацию', null],
    ['Дата рождения в организации', null],
    ['Дата увольнения из организации', null],
    ['Телефон организации', null],
  ])('of an organisation, «%s», is %s', (title, field) => {
    expect(matchTitle(title)).toBe(field)
  })
})

describe('columns of a list with a row for each thing', () => {
  it.each([
    ['Периодичность', 'factPeriodicity'],
    ['Периодичность, мес.', 'factPeriodicity'],
    ['Периодичность выдачи', 'factPeriodicity'],
    ['Срок носки', 'factPeriodicity'],
    ['Срок носки, мес.', 'factPeriodicity'],
    ['Срок носки (в месяцах)', 'factPeriodicity'],
    ['Нормативный срок использования, лет', 'factPeriodicity'],
    ['Размер', 'ppeSize'],
    ['Размер СИЗ', 'ppeSize'],
    ['Размер одежды', undefined],
    ['Срок', undefined],
    ['Срок действия', undefined],
    ['Срок носки до', undefined],
  ])('«%s» beside PPE is %s', (title, field) => {
    expect(propose(['ФИО', 'СИЗ', 'Дата выдачи', title])[3]).toBe(field)
    expect(propose(['ФИО', title])[1]).toBeUndefined()
  })

  it('say how often of briefings and trainings too', () => {
    expect(propose(['ФИО', 'Вид инструктажа', 'Дата инструктажа', 'Периодичность'])[3]).toBe(
      'factPeriodicity',
    )
    expect(propose(['ФИО', 'Программа', 'Дата обучения', 'Периодичность'])[3]).toBe('factPeriodicity')
  })
})

describe('a head', () => {
  const head = ['ФИО', 'Дата рождения']

  it('lies in the first sixty rows', () => {
    expect(findHeader({ rows: [...times(59), head] })).toMatchObject({ first: 59, titles: head })
    expect(findHeader({ rows: [...times(60), head] })).toBeNull()
  })

  it('is of one row where the next says one thing, or is of numbers', () => {
    for (const next of [['Цех № 1'], [1, 2], ['Цех', 5], ['Цех', null]])
      expect(findHeader({ rows: [['ФИО', 'Дата'], next, head] })).toMatchObject({ first: 2, last: 2 })
    expect(
      findHeader({
        rows: [
          ['ФИО', 'Дата'],
          [1, 'рождения'],
        ],
      }),
    ).toBeNull()
  })

  it('is as wide as the wider of two rows, and a title ends where the next has no words', () => {
    const upper = ['Сотрудник', 'Дата', null, null, 'Код']
    const lower = ['ФИО', 'рождения', 'приёма', null, null, 'Отдел', 'Пол']
    const titles = ['Сотрудник ФИО', 'Дата рождения', 'Дата приёма', '', 'Код', 'Отдел', 'Пол']
    expect(findHeader({ rows: [upper, lower] })).toEqual({ first: 0, last: 1, titles })
    expect(findHeader({ rows: [[' ФИО\n(полностью) ', 'Дата  рождения']] })?.titles).toEqual([
      'ФИО (полностью)',
      'Дата рождения',
    ])
  })
})
