import { type AdmissionOrder, admissionTemplates, readOrder } from '@osh/core/admission/admission-order.ts'
import type { AdmissionFacts, BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { makeRowOrder } from '@osh/core/deadline-tables/sort-rows.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import { findLastSoonDay } from '@osh/core/measures/measure.ts'
import { countMeasures } from '@osh/core/measures/measure-repository.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import { barringSections, canBar } from '@osh/core/obligations/standing/can-bar.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type Listed, type PageQuery, pageOf } from '@osh/core/shared/page.ts'
import { describeAwaited, findTooLongAgo, MEMOS_TOLD } from '@osh/core/today/awaited-memo.ts'
import { barredToday, countAssigned } from '@osh/core/today/barred-today.ts'
import { listEnded } from '@osh/core/today/ended-acts.ts'
import {
  type Assigned,
  type AwaitingToday,
  type BarredToday,
  FIRST_BARRED,
  MEASURES_TOLD,
  type MeasuresToday,
  type OverdueToday,
  readToday,
  type Today,
  type TodayQueries,
} from '@osh/core/today/today.ts'
import { findUnfilledRoles } from '@osh/core/today/unfilled-roles.ts'
import type { Ledger } from '../ledger.ts'
import { listCountedMeasures, listWithSources } from '../measures/measures.ts'
import { listRows } from '../obligations/memory-deadline-table.ts'
import { listStanding } from '../obligations/obligation-facts.ts'
import { listCircumstanceAnswers, listHolders } from '../responsibilities/responsibilities.ts'
import { describeHolder, listEmployees, mapAway, tellTodayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { listWaits } from './registry-waits.ts'

export class MemoryToday implements TodayQueries {
  readonly #ledger: Ledger
  readonly #clock: Clock
  constructor(ledger: Ledger, clock: Clock) {
    this.#ledger = ledger
    this.#clock = clock
  }

  look(companyId: CompanyId): Promise<Today> {
    const read = <T>(part: (state: State, companyId: CompanyId, today: LocalDate) => T) =>
      this.#ledger.read((state) => part(state, companyId, tellTodayIn(state, companyId, this.#clock)))
    return readToday({
      barred: () => read((state, id, today) => barredOf(state, id, today, FIRST_BARRED)),
      overdue: () => read(countOverdue),
      awaiting: () => read(gatherAwaiting),
      measures: () => read(gatherMeasures),
    })
  }

  listBarred(companyId: CompanyId, page: PageQuery): Promise<Listed<BarredEmployee>> {
    return this.#ledger.read((state) => {
      const { items, total, more } = barredOf(
        state,
        companyId,
        tellTodayIn(state, companyId, this.#clock),
        page,
      )
      return { items, total, more }
    })
  }
}

function gatherMeasures(state: State, companyId: CompanyId, today: LocalDate): MeasuresToday {
  const all = listCountedMeasures(state, companyId)
  const due = all.filter(
    ({ done, removed, dueOn }) => done === null && removed === null && dueOn <= findLastSoonDay(today),
  )
  return { items: listWithSources(state, due).slice(0, MEASURES_TOLD), counts: countMeasures(all, today) }
}

function barredOf(state: State, companyId: CompanyId, today: LocalDate, page: PageQuery): BarredToday {
  const rows = listRows(state, companyId, today)
  const duties = barringSections.flatMap(
    (section) => rows.get(section)?.filter(({ away, subject }) => away === null && canBar(subject)) ?? [],
  )
  const [next] = duties
    .toSorted(makeRowOrder('deadline'))
    .flatMap(({ deadline, fullName }) =>
      deadline !== null && deadline >= today ? { deadline, fullName } : [],
    )
  const absent = mapAway(state, companyId, today)
  const facts = {
    duties,
    orders: listAdmissionOrders(state, companyId),
    people: listEmployees(state, companyId)
      .filter((employee) => !isDismissed(employee, today) && !absent.has(employee.id))
      .map((employee) => ({ employeeId: employee.id, ...describeHolder(state, employee) })),
    passed: listLastPassed(state, companyId),
    next: next ?? null,
    assigned: tellAssigned(state, companyId, today),
    cut: false,
  }
  return barredToday(facts, today, page)
}

function tellAssigned(state: State, companyId: CompanyId, today: LocalDate): Assigned {
  const holders = new Set(
    state.obligations
      .filter((one) => one.companyId === companyId && !one.removed && canBar(one.subject))
      .map(({ employeeId }) => employeeId),
  )
  const people = listEmployees(state, companyId).filter((employee) => !isDismissed(employee, today))
  const without = people.filter(({ id }) => !holders.has(id)).length
  return countAssigned(without, without < people.length)
}

const listLastPassed = (state: State, companyId: CompanyId): AdmissionFacts['passed'] =>
  listStanding(state, companyId, {}).flatMap(({ employeeId, subject, baseDate }) =>
    baseDate === null ? [] : { employeeId, section: subject.section, date: baseDate },
  )

function listAdmissionOrders(state: State, companyId: CompanyId): readonly AdmissionOrder[] {
  const known = new Set(admissionTemplates)
  const answers = new Map(state.documentSources.map((source) => [source.documentId, source.answers]))
  return state.documents
    .filter(
      (document) => document.companyId === companyId && known.has(document.templateId) && !document.annulled,
    )
    .flatMap(({ id, templateId, number, date, files, employees }) => {
      const document = { id, number, date, hasPdf: files.pdf !== null }
      const day = answers.get(id)?.day
      return employees.flatMap(
        (employee) => readOrder({ employeeId: employee.id, templateId, document, day }) ?? [],
      )
    })
}

function countOverdue(state: State, companyId: CompanyId, today: LocalDate): OverdueToday {
  const rows = listRows(state, companyId, today)
  const overdue = sections.map(
    (section) => [section, rows.get(section)?.filter(({ overdue }) => overdue) ?? []] as const,
  )
  const counts = overdue.map(([section, of]) => [section, Math.min(of.length, COUNTED_TO)] as const)
  const people = new Set(overdue.flatMap(([, of]) => of.map(({ employeeId }) => employeeId)))
  return {
    counts: Object.fromEntries(counts) as OverdueToday['counts'],
    people: overdue.some(([, of]) => of.length >= COUNTED_TO) ? null : people.size,
  }
}

export function gatherAwaiting(state: State, companyId: CompanyId, today: LocalDate): AwaitingToday {
  const memos = state.memos
    .filter((memo) => memo.companyId === companyId && deriveMemoStatus(memo) === 'active')
    .filter(({ formedOn }) => formedOn <= findTooLongAgo(today))
    .toSorted((a, b) => a.number - b.number)
  return {
    memos: pageOf(memos.map(describeAwaited), { page: 1, limit: MEMOS_TOLD }),
    unfilled: findUnfilledRoles(
      listHolders(state, companyId),
      listCircumstanceAnswers(state, companyId),
      today,
    ),
    acts: listEnded(today),
    registry: listWaits(state, companyId, today),
  }
}
