import type { EmployeeId, Sex } from '../../employees/employee.ts'
import { type Degree, degrees } from '../../norms/accidents/degree.ts'
import { findClassifier } from '../../norms/classifiers.ts'
import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { type Incident, type Injured, isAnnulled } from '../incident.ts'
import { deriveIncidentDegree } from '../severity.ts'
import { computeAverageHeadcount, type Employment } from './average-headcount.ts'
import { computeDepartmentHeadcounts, type StaffPlaces } from './department-headcounts.ts'
import { countLostDays } from './lost-days.ts'
import { computeRates, type Rates } from './rates.ts'

/** An employee as the figures of a year need them. */
export type PersonOfYear = Employment & {
  readonly id: EmployeeId
  readonly sex: Sex
  readonly birthDate: LocalDate
}

export type FigureFacts = StaffPlaces & {
  /** The accidents of the year, in any order; annulled ones may be among them, and are counted nowhere. */
  readonly incidents: readonly Incident[]
  readonly people: readonly PersonOfYear[]
  /** What the company has entered for the year; null where it has not. */
  readonly headcount: number | null
  readonly today: LocalDate
}

/** Those injured, and the days that they have lost, of one department or by one cause. */
export type FigureRow = { readonly name: string; readonly injured: number; readonly lostDays: number }

/** The same of a department, with its average number on the payroll and its rates. */
export type DepartmentRow = FigureRow & { readonly headcount: number; readonly rates: Rates }

/** The figures of a year (показатели травматизма за год). Own employees alone are injured in them. */
export type YearFigures = {
  readonly year: number
  /** Connected with the work, or not yet known to be not. */
  readonly accidents: number
  /** Those of them whose investigation goes on. */
  readonly open: number
  /** Qualified as not connected with the work: counted nowhere else. */
  readonly unrelated: number
  readonly byDegree: Readonly<Record<Degree, number>>
  readonly injured: number
  readonly women: number
  /** Under eighteen. */
  readonly minors: number
  readonly killed: number
  readonly killedWomen: number
  /** Of other employers: their own figures have them. */
  readonly outsiders: number
  readonly lostDays: number
  /** Whose days no one has entered yet. */
  readonly daysUnknown: readonly string[]
  /** As entered, or else as the records have it. */
  readonly headcount: number
  readonly isEntered: boolean
  readonly counted: number
  readonly rates: Rates
  /** Those with most injured first. */
  readonly departments: readonly DepartmentRow[]
  readonly causes: readonly FigureRow[]
}

type Hurt = {
  readonly injured: Injured
  readonly incident: Incident
  readonly person: PersonOfYear | undefined
  readonly days: number | null
}

/**
 * The figures of a year by the day of the accident. Who is known to have lost no day and was not killed is not counted among the injured. A
 * department is the one in which the employee worked on that day.
 */
export function computeYearFigures(
  { incidents: recorded, people, departmentOn, movesOf, headcount, today }: FigureFacts,
  year: number,
): YearFigures {
  const incidents = recorded.filter((one) => !isAnnulled(one))
  const related = incidents.filter(({ answers }) => answers.qualify !== false)
  const known = new Map(people.map((person) => [person.id, person]))
  const all = related.flatMap((incident) => incident.injured.map((injured) => ({ incident, injured })))
  const hurt = all.flatMap(({ incident, injured }): readonly Hurt[] => {
    if (injured.employeeId === null) return []
    const days = countLostDays(incident, injured)
    if (days === 0 && injured.severity !== 'fatal') return []
    return [{ incident, injured, days, person: known.get(injured.employeeId) }]
  })
  const killed = hurt.filter(({ injured }) => injured.severity === 'fatal')
  const counted = computeAverageHeadcount(people, year, today)
  const size = headcount ?? counted
  const lostDays = sumOfDays(hurt)
  const sizes = computeDepartmentHeadcounts(people, { departmentOn, movesOf }, year, today)
  return {
    year,
    accidents: related.length,
    open: related.filter(({ completedOn }) => completedOn === null).length,
    unrelated: incidents.length - related.length,
    byDegree: countDegrees(related),
    injured: hurt.length,
    women: hurt.filter(isWoman).length,
    minors: hurt.filter(isMinor).length,
    killed: killed.length,
    killedWomen: killed.filter(isWoman).length,
    outsiders: all.filter(({ injured }) => injured.employeeId === null).length,
    lostDays,
    daysUnknown: hurt
      .filter(({ days, injured }) => days === null && injured.severity !== 'fatal')
      .map(({ injured }) => injured.fullName),
    headcount: size,
    isEntered: headcount !== null,
    counted,
    rates: computeRates({ injured: hurt.length, lostDays, headcount: size }),
    departments: groupRows(hurt, ({ person, incident }) =>
      person ? departmentOn(person.id, takeMomentDay(incident.occurredAt)) : 'работник удалён из списка',
    ).map((row) => rateDepartment(row, sizes.get(row.name) ?? 0)),
    causes: groupRows(hurt, ({ incident }) => nameCause(incident)),
  }
}

const rateDepartment = (row: FigureRow, headcount: number): DepartmentRow => ({
  ...row,
  headcount,
  rates: computeRates({ ...row, headcount }),
})

function countDegrees(incidents: readonly Incident[]): YearFigures['byDegree'] {
  const of = incidents.map(deriveIncidentDegree)
  const counts = degrees.map((degree) => [degree, of.filter((one) => one === degree).length] as const)
  return Object.fromEntries(counts) as YearFigures['byDegree']
}

const sumOfDays = (hurt: readonly Hurt[]): number => hurt.reduce((sum, { days }) => sum + (days ?? 0), 0)

const isWoman = ({ person }: Hurt): boolean => person?.sex === 'f'

const ADULT_MONTHS = 18 * 12

const isMinor = ({ person, incident }: Hurt): boolean =>
  person !== undefined && addMonths(person.birthDate, ADULT_MONTHS) > takeMomentDay(incident.occurredAt)

/** The main cause as the act says it, by the second classifier. Law: приказ Минтруда России от 20.04.2022 № 223н, п. 34. */
function nameCause({ said }: Incident): string {
  const code = said.common['main-cause']
  if (typeof code !== 'string' || code === '') return 'причина ещё не названа'
  return findClassifier('accident-causes')?.items.find((item) => item.code === code)?.label ?? code
}

function groupRows(hurt: readonly Hurt[], nameOf: (one: Hurt) => string): readonly FigureRow[] {
  const rows = [...Map.groupBy(hurt, nameOf)].map(([name, of]) => ({
    name,
    injured: of.length,
    lostDays: sumOfDays(of),
  }))
  return rows.toSorted((a, b) => b.injured - a.injured || a.name.localeCompare(b.name, 'ru'))
}
