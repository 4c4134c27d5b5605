import type { CompanyId } from '@osh/core/companies/company.ts'
import { type EmployeeId, fullNameOf, isDismissed } from '@osh/core/employees/employee.ts'
import type { EmployeeQueries, EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import { type EmployeeWithStates, isShort, withStates } from '@osh/core/employees/shortage.ts'
import type { ObligationFacts } from '@osh/core/obligations/facts/obligation-facts.ts'
import { standingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { matchesName } from '@osh/core/shared/names/name-search.ts'
import { type Listed, pageOf } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { factsOf } from '../obligations/obligation-facts.ts'
import type { State } from '../state.ts'
import { awayIn, employeesOf, todayIn } from './staff.ts'

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

  page(
    companyId: CompanyId,
    { search, shortage, ...page }: EmployeeQuery,
  ): Promise<Listed<EmployeeWithStates>> {
    return this.#ledger.read((state) => {
      const today = todayIn(state, companyId, this.#clock)
      const isWanted = (employee: EmployeeWithStates): boolean =>
        matchesName(fullNameOf(employee), search) &&
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
    const today = todayIn(state, companyId, this.#clock)
    const facts = Map.groupBy(factsOf(state, companyId), ({ obligation }) => obligation.employeeId)
    const absent = awayIn(state, companyId, today)
    return employeesOf(state, companyId).map((employee) => {
      const earliest = earliestDeadlines(facts.get(employee.id) ?? [])
      return withStates(employee, { earliest, away: absent.get(employee.id) ?? null, today })
    })
  }
}

function earliestDeadlines(facts: readonly ObligationFacts[]): ReadonlyMap<Section, LocalDate | null> {
  const earliest = new Map<Section, LocalDate | null>()
  for (const { subject, deadline } of facts.map(standingObligation).filter(({ removed }) => !removed)) {
    const known = earliest.get(subject.section) ?? null
    earliest.set(
      subject.section,
      known === null || (deadline !== null && deadline < known) ? deadline : known,
    )
  }
  return earliest
}
