import type { CompanyId } from '@osh/core/companies/company.ts'
import type {
  DeadlineQueries,
  DeadlineQuery,
  DeadlineRow,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import { computeHorizon } from '@osh/core/deadline-tables/horizon.ts'
import { everyRow, type Filtered, fits, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { makeRowOrder } from '@osh/core/deadline-tables/sort-rows.ts'
import { findWindowEnd, isOverdue } from '@osh/core/deadlines/window.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { withSize } from '@osh/core/obligations/ppe/with-size.ts'
import { fallsDue } from '@osh/core/obligations/standing/standing.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type Listed, pageOf } from '@osh/core/shared/page.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { describeHolder, listEmployees, mapAway, tellTodayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { listFacts, listStanding } from './obligation-facts.ts'

export class MemoryDeadlineTable implements DeadlineQueries {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
    this.#clock = clock
  }

  listPage(
    companyId: CompanyId,
    { section, filter, sort, from, to, waiting, ...page }: DeadlineQuery,
  ): Promise<Listed<DeadlineRow>> {
    return this.#ledger.read((state) => {
      const rows = this.#listWindow(state, companyId, { section, filter }).filter(
        ({ deadline, away }) =>
          (from === null || (deadline !== null && deadline >= from)) &&
          (to === null || deadline === null || deadline <= to) &&
          (waiting === null || waiting === (away !== null)),
      )
      const found = pageOf(rows.toSorted(makeRowOrder(sort)), page)
      return { ...found, items: found.items.map((row) => addSize(state, row)) }
    })
  }

  listFreeIds(companyId: CompanyId, section: Section): Promise<readonly ObligationId[]> {
    return this.#ledger.read((state) =>
      this.#listWindow(state, companyId, { section, filter: everyRow })
        .filter(({ memo, away }) => memo === null && away === null)
        .map(({ obligationId }) => obligationId),
    )
  }

  readHorizon(companyId: CompanyId, { section, filter }: Filtered): Promise<Horizon> {
    return this.#ledger.read((state) => {
      const today = tellTodayIn(state, companyId, this.#clock)
      const rows = listRows(state, companyId, today, filter).get(section) ?? []
      return computeHorizon(section, rows, today, isAnyAssigned(state, companyId, today, { section, filter }))
    })
  }

  countOverdue(companyId: CompanyId): Promise<Readonly<Record<Section, number>>> {
    return this.#ledger.read((state) => {
      const rows = listRows(state, companyId, tellTodayIn(state, companyId, this.#clock))
      const count = (section: Section): number =>
        Math.min(rows.get(section)?.filter(({ overdue }) => overdue).length ?? 0, COUNTED_TO)
      return Object.fromEntries(sections.map((section) => [section, count(section)])) as Record<
        Section,
        number
      >
    })
  }

  listSavedFilters(companyId: CompanyId): Promise<readonly Filtered[]> {
    return this.#ledger.read(({ savedFilters = [] }) =>
      savedFilters
        .filter((kept) => kept.companyId === companyId && kept.user === this.#actor())
        .map(({ section, filter }) => ({ section, filter })),
    )
  }

  #listWindow(state: State, companyId: CompanyId, { section, filter }: Filtered): readonly DeadlineRow[] {
    const today = tellTodayIn(state, companyId, this.#clock)
    const end = findWindowEnd(section, today)
    return (
      listRows(state, companyId, today, filter)
        .get(section)
        ?.filter(({ deadline }) => deadline === null || deadline <= end) ?? []
    )
  }
}

/** A row of PPE says the size that it has to be. */
function addSize(state: State, row: DeadlineRow): DeadlineRow {
  const person = state.employees.find(({ id }) => id === row.employeeId)
  return person ? { ...row, subject: withSize(row.subject, person) } : row
}

/** Whether those at work have any obligation that the filter leaves. */
function isAnyAssigned(
  state: State,
  companyId: CompanyId,
  today: LocalDate,
  { section, filter }: Filtered,
): boolean {
  const people = new Map(
    listEmployees(state, companyId)
      .filter((employee) => !isDismissed(employee, today))
      .map((employee) => [employee.id, employee]),
  )
  return listStanding(state, companyId, { section }).some(({ employeeId, subject }) => {
    const person = people.get(employeeId)
    if (!person) return false
    return fits({ ...describeHolder(state, person), departmentId: person.departmentId, subject }, filter)
  })
}

/** Everything that ever falls due or was never done, and the filter leaves, by section, in the order of deadlines. */
export function listRows(
  state: State,
  companyId: CompanyId,
  today: LocalDate,
  filter: RowFilter = everyRow,
): ReadonlyMap<Section, readonly DeadlineRow[]> {
  const people = new Map(
    listEmployees(state, companyId)
      .filter((employee) => !isDismissed(employee, today))
      .map((employee) => [
        employee.id,
        { departmentId: employee.departmentId, now: describeHolder(state, employee) },
      ]),
  )
  const absent = mapAway(state, companyId, today)
  const rows = listFacts(state, companyId).flatMap((facts): DeadlineRow[] => {
    const one = makeStandingObligation(facts)
    const { id, employeeId, subject, ruleId, baseDate, registeredOn, periodicity, deadline, retakeBy, memo } =
      one
    const person = people.get(employeeId)
    if (!person || !fallsDue(one)) return []
    const { departmentId, now } = person
    if (!fits({ ...now, departmentId, subject }, filter)) return []
    const away = absent.get(employeeId) ?? null
    const overdue = isOverdue(deadline, today, away !== null)
    const standing = { baseDate, registeredOn, periodicity, deadline, overdue, away, retakeBy, memo }
    return [{ obligationId: id, employeeId, ...now, subject, ruleId, ...standing }]
  })
  return Map.groupBy(rows.toSorted(makeRowOrder('deadline')), ({ subject }) => subject.section)
}
