import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { makeStaffPlaces } from '@osh/core/documents/sources/facts/place-on-day.ts'
import { change } from '@osh/core/employees/change.ts'
import type { FigureQueries } from '@osh/core/incidents/figures/figure-repository.ts'
import type { HeadcountQuestion, HeadcountWrite } from '@osh/core/incidents/figures/headcount-facts.ts'
import { computeYearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { findTimeZone, listEmployees, tellTodayIn } from '../staff/staff.ts'
import { findNextId, type State } from '../state.ts'
import { listIncidents } from './incidents.ts'

export const makeFigureQueries = (ledger: Ledger, clock: Clock): FigureQueries => ({
  readYear: (companyId, year) =>
    ledger.read((state) => {
      const staff = listEmployees(state, companyId)
      const places = makeStaffPlaces({
        people: staff,
        changes: state.journal.filter(
          ({ companyId: of, command }) => of === companyId && command === change.name,
        ),
        timeZone: findTimeZone(state, companyId),
        departments: new Map(state.departments.map(({ id, name }) => [id, name])),
      })
      const people = staff.map((person) => ({
        ...person,
        leaves: state.absences.filter(
          ({ employeeId, kind }) => employeeId === person.id && (kind === 'maternity' || kind === 'parental'),
        ),
      }))
      const incidents = listIncidents(state, companyId).filter(({ occurredAt }) =>
        occurredAt.startsWith(`${year}-`),
      )
      const today = tellTodayIn(state, companyId, clock)
      return computeYearFigures(
        { incidents, people, ...places, headcount: findHeadcount(state, companyId, year), today },
        year,
      )
    }),
})

const findHeadcount = ({ headcounts = [] }: State, companyId: CompanyId, year: number): number | null =>
  headcounts.findLast((one) => one.companyId === companyId && one.year === year)?.headcount ?? null

export const answerHeadcounts = (state: State): Answers<HeadcountQuestion> => ({
  'headcount-of-year': ({ companyId, year }) => findHeadcount(state, companyId, year),
  'new-headcount-id': () => findNextId(state.headcounts ?? []),
})

export const headcountWriters: Writers<HeadcountWrite, State, State> = {
  headcounts: (state, rows) => ({ ...state, headcounts: [...(state.headcounts ?? []), ...rows] }),
}
