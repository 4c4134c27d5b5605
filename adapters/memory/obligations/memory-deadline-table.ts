import type { CompanyId } from '@osh/core/companies/company.ts'
import type {
  DeadlineQueries,
  DeadlineQuery,
  DeadlineRow,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import { horizonOf } from '@osh/core/deadline-tables/horizon.ts'
import { everyRow, type Filtered, fits, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { orderOf } from '@osh/core/deadline-tables/sort-rows.ts'
import { isOverdue, windowEnd } from '@osh/core/deadlines/window.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { withSize } from '@osh/core/obligations/ppe/with-size.ts'
import { standingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type Listed, pageOf } from '@osh/core/shared/page.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { awayIn, employeesOf, personNow, todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { factsOf } from './obligation-facts.ts'

export class MemoryDeadlineTable implements DeadlineQueries {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
    this.#clock = clock
  }

  page(
    companyId: CompanyId,
    { section, filter, sort, from, to, waiting, ...page }: DeadlineQuery,
  ): Promise<Listed<DeadlineRow>> {
    return this.#ledger.read((state) => {
      const rows = this.#window(state, companyId, { section, filter }).filter(
        ({ deadline, away }) =>
          (from === null || deadline >= from) &&
          (to === null || deadline <= to) &&
          (waiting === null || waiting === (away !== null)),
      )
      const found = pageOf(rows.toSorted(orderOf(sort)), page)
      return { ...found, items: found.items.map((row) => addSize(state, row)) }
    })
  }

  freeIds(companyId: CompanyId, section: Section): Promise<readonly ObligationId[]> {
    return this.#ledger.read((state) =>
      this.#window(state, companyId, { section, filter: everyRow })
        .filter(({ memo, away }) => memo === null && away === null)
        .map(({ obligationId }) => obligationId),
    )
  }

  horizon(companyId: CompanyId, { section, filter }: Filtered): Promise<Horizon> {
    return this.#ledger.read((state) => {
      const today = todayIn(state, companyId, this.#clock)
      return horizonOf(section, rowsOf(state, companyId, today, filter).get(section) ?? [], today)
    })
  }

  overdueCounts(companyId: CompanyId): Promise<Readonly<Record<Section, number>>> {
    return this.#ledger.read((state) => {
      const rows = rowsOf(state, companyId, todayIn(state, companyId, this.#clock))
      const count = (section: Section): number =>
        Math.min(rows.get(section)?.filter(({ overdue }) => overdue).length ?? 0, COUNTED_TO)
      return Object.fromEntries(sections.map((section) => [section, count(section)])) as Record<
        Section,
        number
      >
    })
  }

  savedFilters(companyId: CompanyId): Promise<readonly Filtered[]> {
    return this.#ledger.read(({ savedFilters = [] }) =>
      savedFilters
        .filter((kept) => kept.companyId === companyId && kept.user === this.#actor())
        .map(({ section, filter }) => ({ section, filter })),
    )
  }

  #window(state: State, companyId: CompanyId, { section, filter }: Filtered): readonly DeadlineRow[] {
    const today = todayIn(state, companyId, this.#clock)
    const end = windowEnd(section, today)
    return (
      rowsOf(state, companyId, today, filter)
        .get(section)
        ?.filter(({ deadline }) => deadline <= end) ?? []
    )
  }
}

/** A row of PPE says the size that it has to be. */
function addSize(state: State, row: DeadlineRow): DeadlineRow {
  const person = state.employees.find(({ id }) => id === row.employeeId)
  return person ? { ...row, subject: withSize(row.subject, person) } : row
}

/** Everything that ever falls due and the filter leaves, by section, in the order of deadlines. */
export function rowsOf(
  state: State,
  companyId: CompanyId,
  today: LocalDate,
  filter: RowFilter = everyRow,
): ReadonlyMap<Section, readonly DeadlineRow[]> {
  const people = new Map(
    employeesOf(state, companyId)
      .filter((employee) => !isDismissed(employee, today))
      .map((employee) => [
        employee.id,
        { departmentId: employee.departmentId, now: personNow(state, employee) },
      ]),
  )
  const absent = awayIn(state, companyId, today)
  const rows = factsOf(state, companyId).flatMap((facts): DeadlineRow[] => {
    const { id, employeeId, subject, ruleId, baseDate, registeredOn, periodicity, deadline, retakeBy, memo } =
      standingObligation(facts)
    const person = people.get(employeeId)
    if (!person || deadline === null) return []
    const { departmentId, now } = person
    if (!fits({ ...now, departmentId, subject }, filter)) return []
    const away = absent.get(employeeId) ?? null
    const overdue = isOverdue(deadline, today, away !== null)
    const standing = { baseDate, registeredOn, periodicity, deadline, overdue, away, retakeBy, memo }
    return [{ obligationId: id, employeeId, ...now, subject, ruleId, ...standing }]
  })
  return Map.groupBy(rows.toSorted(orderOf('deadline')), ({ subject }) => subject.section)
}
