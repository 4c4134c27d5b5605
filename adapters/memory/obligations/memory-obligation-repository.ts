import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion, CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationRepository, StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import { type Holding, settleHoldings } from '@osh/core/obligations/ppe/holding.ts'
import { inObligationOrder } from '@osh/core/obligations/standing/obligation-order.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { inRussianOrder } from '@osh/core/shared/russian-order.ts'
import type { Section } from '@osh/core/shared/section.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { assign } from './assign-obligations.ts'
import type { Entry } from './entry.ts'
import { change, complete, remove, takeBack } from './obligation-changes.ts'
import { factsOf, factsOfOne, ppeOf, standingObligation } from './obligation-facts.ts'

/** How many names a picker offers. */
const NAMES_OFFERED = 200

export class MemoryObligationRepository implements ObligationRepository {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#clock = clock
    this.#actor = actor
  }

  list(
    companyId: CompanyId,
    { employeeId, section }: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]> {
    return this.#ledger.read((state) =>
      factsOf(state, companyId)
        .filter(({ obligation }) => !obligation.removed)
        .filter(({ obligation }) => employeeId === undefined || obligation.employeeId === employeeId)
        .filter(({ obligation }) => section === undefined || obligation.subject.section === section)
        .map(standingObligation)
        .toSorted(inObligationOrder),
    )
  }

  get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>> {
    return this.#ledger.read((state) => {
      const facts = factsOfOne(state, companyId, id)
      return facts ? ok(standingObligation(facts)) : err(notFound)
    })
  }

  assign(companyId: CompanyId, employeeIds: readonly EmployeeId[], draft: ObligationDraft) {
    return this.#ledger.change((state) => assign(state, this.#entry(state, companyId), employeeIds, draft))
  }

  change(companyId: CompanyId, id: ObligationId, changes: Partial<ObligationDraft>) {
    return this.#ledger.change((state) => change(state, this.#entry(state, companyId), id, changes))
  }

  remove(companyId: CompanyId, id: ObligationId) {
    return this.#ledger.change((state) => remove(state, this.#entry(state, companyId), id))
  }

  completions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>> {
    return this.#ledger.read((state) => {
      const facts = factsOfOne(state, companyId, id)
      return facts ? ok(facts.completions.toSorted(newestFirst)) : err(notFound)
    })
  }

  complete(companyId: CompanyId, id: ObligationId, fact: CompletionFact) {
    return this.#ledger.change((state) => complete(state, this.#entry(state, companyId), id, fact))
  }

  takeBack(companyId: CompanyId, id: ObligationId, completionId: CompletionId) {
    return this.#ledger.change((state) => takeBack(state, this.#entry(state, companyId), id, completionId))
  }

  holdings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]> {
    return this.#ledger.read((state) => {
      const settled = settleHoldings(ppeOf(state, companyId, new Set([employeeId])))
      if (!settled.ok) throw new Error(`more PPE was returned than issued: ${settled.error.ppe}`)
      return settled.value.filter(({ quantity }) => quantity > 0)
    })
  }

  subjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]> {
    return this.#ledger.read(({ obligations }) => {
      const names = obligations
        .filter((kept) => kept.companyId === companyId && kept.subject.section === section)
        .flatMap(({ subject }) => ('name' in subject ? [subject.name] : []))
      return [...new Set(names)].toSorted(inRussianOrder).slice(0, NAMES_OFFERED)
    })
  }

  #entry(state: State, companyId: CompanyId): Entry {
    const today = todayIn(state, companyId, this.#clock)
    return { companyId, by: this.#actor(), at: this.#clock.now(), today }
  }
}

const newestFirst = (a: Completion, b: Completion): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1
