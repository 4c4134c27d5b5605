import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import { type RoleId, roleOf } from '@osh/core/norms/responsibilities.ts'
import type {
  Appointment,
  Responsibility,
  ResponsibilityId,
  Term,
} from '@osh/core/responsibilities/responsibility.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Kysely } from 'kysely'
import { companyToday } from '../companies/company-today.ts'
import type { Schema } from '../schema.ts'
import { type Store, transact, type Work } from '../transact.ts'
import { orderColumns, orderLinkOf, termOf } from './term-columns.ts'

type Place = { readonly companyId: CompanyId; readonly id: ResponsibilityId; readonly roleId: RoleId }

export class PostgresResponsibilityRepository implements ResponsibilityRepository {
  readonly #store: Store
  readonly #clock: Clock
  readonly #user: UserId
  constructor(store: Store, clock: Clock, user: UserId) {
    this.#store = store
    this.#clock = clock
    this.#user = user
  }

  async holders(companyId: CompanyId): Promise<Holders> {
    const { kysely } = this.#store
    const off = kysely.selectFrom('roles_off').where('company_id', '=', companyId).select('role_id')
    const [responsibilities, notApplicable] = await Promise.all([
      this.#current(kysely, companyId, null),
      off.orderBy('role_id').execute(),
    ])
    return { responsibilities, notApplicable: notApplicable.map((row) => row.role_id) }
  }

  appoint(
    companyId: CompanyId,
    roleId: RoleId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors>> {
    return transact(this.#store, async (work) => {
      const name = await this.#nameToAppoint(work, companyId, roleId, appointment, null)
      if (!name.ok) return name
      const { id } = await work
        .insertInto('responsibilities')
        .values({ company_id: companyId, role_id: roleId })
        .returning('id')
        .executeTakeFirstOrThrow()
      return ok(await this.#begun(work, { companyId, id, roleId }, appointment, name.value))
    })
  }

  reassign(
    companyId: CompanyId,
    id: ResponsibilityId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors | NotFound>> {
    return transact(this.#store, async (work) => {
      await heldBack(work, companyId, id)
      const [before] = await this.#current(work, companyId, id)
      if (!before) return err(notFound)
      const name = await this.#nameToAppoint(work, companyId, before.roleId, appointment, id)
      if (!name.ok) return name
      await this.#ended(work, companyId, id)
      return ok(await this.#begun(work, before, appointment, name.value))
    })
  }

  async end(companyId: CompanyId, id: ResponsibilityId): Promise<Result<null, NotFound>> {
    return (await this.#ended(this.#store.kysely, companyId, id)) ? ok(null) : err(notFound)
  }

  async setApplicable(
    companyId: CompanyId,
    roleId: RoleId,
    applies: boolean,
  ): Promise<Result<null, FieldErrors>> {
    const { kysely } = this.#store
    if (applies) {
      await kysely
        .deleteFrom('roles_off')
        .where('company_id', '=', companyId)
        .where('role_id', '=', roleId)
        .execute()
      return ok(null)
    }
    if (roleOf(roleId)?.condition === null)
      return err(fieldErrors({ field: 'roleId', code: 'role/always-applies' }))
    await kysely
      .insertInto('roles_off')
      .values({ company_id: companyId, role_id: roleId })
      .onConflict((conflict) => conflict.columns(['company_id', 'role_id']).doNothing())
      .execute()
    return ok(null)
  }

  async history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    const rows = await this.#store.kysely
      .selectFrom('responsibility_terms')
      .where('company_id', '=', companyId)
      .where('role_id', '=', roleId)
      .selectAll()
      .orderBy('id', 'desc')
      .execute()
    return rows.map(termOf)
  }

  /** Holds the employee's row: two appointments of one person wait for each other, and so does a dismissal. */
  async #nameToAppoint(
    work: Work,
    companyId: CompanyId,
    roleId: RoleId,
    { employeeId }: Appointment,
    except: ResponsibilityId | null,
  ): Promise<Result<string, FieldErrors>> {
    const refuse = (code: 'employee/unknown' | 'employee/dismissed' | 'employee/holds-already') =>
      err(fieldErrors({ field: 'employeeId', code }))
    const employee = await work
      .selectFrom('employees')
      .where('company_id', '=', companyId)
      .where('id', '=', employeeId)
      .select(['full_name', 'dismissal_date'])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!employee) return refuse('employee/unknown')
    const today = await companyToday(work, this.#clock, companyId)
    if (isDismissed({ dismissalDate: employee.dismissal_date }, today)) return refuse('employee/dismissed')
    const held = await work
      .selectFrom('responsibility_terms')
      .where('company_id', '=', companyId)
      .where('role_id', '=', roleId)
      .where('employee_id', '=', employeeId)
      .where('until_at', 'is', null)
      .select('responsibility_id')
      .executeTakeFirst()
    return held && held.responsibility_id !== except
      ? refuse('employee/holds-already')
      : ok(employee.full_name)
  }

  async #begun(
    work: Work,
    { companyId, id, roleId }: Place,
    { employeeId, orderLink }: Appointment,
    employeeFullName: string,
  ): Promise<Responsibility> {
    await work
      .insertInto('responsibility_terms')
      .values({
        company_id: companyId,
        responsibility_id: id,
        role_id: roleId,
        employee_id: employeeId,
        employee_name: employeeFullName,
        ...orderColumns(orderLink),
        since_by: this.#user,
        since_at: this.#clock.now(),
      })
      .execute()
    return { id, companyId, roleId, employeeId, orderLink, employeeFullName, dismissed: false }
  }

  async #ended(kysely: Kysely<Schema>, companyId: CompanyId, id: ResponsibilityId): Promise<boolean> {
    const { numUpdatedRows } = await kysely
      .updateTable('responsibility_terms')
      .set({ until_by: this.#user, until_at: this.#clock.now() })
      .where('company_id', '=', companyId)
      .where('responsibility_id', '=', id)
      .where('until_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  async #current(
    kysely: Kysely<Schema>,
    companyId: CompanyId,
    id: ResponsibilityId | null,
  ): Promise<readonly Responsibility[]> {
    const today = await companyToday(kysely, this.#clock, companyId)
    const terms = kysely
      .selectFrom('responsibility_terms as t')
      .innerJoin('employees as e', (join) =>
        join.onRef('e.company_id', '=', 't.company_id').onRef('e.id', '=', 't.employee_id'),
      )
      .where('t.company_id', '=', companyId)
      .where('t.until_at', 'is', null)
    const rows = await (id === null ? terms : terms.where('t.responsibility_id', '=', id))
      .selectAll('t')
      .select(['e.full_name', 'e.dismissal_date'])
      .orderBy('t.responsibility_id')
      .execute()
    return rows.map((row) => ({
      id: row.responsibility_id,
      companyId,
      roleId: row.role_id,
      employeeId: row.employee_id,
      orderLink: orderLinkOf(row),
      employeeFullName: row.full_name,
      dismissed: isDismissed({ dismissalDate: row.dismissal_date }, today),
    }))
  }
}

/** Lets whoever else changes the responsibility wait. */
const heldBack = (work: Work, companyId: CompanyId, id: ResponsibilityId) =>
  work
    .selectFrom('responsibilities')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute()
