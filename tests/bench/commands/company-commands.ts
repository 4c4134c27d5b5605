import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo, Outcome } from '@osh/core/memos/memo.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted, rowOf } from '#tests/contracts/world.ts'
import { aDraft, aHeader, asPatch, months } from '#tests/examples.ts'

/**
 * What a person does with many rows, and with one. Whoever measures or counts knows only this: when the ports change,
 * this file is all that follows them.
 */
export type CompanyCommands = {
  /** Gives all of them one training, due at once. */
  assign(employees: readonly EmployeeId[]): Promise<readonly ObligationId[]>
  /** Gives all of them one piece of PPE and says that they have it. */
  issuePpe(employees: readonly EmployeeId[]): Promise<readonly ObligationId[]>
  form(obligations: readonly ObligationId[]): Promise<Memo>
  /** Enters the day into the first so many rows, at once. */
  completeRows(memo: Memo, count: number): Promise<Memo>
  /** Takes the last so many rows out. */
  dropRows(memo: Memo, count: number): Promise<Memo>
  /** By hand, without a memo. */
  complete(obligation: ObligationId): Promise<void>
  appoint(employee: EmployeeId): Promise<void>
  dismiss(employee: EmployeeId): Promise<void>
  /** Sets a phone. */
  changeCompany(phone: string): Promise<void>
  renameDepartment(department: DepartmentId, name: string): Promise<void>
  addPosition(name: string): Promise<void>
}

export function commandsOf(
  storage: { openRecords(user: UserId): Records },
  user: UserId,
  company: CompanyId,
  today: LocalDate,
): CompanyCommands {
  const { companies, departments, positions, obligations, memos, responsibilities, employees } =
    storage.openRecords(user)
  const done: Outcome = { kind: 'dated', date: today, result: 'passed' }
  const give = async (ids: readonly EmployeeId[], draft: ReturnType<typeof aDraft>) =>
    accepted(await obligations.assign({ companyId: company, employeeIds: ids, draft: asPatch(draft) })).map(
      ({ id }) => id,
    )
  const edit = async ({ id, version }: Memo, rows: ReturnType<typeof rowOf>[]): Promise<Memo> =>
    accepted(await memos.edit({ companyId: company, id, patch: makeMemoPatch({ rows }), version }))
  return {
    assign: (ids) => give(ids, aDraft({ periodicity: months(12), deadline: today, date: null })),
    issuePpe: (ids) => {
      const subject = {
        section: 'ppe',
        name: 'Каска защитная',
        quantity: 2,
        unit: 'piece',
        norm: null,
        size: null,
        event: 'issuance',
      } as const
      return give(ids, aDraft({ subject, periodicity: months(12), date: today }))
    },
    form: async (ids) => {
      const rows = ids.map((id) => rowOf({ id }))
      const draft = {
        section: 'training' as const,
        header: aHeader(),
        reportApprovedOn: null,
        registeredOn: null,
        rows,
      }
      return accepted(await memos.form({ companyId: company, details: makeMemoInput(draft) }))
    },
    completeRows: (memo, count) =>
      edit(
        memo,
        memo.rows.map(({ obligationId: id }, i) => rowOf({ id }, i < count ? done : undefined)),
      ),
    dropRows: (memo, count) =>
      edit(
        memo,
        memo.rows
          .slice(0, memo.rows.length - count)
          .map(({ obligationId: id, outcome }) => rowOf({ id }, outcome)),
      ),
    complete: async (id) => {
      accepted(
        await obligations.complete({
          companyId: company,
          id,
          fact: { date: today, result: 'passed', quantity: null },
        }),
      )
    },
    appoint: async (employeeId) => {
      const role = findRoleByCode('trustee')
      if (!role) throw new Error('there is no such role')
      const orderLink = { kind: 'not-required' } as const
      accepted(await responsibilities.appoint({ companyId: company, roleId: role.id, employeeId, orderLink }))
    },
    dismiss: async (id) => {
      const patch = { dismissalDate: addDays(today, -1) }
      accepted(await employees.change({ companyId: company, id, patch, version: null }))
    },
    changeCompany: async (phone) => {
      accepted(await companies.change({ companyId: company, patch: { phone }, version: null }))
    },
    renameDepartment: async (id, name) => {
      accepted(await departments.rename({ companyId: company, id, name }))
    },
    addPosition: async (name) => {
      accepted(await positions.add({ companyId: company, name }))
    },
  }
}
