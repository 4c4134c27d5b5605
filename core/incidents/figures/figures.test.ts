import { expect, test } from 'vitest'
import { day, employee, instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident, moment } from '../../../tests/incidents-example.ts'
import { follow } from '../../commands/follow.ts'
import { listForm7Lines } from '../../wording/form-7.ts'
import type { Incident, Injured } from '../incident.ts'
import { computeAverageHeadcount, type Employment } from './average-headcount.ts'
import { computeDepartmentHeadcounts } from './department-headcounts.ts'
import type { HeadcountId } from './headcount-facts.ts'
import { countLostDays } from './lost-days.ts'
import { computeRates } from './rates.ts'
import { setHeadcount } from './set-headcount.ts'
import { computeYearFigures, type PersonOfYear } from './year-figures.ts'

const today = day('2026-11-20')

test('the rates are those of their formulas, and none where there is nothing to divide by', () => {
  expect(computeRates({ injured: 12, lostDays: 85, headcount: 781 })).toEqual({
    frequency: 12_000 / 781,
    severity: 85 / 12,
    loss: 85_000 / 781,
  })
  expect(computeRates({ injured: 0, lostDays: 0, headcount: 10 })).toEqual({
    frequency: 0,
    severity: null,
    loss: 0,
  })
  expect(computeRates({ injured: 1, lostDays: 5, headcount: 0 })).toEqual({
    frequency: null,
    severity: 5,
    loss: null,
  })
})

const works = (changes: Partial<Employment> = {}): Employment => ({
  ...{ hireDate: day('2020-01-01'), dismissalDate: null, leaves: [] },
  ...changes,
})

test('the payroll is the days on it, divided by the days of the year that have come', () => {
  const half = works({ hireDate: day('2025-07-02') })
  expect(computeAverageHeadcount([works(), works(), half], 2025, today)).toBe(3)
  expect(computeAverageHeadcount([works(), half], 2025, today)).toBe(2)
  expect(computeAverageHeadcount([half], 2025, today)).toBe(1)
  expect(computeAverageHeadcount([works({ hireDate: day('2025-07-03') })], 2025, today)).toBe(0)
  expect(computeAverageHeadcount([works({ dismissalDate: day('2025-07-01') })], 2025, today)).toBe(0)
  expect(computeAverageHeadcount([works({ dismissalDate: day('2025-07-02') })], 2025, today)).toBe(1)
  expect(computeAverageHeadcount([works()], 2026, today)).toBe(1)
  expect(computeAverageHeadcount([works({ hireDate: day('2026-12-01') })], 2026, today)).toBe(0)
  expect(computeAverageHeadcount([works()], 2027, today)).toBe(0)
  expect(computeAverageHeadcount([works({ dismissalDate: day('2024-05-01') })], 2026, today)).toBe(0)
  expect(computeAverageHeadcount([works({ dismissalDate: day('2028-05-01') })], 2025, today)).toBe(1)
})

test('whoever is on maternity or parental leave is not on it meanwhile', () => {
  const away = (from: string, to: string | null) =>
    works({ leaves: [{ from: day(from), to: to === null ? null : day(to) }] })
  expect(computeAverageHeadcount([away('2025-01-01', '2025-07-02')], 2025, today)).toBe(0)
  expect(computeAverageHeadcount([away('2025-07-03', null)], 2025, today)).toBe(1)
  expect(computeAverageHeadcount([away('2025-07-03', '2026-06-01')], 2025, today)).toBe(1)
  expect(computeAverageHeadcount([away('2024-01-01', '2024-12-31')], 2025, today)).toBe(1)
  expect(computeAverageHeadcount([away('2026-01-01', null)], 2025, today)).toBe(1)
})

const hurt = (id: number | null, severity: Injured['severity'] = 'easy'): Injured => ({
  employeeId: id === null ? null : employee(id),
  fullName: `Пострадавший ${id ?? ''}`,
  employer: id === null ? 'ООО «Сосед»' : '',
  severity,
})
const person = (id: number, changes: Partial<PersonOfYear> = {}): PersonOfYear => ({
  ...works(),
  ...{ id: employee(id), sex: 'm', birthDate: day('1990-01-01') },
  ...changes,
})
const accident = (changes: Partial<Incident>): Incident =>
  anIncident({ occurredAt: moment('2026-03-01T10:00'), ...changes })
const figures = (
  incidents: readonly Incident[],
  people: readonly PersonOfYear[],
  headcount: number | null = 100,
) => computeYearFigures({ incidents, people, departmentOn, movesOf, headcount, today }, 2026)

/** The second was transferred on the second of March. */
const departmentOn = (id: number, on: string): string => (id === 2 && on < '2026-03-02' ? 'Склад' : 'Карьер')
const movesOf = (id: number) => (id === 2 ? [day('2026-03-02')] : [])

test('days are as entered, or else as the report on consequences says', () => {
  const one = hurt(1)
  const said = (days: unknown) => ({ common: {}, injured: { '1': { days } } })
  const of = (given: Partial<Incident>) => countLostDays(accident({ injured: [one], ...given }), one)
  expect(of({ lostDays: { '1': 0 }, said: said('12') })).toBe(0)
  expect(of({ said: said('12') })).toBe(12)
  expect(of({ said: said(7) })).toBe(7)
  expect(of({ said: said(0) })).toBe(0)
  expect([of({ said: said(' ') }), of({ said: said('1.5') })]).toEqual([null, null])
  expect([
    of({}),
    of({ said: said('') }),
    of({ said: said('много') }),
    of({ said: said(-1) }),
    of({ said: said(null) }),
  ]).toEqual([null, null, null, null, null])
})

const annulled = { reason: 'Записан дважды', by: someone, at: instant('2026-03-02T10:00:00Z') }

test('own employees are counted, in accidents that hold and are connected with the work', () => {
  const all = [
    accident({ injured: [hurt(1), hurt(2), hurt(null)], lostDays: { '1': 10, '2': 5 } }),
    accident({ injured: [hurt(3, 'fatal')], completedOn: day('2026-04-01') }),
    accident({ injured: [hurt(1)], answers: { qualify: false }, lostDays: { '1': 30 } }),
    accident({ injured: [hurt(1)] }),
    accident({ injured: [hurt(1, 'fatal')], annulled, lostDays: { '1': 40 } }),
    accident({ injured: [hurt(1)], annulled, answers: { qualify: false } }),
  ]
  const people = [
    person(1),
    person(2, { sex: 'f', birthDate: day('2008-03-02') }),
    person(3, { sex: 'f', birthDate: day('2008-03-01') }),
  ]
  expect(figures(all, people)).toEqual({
    ...{ year: 2026, accidents: 3, open: 2, unrelated: 1 },
    byDegree: { easy: 1, easyGroup: 1, serious: 0, seriousGroup: 0, fatal: 1, fatalGroup: 0 },
    ...{ injured: 4, women: 2, minors: 1, killed: 1, killedWomen: 1, outsiders: 1 },
    ...{ lostDays: 15, daysUnknown: ['Пострадавший 1'] },
    ...{ headcount: 100, isEntered: true, counted: 3 },
    rates: { frequency: 40, severity: 3.75, loss: 150 },
    departments: [
      {
        ...{ name: 'Карьер', injured: 3, lostDays: 10, headcount: 3 },
        rates: { frequency: 1000, severity: 10 / 3, loss: 10_000 / 3 },
      },
      {
        ...{ name: 'Склад', injured: 1, lostDays: 5, headcount: 0 },
        rates: { frequency: null, severity: 5, loss: null },
      },
    ],
    causes: [{ name: 'причина ещё не названа', injured: 4, lostDays: 15 }],
  })
})

test('a department has on its payroll whoever worked there, day by day', () => {
  const of = (people: readonly PersonOfYear[], year = 2025) =>
    Object.fromEntries(
      computeDepartmentHeadcounts(
        people,
        {
          departmentOn: (id, on) => (id === 2 && on >= '2025-07-02' ? 'Склад' : 'Карьер'),
          movesOf: (id) => (id === 2 ? [day('2025-07-02'), day('2025-09-01'), day('2024-05-01')] : []),
        },
        year,
        today,
      ),
    )
  expect(of([person(1), person(3)])).toEqual({ Карьер: 2 })
  expect(of([person(1), person(2)])).toEqual({ Карьер: 1, Склад: 1 })
  expect(of([person(2, { dismissalDate: day('2025-07-01') })])).toEqual({ Карьер: 0 })
  expect(of([person(2, { dismissalDate: day('2025-07-02') })])).toEqual({ Карьер: 0, Склад: 0 })
  expect(of([person(2, { hireDate: day('2025-07-02') })])).toEqual({ Склад: 1 })
  expect(of([person(1), person(2)], 2026)).toEqual({ Карьер: 1, Склад: 1 })
  expect(of([person(1)], 2027)).toEqual({})
})

test('whoever is transferred on the last day of the year is counted there on it', () => {
  const counted = computeDepartmentHeadcounts(
    [person(1, { hireDate: day('2025-07-02') })],
    {
      departmentOn: (_, on) => (on >= '2025-12-31' ? 'Склад' : 'Карьер'),
      movesOf: () => [day('2025-12-31')],
    },
    2025,
    today,
  )
  expect(Object.fromEntries(counted)).toEqual({ Карьер: 0, Склад: 0 })
})

test('who has lost no day is not counted among the injured, but who was killed is', () => {
  const all = [accident({ injured: [hurt(1), hurt(2, 'fatal')], lostDays: { '1': 0, '2': 0 } })]
  expect(figures(all, [person(1), person(2)])).toMatchObject({
    accidents: 1,
    injured: 1,
    killed: 1,
    killedWomen: 0,
    daysUnknown: [],
  })
})

test('causes have the words of the classifier; equal rows come by name; who is erased has no department', () => {
  const because = (code: string, id: number) =>
    accident({ injured: [hurt(id)], said: { common: { 'main-cause': code }, injured: {} } })
  const { causes, departments } = figures(
    [because('01', 1), because('no code', 9), because('', 2)],
    [person(1), person(2)],
  )
  expect(causes.map(({ name }) => name)).toEqual(
    [
      'no code',
      'Конструктивные недостатки и недостаточная надежность машин, механизмов, оборудования',
      'причина ещё не названа',
    ].toSorted((a, b) => a.localeCompare(b, 'ru')),
  )
  expect(departments).toMatchObject([
    { name: 'Карьер', injured: 1, lostDays: 0 },
    { name: 'работник удалён из списка', injured: 1, lostDays: 0 },
    { name: 'Склад', injured: 1, lostDays: 0 },
  ])
})

test('a department is the one of the accident’s day', () => {
  const on = (date: string) => accident({ injured: [hurt(2)], occurredAt: moment(`${date}T23:59`) })
  const { departments } = figures([on('2026-03-01'), on('2026-03-02'), on('2026-03-03')], [person(2)])
  expect(departments.map(({ name, injured }) => [name, injured])).toEqual([
    ['Карьер', 2],
    ['Склад', 1],
  ])
})

test('the payroll is the company’s own figure, or else that of the records', () => {
  expect(figures([], [person(1)], null)).toMatchObject({ headcount: 1, isEntered: false, counted: 1 })
  expect(figures([], [person(1)], 7)).toMatchObject({ headcount: 7, isEntered: true, counted: 1 })
})

test('the statistical form has what the records know, and says what they don’t', () => {
  const all = [accident({ injured: [hurt(1), hurt(2, 'fatal')], lostDays: { '1': 10 } })]
  const lines = listForm7Lines(figures(all, [person(1), person(2, { sex: 'f' })]))
  expect(lines.map(({ value }) => value)).toEqual([100, 2, 1, 0, null, 1, 1, 10, null, null, null])
  for (const { value, why } of lines) expect(why === '').toBe(value !== null)
})

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const set = (details: Record<string, unknown>, before: number | null = null) =>
  follow(setHeadcount.run({ companyId: mining, details }, signed), {
    'headcount-of-year': ({ companyId, year }) => (companyId === mining && year === 2026 ? before : null),
    'new-headcount-id': ({ companyId }) => (companyId === mining ? 5 : 6) as HeadcountId,
  })

test('the payroll of a year is entered, changed and taken back; the journal says so', () => {
  const entered = set({ year: 2026, headcount: '120' }, 100)
  expect(entered).toMatchObject({
    ok: true,
    value: {
      writes: [
        { rows: [{ id: 5, companyId: mining, year: 2026, headcount: 120, entered: signed }] },
        {
          rows: [
            {
              changes: [
                {
                  ...{ record: 'headcount', ids: [5] },
                  before: { year: 2026, headcount: 100 },
                  after: { year: 2026, headcount: 120 },
                },
              ],
            },
          ],
        },
      ],
    },
  })
  const back = set({ year: '2026', headcount: '' }, 100)
  expect(back).toMatchObject({
    ok: true,
    value: { writes: [{ rows: [{ headcount: null }] }, { rows: [{ changes: [{ after: null }] }] }] },
  })
  expect(set({ year: 2026, headcount: 100 }, 100)).toEqual({ ok: true, value: { writes: [], answer: null } })
  expect(set({ year: 2026, headcount: 1 })).toMatchObject({
    value: { writes: [{}, { rows: [{ changes: [{ before: null }] }] }] },
  })
})

test('what is no year and no number of people is refused', () => {
  const codes = (details: Record<string, unknown>) => {
    const outcome = set(details)
    return outcome.ok ? [] : outcome.error.errors.map(({ field, code }) => `${field}: ${code}`)
  }
  const both = ['year: number/invalid', 'headcount: number/invalid']
  expect(codes({ headcount: 'сто' })).toEqual(both)
  for (const [year, headcount] of [
    [1999, 0],
    [2101, 1_000_001],
    [2026.5, 1.5],
    ['20x6', '-5'],
    ['2e3', '1e3'],
    [true, [5]],
  ])
    expect(codes({ year, headcount })).toEqual(both)
  for (const [year, headcount] of [
    [2000, 1],
    [2100, 1_000_000],
    ['2026', ' 15 '],
  ])
    expect(codes({ year, headcount })).toEqual([])
})
