import type { Company, CompanyDetails } from '@osh/core/companies/company.ts'
import type { DeadlineQuery, DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { Employee, EmployeeDetails } from '@osh/core/employees/employee.ts'
import type { Memo, MemoId, Outcome } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Position } from '@osh/core/positions/position.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { aCompany, aDraft, aHeader, anEmployee, asPatch, day } from '#tests/examples.ts'
import type { OpenedRecords } from './opened.ts'
import type { SettableClock } from './settable-clock.ts'

/** The day on which every test begins. */
export const today = day('2026-11-20')

/** A new company with one department, and short words for what tests do in it. */
export type World = {
  readonly opened: OpenedRecords
  readonly records: Records
  readonly clock: SettableClock
  readonly company: Company
  readonly department: Department
  readonly position: Position
  hire(lastName: string, changes?: Partial<EmployeeDetails>): Promise<Employee>
  assign(employee: Employee, changes?: Partial<ObligationDraft>): Promise<StandingObligation>
  obligation(id: ObligationId): Promise<StandingObligation>
  completions(id: ObligationId): Promise<readonly Completion[]>
  form(section: Section, rows: readonly RowDraft[], changes?: Partial<MemoDraft>): Promise<Memo>
  tryForm(section: Section, rows: readonly RowDraft[]): ReturnType<Records['memos']['form']>
  edit(memo: Memo, edit: MemoEdit): Promise<Memo>
  tryEdit(memo: Memo, edit: MemoEdit): ReturnType<Records['memos']['edit']>
  memo(id: MemoId): Promise<Memo>
  table(section: Section, query?: Partial<DeadlineQuery>): Promise<readonly DeadlineRow[]>
}

export async function newWorld(opened: OpenedRecords, details: Partial<CompanyDetails> = {}): Promise<World> {
  const { records, clock } = opened
  clock.set(today)
  const company = accepted(await records.companies.add({ details: aCompany({ inn: nextInn(), ...details }) }))
  const department = accepted(await records.departments.add({ companyId: company.id, name: 'Карьер' }))
  const position = (await records.positions.list())[0]
  if (!position) throw new Error('there are no positions')
  const tryForm = (section: Section, rows: readonly RowDraft[], changes: Partial<MemoDraft> = {}) =>
    records.memos.form({
      companyId: company.id,
      details: makeMemoInput({
        section,
        header: aHeader(),
        reportApprovedOn: null,
        registeredOn: null,
        rows,
        ...changes,
      }),
    })
  const tryEdit = (memo: Memo, edit: MemoEdit) =>
    records.memos.edit({ companyId: company.id, id: memo.id, patch: makeMemoPatch(edit), version: null })
  return {
    opened,
    records,
    clock,
    company,
    department,
    position,
    hire: async (lastName, changes) => {
      const place = { departmentId: department.id, positionId: position.id }
      return accepted(
        await records.employees.hire({
          companyId: company.id,
          details: anEmployee({ lastName, ...place, ...changes }),
        }),
      )
    },
    assign: async ({ id }, changes) => {
      const [made] = accepted(
        await records.obligations.assign({
          companyId: company.id,
          employeeIds: [id],
          draft: asPatch(aDraft(changes)),
        }),
      )
      if (!made) throw new Error('nothing was assigned')
      return made
    },
    obligation: async (id) => accepted(await records.obligations.get(company.id, id)),
    completions: async (id) => accepted(await records.obligations.listCompletions(company.id, id)),
    form: async (section, rows, changes) => accepted(await tryForm(section, rows, changes)),
    tryForm,
    edit: async (memo, edit) => accepted(await tryEdit(memo, edit)),
    tryEdit,
    memo: async (id) => accepted(await records.memos.get(company.id, id)),
    table: async (section, query) =>
      (await records.deadlines.listPage(company.id, { ...wholeTable(section), ...query })).items,
  }
}

export const wholeTable = (section: Section): DeadlineQuery => ({
  section,
  filter: everyRow,
  sort: 'deadline',
  from: null,
  to: null,
  waiting: null,
  page: 1,
  limit: 200,
})

/** The value of a call that the test expects to be accepted. */
export function accepted<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** Why a call was refused; throws when it was accepted. */
export function refused<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error(`accepted: ${JSON.stringify(result.value)}`)
  return result.error
}

/** The code of a refusal, or of its first field error with the field's name. */
export function refusal(result: Result<unknown, { readonly code: string }>): string {
  const error = refused(result)
  const [field] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return field ? `${field.field}: ${field.code}` : error.code
}

export const dated = (date: string, result: 'passed' | 'failed' = 'passed'): Outcome => ({
  kind: 'dated',
  date: day(date),
  result,
})

export const assessed = (found: Extract<Outcome, { kind: 'assessed' }>['found']): Outcome => ({
  kind: 'assessed',
  found,
})

/** A row of a memo for an obligation that is there. */
export const rowOf = (
  { id }: { readonly id: ObligationId },
  outcome: Outcome = { kind: 'pending' },
  quantity: number | null = null,
): RowDraft => ({ obligationId: id, quantity, outcome })

let companies = 0

/** An ИНН of ten digits that no other test has. */
export function nextInn(): string {
  companies += 1
  const digits = String(770_000_000 + companies)
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  return `${digits}${(sum % 11) % 10}`
}
