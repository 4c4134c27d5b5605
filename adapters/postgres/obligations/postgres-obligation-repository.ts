import type { UserId } from '@osh/core/auth/account.ts'
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
import type { Section } from '@osh/core/shared/section.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Store, transact, type Work } from '../transact.ts'
import { assign } from './assign-obligations.ts'
import { entryOf } from './entry.ts'
import { ppeFacts } from './known-obligations.ts'
import { change, complete, remove, takeBack } from './obligation-changes.ts'
import { completionOf, type NumberedRow, standingObligationOf } from './obligation-columns.ts'
import { subjectNames } from './subject-names.ts'
import type { Entry } from './write-facts.ts'

export class PostgresObligationRepository implements ObligationRepository {
  readonly #store: Store
  readonly #clock: Clock
  readonly #user: UserId
  constructor(store: Store, clock: Clock, user: UserId) {
    this.#store = store
    this.#clock = clock
    this.#user = user
  }

  async list(
    companyId: CompanyId,
    { employeeId, section }: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]> {
    const rows = await this.#read(
      companyId,
      sql`o.removed_at is null
        and ${employeeId === undefined ? sql`true` : sql`o.employee_id = ${employeeId}`}
        and ${section === undefined ? sql`true` : sql`o.section = ${section}`}`,
    )
    return rows.map(standingObligationOf).toSorted(inObligationOrder)
  }

  async get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>> {
    const [row] = await this.#read(companyId, sql`o.id = ${id}`)
    return row ? ok(standingObligationOf(row)) : err(notFound)
  }

  assign(companyId: CompanyId, employeeIds: readonly EmployeeId[], draft: ObligationDraft) {
    return this.#change(companyId, (work, entry) => assign(work, entry, employeeIds, draft))
  }

  change(companyId: CompanyId, id: ObligationId, changes: Partial<ObligationDraft>) {
    return this.#change(companyId, (work, entry) => change(work, entry, id, changes))
  }

  remove(companyId: CompanyId, id: ObligationId) {
    return this.#change(companyId, (work, entry) => remove(work, entry, id))
  }

  async completions(
    companyId: CompanyId,
    id: ObligationId,
  ): Promise<Result<readonly Completion[], NotFound>> {
    const [obligation] = await this.#read(companyId, sql`o.id = ${id}`)
    if (!obligation) return err(notFound)
    const rows = await this.#store.kysely
      .selectFrom('completions')
      .where('company_id', '=', companyId)
      .where('obligation_id', '=', id)
      .selectAll()
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return ok(rows.map(completionOf))
  }

  complete(companyId: CompanyId, id: ObligationId, fact: CompletionFact) {
    return this.#change(companyId, (work, entry) => complete(work, entry, id, fact))
  }

  takeBack(companyId: CompanyId, id: ObligationId, completionId: CompletionId) {
    return this.#change(companyId, (work, entry) => takeBack(work, entry, id, completionId))
  }

  async holdings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]> {
    const settled = settleHoldings(await ppeFacts(this.#store.kysely, companyId, [employeeId]))
    if (!settled.ok) throw new Error(`employee ${employeeId} returned more PPE than was issued`)
    return settled.value.filter(({ quantity }) => quantity > 0)
  }

  subjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]> {
    return subjectNames(this.#store.kysely, companyId, section)
  }

  #change<T, E>(
    companyId: CompanyId,
    work: (work: Work, entry: Entry) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    return transact(this.#store, async (transaction) =>
      work(transaction, await entryOf(transaction, this.#clock, companyId, this.#user)),
    )
  }

  async #read(companyId: CompanyId, which: RawBuilder<unknown>): Promise<readonly NumberedRow[]> {
    const { rows } = await sql<NumberedRow>`
      select o.*, m.number as memo_number
      from obligations o left join memos m on m.company_id = o.company_id and m.id = o.memo_id
      where o.company_id = ${companyId} and ${which}`.execute(this.#store.kysely)
    return rows
  }
}
