import { computeAverageHeadcount, type Employment } from '@osh/core/incidents/figures/average-headcount.ts'
import { computeYearFigures, type PersonOfYear } from '@osh/core/incidents/figures/year-figures.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { keyInjured } from '@osh/core/incidents/papers-of-file.ts'
import { severities } from '@osh/core/norms/accidents/degree.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, employee } from '#tests/examples.ts'
import { anIncident, moment } from '#tests/incidents-example.ts'

const asDay = (date: Date): LocalDate => date.toISOString().slice(0, 10) as LocalDate
const aDay = fc
  .date({ min: new Date('2024-11-01'), max: new Date('2027-02-28'), noInvalidDate: true })
  .map(asDay)
const byDay = (a: LocalDate, b: LocalDate) => (a < b ? -1 : 1)

/** Somebody hired and perhaps dismissed, with two leaves at most that don't overlap. */
const employment: fc.Arbitrary<Employment> = fc
  .tuple(
    fc.uniqueArray(aDay, { minLength: 6, maxLength: 6 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 2 }),
    fc.boolean(),
  )
  .map(([days, leaves, count, isOpen]) => {
    const [hired, ...rest] = days.toSorted(byDay)
    const [a, b, c, d, gone] = rest
    if (!hired || !a || !b || !c || !d || !gone) throw new Error('six days were drawn')
    const away = [
      { from: a, to: b },
      { from: c, to: isOpen ? null : d },
    ]
    return { hireDate: hired, dismissalDate: leaves ? gone : null, leaves: away.slice(0, count) }
  })

const isOnPayroll = ({ hireDate, dismissalDate, leaves }: Employment, on: LocalDate): boolean =>
  hireDate <= on &&
  (dismissalDate === null || on <= dismissalDate) &&
  !leaves.some(({ from, to }) => from <= on && (to === null || on <= to))

/** The days of a year up to today, counted one after another. */
function* daysOf(year: number, today: LocalDate) {
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  )
    if (asDay(date) <= today) yield asDay(date)
}

test('the payroll is what counting it day by day gives', () => {
  fc.assert(
    fc.property(
      fc.array(employment, { maxLength: 6 }),
      fc.constantFrom(2025, 2026),
      aDay,
      (people, year, today) => {
        const days = [...daysOf(year, today)]
        const sum = days.reduce((all, on) => all + people.filter((one) => isOnPayroll(one, on)).length, 0)
        expect(computeAverageHeadcount(people, year, today)).toBe(
          days.length === 0 ? 0 : Math.round(sum / days.length),
        )
      },
    ),
  )
})

const hurt = fc.record({
  id: fc.option(fc.integer({ min: 1, max: 5 })),
  severity: fc.constantFrom(...severities),
  days: fc.option(fc.integer({ min: 0, max: 90 })),
})
/** An accident whose injured are never one person twice. */
const accident = fc
  .tuple(
    fc.uniqueArray(hurt, { minLength: 1, maxLength: 4, selector: ({ id }) => id ?? 'an outsider' }),
    fc.boolean(),
  )
  .map(([people, isRelated]): Incident => {
    const injured = people.map(({ id, severity }) => ({
      employeeId: id === null ? null : employee(id),
      ...{ fullName: `Пострадавший ${id ?? ''}`, employer: id === null ? 'ООО' : '', severity },
    }))
    const known = people.flatMap(({ days }, i) => {
      const one = injured[i]
      return one && days !== null ? [[keyInjured(one), days] as const] : []
    })
    return anIncident({
      injured,
      occurredAt: moment('2026-03-01T10:00'),
      lostDays: Object.fromEntries(known),
      answers: isRelated ? {} : { qualify: false },
    })
  })
const staff = [1, 2, 3].map(
  (id): PersonOfYear => ({
    ...{
      id: employee(id),
      sex: 'm',
      birthDate: day('1990-01-01'),
    },
    ...{ hireDate: day('2020-01-01'), dismissalDate: null, leaves: [] },
  }),
)

const departmentOn = (id: number): string => (id === 1 ? 'Карьер' : 'Склад')

test('rates, departments and causes tell of the same people and days', () => {
  fc.assert(
    fc.property(
      fc.array(accident, { maxLength: 6 }),
      fc.option(fc.integer({ min: 1, max: 5000 })),
      (incidents, headcount) => {
        const told = computeYearFigures(
          { incidents, people: staff, departmentOn, movesOf: () => [], headcount, today: day('2026-11-20') },
          2026,
        )
        const { rates, injured, lostDays, departments, causes } = told
        const own = incidents
          .filter(({ answers }) => answers.qualify !== false)
          .flatMap((one) => one.injured.map((person) => ({ person, days: one.lostDays[keyInjured(person)] })))
          .filter(({ person }) => person.employeeId !== null)
          .filter(({ person, days }) => days !== 0 || person.severity === 'fatal')
        expect(injured).toBe(own.length)
        expect(lostDays).toBe(own.reduce((sum, { days = 0 }) => sum + days, 0))
        const size = headcount ?? staff.length
        expect(rates.frequency).toBeCloseTo((own.length / size) * 1000, 9)
        if (injured === 0) expect(rates.severity).toBeNull()
        else {
          expect(rates.severity).toBeCloseTo(lostDays / own.length, 9)
          expect((rates.frequency ?? 0) * (rates.severity ?? 0)).toBeCloseTo(rates.loss ?? 0, 6)
        }
        for (const rows of [departments, causes]) {
          expect(rows.reduce((sum, row) => sum + row.injured, 0)).toBe(injured)
          expect(rows.reduce((sum, row) => sum + row.lostDays, 0)).toBe(lostDays)
        }
        const degrees = Object.values(told.byDegree).reduce((sum, count) => sum + count, 0)
        expect(degrees + told.unrelated).toBe(incidents.length)
      },
    ),
  )
})
