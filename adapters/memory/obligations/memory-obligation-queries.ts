import type { CompanyId } from '@osh/core/companies/company.ts'
import { takeSubjectKey } from '@osh/core/deadline-tables/row-filter.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { NAMES_OFFERED, type ObligationQueries } from '@osh/core/obligations/obligation-repository.ts'
import { type Holding, settleStored } from '@osh/core/obligations/ppe/holding.ts'
import { compareObligations } from '@osh/core/obligations/standing/obligation-order.ts'
import {
  makeStandingObligation,
  type StandingObligation,
} from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { findFacts, listPpeFacts, listStanding } from './obligation-facts.ts'

export class MemoryObligationQueries implements ObligationQueries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(
    companyId: CompanyId,
    filter: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]> {
    return this.#ledger.read((state) => listStanding(state, companyId, filter).toSorted(compareObligations))
  }

  get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>> {
    return this.#ledger.read((state) => {
      const facts = findFacts(state, companyId, id)
      return facts ? ok(makeStandingObligation(facts)) : err(notFound)
    })
  }

  listCompletions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>> {
    return this.#ledger.read((state) => {
      const facts = findFacts(state, companyId, id)
      return facts ? ok(facts.completions.toSorted(compareByNewestFirst)) : err(notFound)
    })
  }

  listHoldings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]> {
    return this.#ledger.read((state) => {
      const settled = settleStored(listPpeFacts(state, companyId, new Set([employeeId])))
      if (!settled.ok) throw new Error(`more PPE was returned than issued: ${settled.error.ppe}`)
      return settled.value.filter(({ quantity }) => quantity > 0)
    })
  }

  listSubjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]> {
    return this.#ledger.read(({ obligations }) => {
      const names = obligations
        .filter((kept) => kept.companyId === companyId && kept.subject.section === section)
        .flatMap(({ subject }) => ('established' in subject ? [] : [takeSubjectKey(subject)]))
      return [...new Set(names)].toSorted(compareInRussian).slice(0, NAMES_OFFERED)
    })
  }
}

export const compareByNewestFirst = (a: Completion, b: Completion): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1
