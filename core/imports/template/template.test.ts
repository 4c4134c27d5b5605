import { describe, expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { parsePeriodicity } from '../../deadlines/periodicity.ts'
import { parseSnils } from '../../employees/snils.ts'
import { parseFactor } from '../../obligations/reading/parse-subject.ts'
import { parseQuantity } from '../../obligations/reading/subject-fields.ts'
import { parseLocalDate } from '../../shared/dates/local-date.ts'
import { findHeader } from '../columns/find-header.ts'
import { matchTitle } from '../columns/known-titles.ts'
import { proposeColumns } from '../columns/propose-columns.ts'
import {
  findBriefingKind,
  findTrainingProgram,
  listPoints,
  readClass,
  readLevel,
} from '../done/name-subject.ts'
import { staffFields } from '../import-field.ts'
import { makePlaces } from '../places/places.ts'
import { readSaid } from '../plan/read-person.ts'
import { readDay } from '../rows/read-day.ts'
import { readName } from '../rows/read-name.ts'
import { saysNothing } from '../rows/says-nothing.ts'
import { takeRows } from '../rows/take-rows.ts'
import { isExample } from './example.ts'
import { templateColumns } from './template-columns.ts'
import { makeTemplateLists } from './template-lists.ts'
import { understood } from './understood.ts'

const today = day('2026-11-23')
const titles = templateColumns.map(({ title }) => title)

test.each(templateColumns)('«$title» is read as $field', ({ title, field }) => {
  expect(matchTitle(title)).toBe(field)
})

test('all that a file may say of a person has a column, the name by its parts', () => {
  const fields = templateColumns.map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
  expect(staffFields.filter((field) => !fields.includes(field))).toEqual(['fullName'])
  expect([...proposeColumns({ rows: [titles] }, { first: 0, last: 0, titles }).columns.values()]).toEqual(
    fields,
  )
  expect(findHeader({ rows: [titles] })).toEqual({ first: 0, last: 0, titles })
})

describe('the example', () => {
  const rows = [titles, templateColumns.map(({ example }) => example)]
  const header = { first: 0, last: 0, titles }
  const take = (all: typeof rows) =>
    takeRows({ rows: all }, header, proposeColumns({ rows: all }, header).columns)

  test('is no row of the staff', () => {
    expect(take(rows)).toEqual([])
  })

  test('is told by its whole name, in one cell or in three', () => {
    expect(isExample({ fullName: 'ПРИМЕР Иван Иванович' })).toBe(true)
    expect(isExample({ lastName: 'Пример', firstName: 'Иван', fatherName: 'Иванович' })).toBe(true)
    expect(isExample({ lastName: 'Пример', firstName: 'Пётр', fatherName: 'Иванович' })).toBe(false)
    expect(isExample({ fullName: 'Примеров Иван Иванович' })).toBe(false)
    expect(isExample({ birthDate: '04.05.1980' })).toBe(false)
  })

  test('leaves whoever is under it', () => {
    const second = rows[1]?.map((cell, at) => (at === 0 ? 'Мохов' : cell)) ?? []
    expect(take([...rows, second]).map(({ line }) => line)).toEqual([3])
  })
})

describe('what cells are chosen from', () => {
  const lists = makeTemplateLists({ departments: ['Склад'], positions: ['Кладовщик'] })
  const of = (name: string) => lists.find((one) => one.name === name)?.values ?? []

  test('is understood', () => {
    expect(of('briefings').length).toBeGreaterThan(10)
    for (const one of of('briefings')) expect(findBriefingKind(one)).toBe(one)
    expect(of('programs').length).toBeGreaterThan(20)
    for (const one of of('programs')) expect(findTrainingProgram(one)?.title).toBe(one)
    expect(of('classes').map(readClass)).toEqual(['1', '2', '3.1', '3.2', '3.3', '3.4', '4'])
    expect(of('riskLevels').map(readLevel)).toEqual(['low', 'middle', 'high'])
    for (const one of of('periodicities')) expect(parsePeriodicity(one), one).toMatchObject({ ok: true })
    expect(of('sexes').map((sex) => readSaid({ sex }, today).sex)).toEqual(['m', 'f'])
  })

  test('is there for every column that names it', () => {
    for (const { list } of templateColumns) if (list) expect(of(list).length).toBeGreaterThan(0)
  })
})

test('every form that the template tells of is understood', () => {
  const { days, nothing, names, sexes, snils, phones, positions, briefings, programs } = understood
  for (const form of days.forms)
    expect(parseLocalDate(readDay(form, today)), form).toMatchObject({ ok: true })
  expect(nothing.forms.slice(1).every(saysNothing)).toBe(true)
  for (const fullName of names.forms) expect(readName({ fullName })?.areInitials, fullName).toBe(false)
  expect(sexes.forms.map((sex) => readSaid({ sex }, today).sex)).toEqual(['m', 'm', 'm', 'f', 'f', 'f'])
  for (const form of snils.forms) expect(parseSnils(form), form).toMatchObject({ ok: true })
  for (const form of phones.forms)
    expect(readSaid({ workPhone: form }, today).workPhone, form).toMatch(/^\+7 \(\d{3}\) \d{3}-\d\d-\d\d$/)
  const places = makePlaces({ departments: [], positions: [] }, [], new Map())
  expect(positions.forms.map((form) => places.position(form).name)).toEqual(
    Array(2).fill('Слесарь-ремонтник'),
  )
  for (const form of briefings.forms) expect(findBriefingKind(form), form).not.toBeNull()
  for (const form of programs.forms) expect(findTrainingProgram(form), form).not.toBeNull()
  const { points, quantities, classes, levels, periodicities } = understood
  for (const form of points.forms)
    for (const point of listPoints(form)) expect(parseFactor(point), form).toMatchObject({ ok: true })
  expect(quantities.forms.map((form) => parseQuantity(form.split(' ')[0]).ok)).toEqual(Array(4).fill(true))
  expect(classes.forms.map(readClass)).toEqual(['2', '3.1', '3.1', '3.1'])
  expect(levels.forms.map(readLevel)).toEqual(['low', 'middle', 'high', 'high'])
  for (const form of periodicities.forms) expect(parsePeriodicity(form), form).toMatchObject({ ok: true })
})
