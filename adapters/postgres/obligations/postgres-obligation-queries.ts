import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationQueries } from '@osh/core/obligations/obligation-repository.ts'
import { type Holding, settleStored } from '@osh/core/obligations/ppe/holding.ts'
import { compareObligations } from '@osh/core/obligations/standing/obligation-order.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { andSeen } from '../staff/seen-departments.ts'
import type { Store } from '../transact.ts'
import { listPpeFacts } from './known-obligations.ts'
import { type NumberedRow, readCompletionRow, readStandingObligation } from './obligation-columns.ts'
import { listSubjectNames } from './subject-names.ts'

export class PostgresObligationQueries implements ObligationQueries {
  readonly #store: Store
  readonly #seen: SeenDepartments
  constructor(store: Store, seen: SeenDepartments) {
    this.#store = store
    this.#seen = seen
  }

  async list(
    companyId: CompanyId,
    { employeeId, section }: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]> {
    const which = sql`o.removed_at is null
      and ${employeeId === undefined ? sql`true` : sql`o.employee_id = ${employeeId}`}
      and ${section === undefined ? sql`true` : sql`o.section = ${section}`}`
    return (await readStanding(this.#store.kysely, companyId, which, this.#seen)).toSorted(compareObligations)
  }

  async get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>> {
    const [obligation] = await readStanding(this.#store.kysely, companyId, sql`o.id = ${id}`, this.#seen)
    return obligation ? ok(obligation) : err(notFound)
  }

  async listCompletions(
    companyId: CompanyId,
    id: ObligationId,
  ): Promise<Result<readonly Completion[], NotFound>> {
    const obligation = await this.get(companyId, id)
    if (!obligation.ok) return obligation
    const rows = await this.#store.kysely
      .selectFrom('completions')
      .where('company_id', '=', companyId)
      .where('obligation_id', '=', id)
      .selectAll()
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return ok(rows.map(readCompletionRow))
  }

  async listHoldings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]> {
    const settled = settleStored(await listPpeFacts(this.#store.kysely, companyId, [employeeId], this.#seen))
    if (!settled.ok) throw new Error(`employee ${employeeId} returned more PPE than was issued`)
    return settled.value.filter(({ quantity }) => quantity > 0)
  }

  listSubjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]> {
    return listSubjectNames(this.#store.kysely, companyId, section, this.#seen)
  }
}

/** Obligations of a company as people see them: those of `o` that are meant. */
export async function readStanding(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  which: RawBuilder<unknown>,
  seen: SeenDepartments = null,
): Promise<readonly StandingObligation[]> {
  const { rows } = await sql<NumberedRow>`
    select o.*, m.number as memo_number
    from obligations o left join memos m on m.company_id = o.company_id and m.id = o.memo_id
    where o.company_id = ${companyId} and ${which} ${andSeen(seen, 'o.department_id')}`.execute(kysely)
  return rows.map(readStandingObligation)
}
