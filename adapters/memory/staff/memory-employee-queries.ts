import type { CompanyId } from '@osh/core/companies/company.ts'
import { type EmployeeId, isDismissed, joinFullName } from '@osh/core/employees/employee.ts'
import type { EmployeeQueries, EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import { isFoundBy } from '@osh/core/employees/find-people.ts'
import { type Earliest, type EmployeeWithStates, isShort, withStates } from '@osh/core/employees/shortage.ts'
import type { ObligationFacts } from '@osh/core/obligations/facts/obligation-facts.ts'
import { findEarliest } from '@osh/core/obligations/standing/earliest.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { matchesName } from '@osh/core/shared/names/name-search.ts'
import { type Listed, pageOf } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { listFacts } from '../obligations/obligation-facts.ts'
import type { State } from '../state.ts'
import { describeHolder, listEmployees, mapAway, tellTodayIn } from './staff.ts'

export class MemoryEmployeeQueries implements EmployeeQueries {
  readonly #ledger: Ledger
  readonly #clock: Clock
  constructor(ledger: Ledger, clock: Clock) {
    this.#ledger = ledger
    this.#clock = clock
  }

  list(companyId: CompanyId): Promise<readonly EmployeeWithStates[]> {
    return this.#ledger.read((state) => this.#withStates(state, companyId))
  }

  listPage(
    companyId: CompanyId,
    { search, shortage, ...page }: EmployeeQuery,
  ): Promise<Listed<EmployeeWithStates>> {
    return this.#ledger.read((state) => {
      const today = tellTodayIn(state, companyId, this.#clock)
      const isWanted = (employee: EmployeeWithStates): boolean =>
        (matchesName(joinFullName(employee), search) || isFoundBy(describeHolder(state, employee), search)) &&
        (shortage === null || (!isDismissed(employee, today) && isShort(shortage, employee)))
      return pageOf(this.#withStates(state, companyId).filter(isWanted), page)
    })
  }

  get(companyId: CompanyId, id: EmployeeId): Promise<Result<EmployeeWithStates, NotFound>> {
    return this.#ledger.read((state) => {
      const found = this.#withStates(state, companyId).find((employee) => employee.id === id)
      return found ? ok(found) : err(notFound)
    })
  }

  #withStates(state: State, companyId: CompanyId): readonly EmployeeWithStates[] {
    const today = tellTodayIn(state, companyId, this.#clock)
    const facts = Map.groupBy(listFacts(state, companyId), ({ obligation }) => obligation.employeeId)
    const absent = mapAway(state, companyId, today)
    return listEmployees(state, companyId).map((employee) => {
      const earliest = mapEarliestDeadlines(facts.get(employee.id) ?? [])
      return withStates(employee, { earliest, away: absent.get(employee.id) ?? null, today })
    })
  }
}

function mapEarliestDeadlines(facts: readonly ObligationFacts[]): ReadonlyMap<Section, Earliest> {
  const live = facts.map(makeStandingObligation).filter(({ removed }) => !removed)
  const sections = Map.groupBy(live, ({ subject }) => subject.section)
  return new Map([...sections].map(([section, duties]) => [section, findEarliest(duties)]))
}
