import { describe, expect, it } from 'vitest'
import { day } from '../../../tests/examples.ts'
import type { ImportField } from '../import-field.ts'
import type { Cell } from '../sheet.ts'
import { readDay } from './read-day.ts'
import { readName, tellSex } from './read-name.ts'
import { takeRows } from './take-rows.ts'
import { tidyRussian, tidyText } from './tidy-text.ts'

describe('a day of a file', () => {
  it.each([
    [' 1980-05-04 ', '1980-05-04'],
    ['1980.5.4', '1980-05-04'],
    ['04/05/1980', '1980-05-04'],
    ['4.5.80', '1980-05-04'],
    ['4.5.27', '2027-05-04'],
    ['4.5.28', '1928-05-04'],
    ['4.5.09', '2009-05-04'],
    ['04.05.1980 00:00:00', '1980-05-04'],
    ['1980-05-04T00:00:00.000Z', '1980-05-04'],
    ['4 Мая 1980 г.', '1980-05-04'],
    ['1 января 1980 года', '1980-01-01'],
    ['31 декабря 1980', '1980-12-31'],
    ['31 фев 1980', '31 фев 1980'],
    ['4 жерминаля 1980', '4 жерминаля 1980'],
    ['31.02.1980', '31.02.1980'],
    ['весной', 'весной'],
    ['60', '60'],
    ['61', '1900-03-01'],
    ['1899', '1905-03-13'],
    ['1900', '1900'],
    ['2099', '2099'],
    ['2100', '1905-09-30'],
    ['43831,5', '2020-01-01'],
    ['79999', '2119-01-10'],
    ['80000', '80000'],
  ])('«%s» is «%s»', (text, told) => {
    expect(readDay(text, day('2026-03-16'))).toBe(told)
  })
})

describe('a name of a file', () => {
  const name = (lastName: string, firstName: string, fatherName: string | null, areInitials = false) => ({
    ...{ lastName, firstName, fatherName, areInitials, inBrackets: [] as readonly string[] },
  })

  it.each([
    ['Петров Пётр Ильич', name('Петров', 'Пётр', 'Ильич')],
    ['Петров  Пётр', name('Петров', 'Пётр', null)],
    ['Петров П.И.', name('Петров', 'П', 'И', true)],
    ['Петров П.', name('Петров', 'П', null, true)],
    ['П. И. Петров', name('Петров', 'П', 'И', true)],
    ['П.Петров', name('Петров', 'П', null, true)],
    ['П. И.', name('П.', 'И', null, true)],
    ['Петров П Ильич', name('Петров', 'П', 'Ильич')],
    ['Петров Пётр И.', name('Петров', 'Пётр', 'И.')],
    ['Мамедов Али Гасан оглы', name('Мамедов', 'Али', 'Гасан оглы')],
    ['де ла Круз Хуан', name('де ла Круз', 'Хуан', null)],
    ['де ла Круз М.И.', name('де ла Круз', 'М', 'И', true)],
    ['Гарсиа Маркес Мария Ивановна', name('Гарсиа Маркес', 'Мария', 'Ивановна')],
    ['Ван Сергей Ильич', name('Ван', 'Сергей', 'Ильич')],
    ['ван сергей ильич', name('ван', 'сергей', 'ильич')],
    ['де', name('де', '', null)],
    [
      'Римская – Корсакова, Анна (совм.)',
      { ...name('Римская-Корсакова', 'Анна', null), inBrackets: ['совм'] },
    ],
    ['Петров', name('Петров', '', null)],
    ['(совм.)', { ...name('', '', null), inBrackets: ['совм'] }],
    [
      "Орлова(Римская – Корсакова) Анна (урожд. д'Арк, 5",
      { ...name('Орлова', 'Анна', null), inBrackets: ['Римская-Корсакова', 'урожд', "д'Арк"] },
    ],
    ['Петров Пётр нет', name('Петров', 'Пётр', null)],
    ['Петров Пётр Нет данных', name('Петров', 'Пётр', null)],
    ['Петров Пётр -', name('Петров', 'Пётр', null)],
    ['Петров Пётр — (5)', name('Петров', 'Пётр', null)],
    ['Петров Пётр (—)', name('Петров', 'Пётр', null)],
    ['Петров Пётр, отсутствует', name('Петров', 'Пётр', null)],
    ['Петров Пётр н/д', name('Петров', 'Пётр', null)],
    ['Петров П. нет', name('Петров', 'П', null, true)],
    ['Петров нет', name('Петров', '', null)],
    ['Петров Пётр Нетович', name('Петров', 'Пётр', 'Нетович')],
  ])('«%s» is taken apart', (fullName, told) => {
    expect(readName({ fullName })).toEqual(told)
    expect(readName({ lastName: fullName })).toEqual(told)
  })

  it('is of three columns, or of what there is', () => {
    const [lastName, firstName] = [' Петров ', ' Пётр ']
    expect(readName({ lastName, firstName, fatherName: ' Ильич ' })).toEqual(name('Петров', 'Пётр', 'Ильич'))
    expect(readName({ lastName, firstName })).toEqual(name('Петров', 'Пётр', null))
    expect(readName({ lastName, firstName: 'П.' })).toMatchObject({ areInitials: true })
    expect(readName({ fullName: 'Орлова Анна', firstName: 'Ольга' })).toEqual(name('Орлова', 'Анна', null))
    expect(readName({ firstName: 'Ольга' })).toBeNull()
  })

  it.each([
    ['Ильич', 'm'],
    ['Гасан оглы', 'm'],
    ['Ильинична', 'f'],
    ['Гасан кызы', 'f'],
    ['Хань', null],
    [null, null],
  ])('of the patronymic %s is told to be of %s', (fatherName, sex) => {
    expect(tellSex(fatherName)).toBe(sex)
  })
})

describe('a text of a file', () => {
  it.each([
    [' а\u00a0 б\u200b ', 'а б'],
    ['Cлecapь', 'Слесарь'],
    ['Цех KAMA', 'Цех КАМА'],
    ['Цех A', 'Цех A'],
    ['Цех BMW', 'Цех BMW'],
    ['COBA', 'COBA'],
    ['Цех X5', 'Цех Х5'],
  ])('«%s» is meant as «%s»', (text, meant) => {
    expect(tidyText(text)).toBe(meant)
  })

  it('is all Russian where nothing else is expected', () => {
    expect(tidyRussian('COBA')).toBe('СОВА')
    expect(tidyRussian('CO BMW')).toBe('CO BMW')
  })
})

describe('rows under a head', () => {
  const titles = ['ФИО', 'Должность', 'Телефон', 'Дата рождения', 'Пол']
  const columns = new Map<number, ImportField>([
    [0, 'fullName'],
    [1, 'position'],
    [2, 'personalPhone'],
    [3, 'birthDate'],
    [4, 'sex'],
  ])
  const take = (...rows: readonly (readonly Cell[])[]) =>
    takeRows({ rows: [titles, ...rows] }, { first: 0, last: 0, titles }, columns)
  const lines = (...rows: readonly (readonly Cell[])[]) => take(...rows).map(({ line }) => line)
  const petrov = ['Петров Пётр', 'Слесарь', '1', '1980-01-01', 'м']

  it.each<readonly [string, readonly Cell[]]>([
    ['blank', [null, null]],
    ['a numbering', [1, 2, 3]],
    ['a total', [' Итого', 'Слесарь', 'всех', 5]],
    ['a head again', [' ФИО ', 'должность', ' ', 5, null]],
    ['a signature', ['Начальник отдела кадров', null, 'Сидорова А. П.']],
    ['a signature with a post', [' Директор', 'подпись', 'Сидорова А. П.']],
    ['what is signed', ['(подпись)', '(дата)']],
    ['a head with an odd blank beyond it', ['ФИО', 'Должность', null, null, null, ' ']],
    ['a number alone', [null, null, null, 29_000]],
    ['nobody’s', [null, 'Слесарь', '1']],
  ])('are none where one is %s', (_, row) => {
    expect(lines(row, petrov)).toEqual([3])
  })

  it.each<readonly [string, readonly Cell[]]>([
    ['two numbers that follow', [1, 2]],
    ['a director in a table', ['Директоров Пётр', 'Директор', 'Сидорова А. П.', '1980-01-01']],
    ['whose name is like a post', ['Директор Анна', 'Сторож']],
    ['above whom somebody is', ['Петров Пётр', 'Сидорова А. П.']],
    ['one word of a head', ['Петров Пётр', 'Должность']],
    ['one title and numbers', ['ФИО', ' ', 5, 6]],
    ['no name, but three values', [null, 'Слесарь', '1', '1980-01-01']],
    ['a person alone', ['Петров Пётр Ильич']],
    ['a person with initials', ['Петров П. И.']],
    ['a name and a large number', ['Цех', null, null, 29_000]],
    ['a name and two counts', ['Цех', 5, 6]],
    ['a name beyond the titles', ['ФИО', null, null, null, null, 'б']],
  ])('are there: %s', (_, row) => {
    expect(lines(row)).toEqual([2])
  })

  it('are of somebody whose name stands alone where the row is numbered, or says what was done', () => {
    const numbered = ['№ п/п', ...titles, 'Класс УТ', 'Дата медосмотра']
    const own = new Map<number, ImportField>([
      [1, 'fullName'],
      [6, 'soutClass'],
      [7, 'medicalDate'],
    ])
    const taken = (...row: readonly Cell[]) =>
      takeRows({ rows: [numbered, row] }, { first: 0, last: 0, titles: numbered }, own).map(
        ({ values }) => values,
      )
    const fullName = 'Ким Сергей'
    expect(taken(1, fullName)).toEqual([{ fullName }])
    expect(taken(null, fullName, null, null, null, null, 2)).toEqual([{ fullName, soutClass: '2' }])
    expect(taken(null, fullName)).toEqual([])
    expect(taken(null, fullName, 2)).toEqual([])
    const nothing = 'нет данных'
    expect(taken(1, fullName, null, null, null, null, nothing, nothing)).toEqual([
      { fullName, medicalDate: nothing },
    ])
    expect(taken(1, fullName, null, null, null, null, '—', 'нет')).toEqual([{ fullName }])
  })

  it('say how often in the unit of the title', () => {
    const under = (title: string, cell: Cell) =>
      takeRows(
        {
          rows: [
            ['ФИО', 'СИЗ', title],
            ['Петров Пётр', 'Каска', cell],
          ],
        },
        { first: 0, last: 0, titles: ['ФИО', 'СИЗ', title] },
        new Map<number, ImportField>([
          [0, 'fullName'],
          [1, 'ppeItem'],
          [2, 'factPeriodicity'],
        ]),
      )[0]?.values.factPeriodicity
    expect(under('Срок носки, мес.', 12)).toBe('12 мес.')
    expect(under('Срок носки', 12)).toBe('12')
    expect(under('Срок носки, мес.', 'до износа')).toBe('до износа')
  })

  it('are none above the head', () => {
    const header = { first: 1, last: 1, titles }
    expect(takeRows({ rows: [petrov, titles, petrov] }, header, columns).map(({ line }) => line)).toEqual([3])
  })

  it('are of the department above them, unless a column has it', () => {
    const named = (title: readonly Cell[]) => take(title, petrov).map(({ values }) => values.department)
    expect(named(['Цех № 1', 9999])).toEqual(['Цех № 1'])
    expect(named([' Бригада: Первая '])).toEqual(['Первая'])
    expect(take(petrov)[0]?.values).not.toHaveProperty('department')
    const own = new Map([...columns, [5, 'department'] as const])
    const rows = [['Цех № 1'], [...petrov, 'Склад'], petrov]
    const taken = takeRows({ rows: [titles, ...rows] }, { first: 0, last: 0, titles }, own)
    expect(taken.map(({ values }) => values.department)).toEqual(['Склад', undefined])
  })
})
