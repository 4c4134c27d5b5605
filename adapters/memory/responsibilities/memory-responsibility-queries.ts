import type { CompanyId } from '@osh/core/companies/company.ts'
import { fullNameOf, isDismissed } from '@osh/core/employees/employee.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Responsibility, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { Holders, ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Ledger } from '../ledger.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { lastingTerms } from './answer-responsibilities.ts'

export class MemoryResponsibilityQueries implements ResponsibilityQueries {
  readonly #ledger: Ledger
  readonly #clock: Clock
  constructor(ledger: Ledger, clock: Clock) {
    this.#ledger = ledger
    this.#clock = clock
  }

  holders(companyId: CompanyId): Promise<Holders> {
    return this.#ledger.read((state) => ({
      responsibilities: lastingTerms(state, companyId).map((term) => this.#show(state, companyId, term)),
      notApplicable: state.rolesOff
        .filter((off) => off.companyId === companyId)
        .map(({ roleId }) => roleId)
        .toSorted((a, b) => a - b),
    }))
  }

  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    return this.#ledger.read(({ responsibilities }) =>
      responsibilities
        .filter((kept) => kept.companyId === companyId && kept.roleId === roleId)
        .flatMap(({ terms }) => terms)
        .toSorted((a, b) => b.id - a.id),
    )
  }

  #show(state: State, companyId: CompanyId, term: Term): Responsibility {
    const employee = state.employees.find(({ id }) => id === term.employeeId)
    if (!employee) throw new Error(`the term ${term.id} names nobody`)
    return {
      id: term.responsibilityId,
      companyId,
      roleId: term.roleId,
      employeeId: term.employeeId,
      orderLink: term.orderLink,
      employeeFullName: fullNameOf(employee),
      dismissed: isDismissed(employee, todayIn(state, companyId, this.#clock)),
    }
  }
}
