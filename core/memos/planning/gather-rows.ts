import type { Gathering } from '../../commands/command.ts'
import { type Employee, type EmployeeId, joinFullName, namePosition } from '../../employees/employee.ts'
import { type LockEmployees, lockEmployees } from '../../employees/employee-facts.ts'
import type { CompletionId } from '../../obligations/completion.ts'
import { giveObligation } from '../../obligations/facts/given-obligation.ts'
import {
  type GivenObligation,
  type KnownObligation,
  lockObligations,
  newCompletionIds,
  newObligationIds,
  type ObligationQuestion,
  ownersOf,
  ppeOfEmployees,
} from '../../obligations/facts/obligation-facts.ts'
import type { ObligationDraft, ObligationId } from '../../obligations/obligation.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Signed } from '../../shared/identity.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Memo } from '../memo.ts'
import type { MemoEdit, RowDraft } from '../memo-draft.ts'
import { type DepartmentNames, departmentNames } from '../memo-facts.ts'
import type { KnownFacts, MemoChange } from './memo-plan.ts'
import { countEntered } from './plan-memo.ts'

/** All that a change of a memo is decided on, and the new obligations that its rows ask for. */
export type GatheredRows = {
  readonly change: MemoChange
  readonly known: KnownFacts
  readonly given: readonly GivenObligation[]
  /** As many as completions are entered. */
  readonly completionIds: readonly CompletionId[]
}

type Asked = ObligationQuestion | LockEmployees | DepartmentNames
type NewRow = Extract<RowDraft, { readonly obligationId: null }>

/**
 * Locks all that an edit of the memo touches, employees first, then obligations, and reads what `planMemo` has to know.
 * `not-found` for an employee or obligation that the company has not.
 */
export function* gatherRows(
  before: Memo,
  { header = {}, reportApprovedOn, registeredOn, rows: drafts }: MemoEdit,
  today: LocalDate,
  signed: Signed,
): Gathering<Result<GatheredRows, NotFound>, Asked> {
  const { companyId, section } = before
  const asked = (drafts ?? []).filter((row): row is NewRow => row.obligationId === null)
  const ids = listObligationIds(before, drafts)
  const owners = section === 'ppe' ? [...(yield* ownersOf({ companyId, ids })).values()] : []
  const holders = [...new Set([...asked, ...owners].map(({ employeeId }) => employeeId))]
  const people = holders.length > 0 ? yield* lockEmployees({ companyId, ids: holders }) : noOne
  if (asked.some(({ employeeId }) => !people.has(employeeId))) return err(notFound)
  const stored = yield* lockObligations({ companyId, ids })
  if (stored.size < ids.length) return err(notFound)
  const made = asked.length > 0 ? yield* giveRows(before, asked, people, today, signed) : []
  const obligations = new Map([...stored, ...made.map((one) => [one.obligation.id, one] as const)])
  const ppe =
    section === 'ppe' ? yield* ppeOfEmployees({ companyId, employeeIds: listEmployeeIds(obligations) }) : []
  const known = { today, obligations, ppe, sizes: people }
  const change = { header, reportApprovedOn, registeredOn, rows: drafts && planRows(drafts, made) }
  const count = countEntered(before, change, known)
  const completionIds = count > 0 ? yield* newCompletionIds({ companyId, count }) : []
  return ok({ change, known, given: made, completionIds })
}

const noOne: ReadonlyMap<EmployeeId, Employee> = new Map()

/** The obligations of the memo's rows before and after, without those that are still to be made. */
const listObligationIds = (before: Memo, drafts: readonly RowDraft[] = []): readonly ObligationId[] => [
  ...new Set([...before.rows, ...drafts].flatMap(({ obligationId }) => obligationId ?? [])),
]

const listEmployeeIds = (known: KnownFacts['obligations']): readonly EmployeeId[] => [
  ...new Set([...known.values()].map(({ obligation }) => obligation.employeeId)),
]

/** The obligations that rows ask for, one each, in their order. */
function* giveRows(
  { companyId }: Memo,
  rows: readonly NewRow[],
  people: ReadonlyMap<EmployeeId, Employee>,
  today: LocalDate,
  signed: Signed,
): Gathering<readonly (GivenObligation & KnownObligation)[], Asked> {
  const ids = yield* newObligationIds({ companyId, count: rows.length })
  const departmentIds = [...new Set([...people.values()].map(({ departmentId }) => departmentId))]
  const departments = yield* departmentNames({ companyId, ids: departmentIds })
  return rows.map((row, i) => {
    const [id, holder] = [ids[i], people.get(row.employeeId)]
    if (id === undefined || !holder) throw new Error('there are fewer ids or people than rows')
    const place = { companyId, id, completionId: undefined, holder, today }
    return {
      ...giveObligation(place, makeDraft(row, today), signed),
      fullName: joinFullName(holder),
      department: departments.get(holder.departmentId) ?? '',
      position: namePosition(holder),
    }
  })
}

const makeDraft = ({ subject, periodicity, deadline }: NewRow, today: LocalDate): ObligationDraft => ({
  subject,
  periodicity,
  date: null,
  deadline: deadline ?? today,
  ruleId: null,
})

function planRows(drafts: readonly RowDraft[], made: readonly KnownObligation[]): MemoChange['rows'] {
  const left = made.values()
  return drafts.map((row) => {
    if (row.obligationId !== null) return row
    const next = left.next()
    if (next.done) throw new Error('fewer obligations were made than rows asked for')
    return { obligationId: next.value.obligation.id, quantity: null, outcome: row.outcome }
  })
}
