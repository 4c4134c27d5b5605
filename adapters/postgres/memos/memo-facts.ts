import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { RowDraft } from '@osh/core/memos/memo-draft.ts'
import type { KnownFacts, PlannedRow } from '@osh/core/memos/plan-memo.ts'
import type { KnownObligation } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { currentSubject } from '@osh/core/obligations/standing/current-subject.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { sql } from 'kysely'
import { lockEmployees, lockObligations, ppeFacts } from '../obligations/known-obligations.ts'
import { makeObligations } from '../obligations/make-obligations.ts'
import type { Entry } from '../obligations/write-facts.ts'
import type { Work } from '../transact.ts'

export type Gathered = { readonly rows: readonly PlannedRow[] | undefined; readonly known: KnownFacts }

/**
 * Locks all that a change of the memo touches, employees first, then obligations; makes the obligations that
 * rows ask for; and reads what `planMemo` has to know. `not-found` for an employee or obligation of no such id.
 */
export async function gather(
  work: Work,
  entry: Entry,
  before: Memo,
  drafts: readonly RowDraft[] | undefined,
): Promise<Result<Gathered, NotFound>> {
  const given = (drafts ?? []).flatMap(({ obligationId }) => (obligationId === null ? [] : [obligationId]))
  const old = before.rows.map((row) => row.obligationId)
  const asked = (drafts ?? []).flatMap((row) => (row.obligationId === null ? [row.employeeId] : []))
  const ppe = before.section === 'ppe' ? await employeesOf(work, entry, [...old, ...given]) : []
  const people = await lockEmployees(work, entry.companyId, [...new Set([...asked, ...ppe])])
  if (asked.some((id) => !people.has(id))) return err(notFound)
  const wanted = (drafts ?? []).flatMap((row) => (row.obligationId === null ? [wantedOf(row, entry)] : []))
  const made = await makeObligations(work, entry, people, wanted)
  const madeIds = made.map(({ obligation }) => obligation.id)
  const rows = drafts && plannedRows(drafts, madeIds)
  const ids = new Set([...old, ...given, ...madeIds])
  const obligations = await lockObligations(work, entry.companyId, [...ids])
  if (obligations.size < ids.size) return err(notFound)
  const holders = [...new Set([...obligations.values()].map(({ obligation }) => obligation.employeeId))]
  const facts = before.section === 'ppe' ? await ppeFacts(work, entry.companyId, holders) : []
  return ok({ rows, known: { today: entry.today, obligations, ppe: facts } })
}

/** What `planMemo` is shown: an assessment's class or level is the one found last. */
export const shown = ({ obligations, ...known }: KnownFacts): KnownFacts => ({
  ...known,
  obligations: new Map(
    [...obligations].map(([id, facts]): [ObligationId, KnownObligation] => {
      const subject = currentSubject(facts.obligation.subject, facts.completions)
      return [id, { ...facts, obligation: { ...facts.obligation, subject } }]
    }),
  ),
})

async function employeesOf(
  work: Work,
  { companyId }: Entry,
  ids: readonly ObligationId[],
): Promise<readonly EmployeeId[]> {
  const rows = await work
    .selectFrom('obligations')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select('employee_id')
    .distinct()
    .execute()
  return rows.map((row) => row.employee_id)
}

const wantedOf = (
  { employeeId, subject, periodicity, deadline }: Extract<RowDraft, { obligationId: null }>,
  { today }: Entry,
) => ({
  employeeId,
  draft: { subject, periodicity, date: null, deadline: deadline ?? today, ruleId: null },
})

function plannedRows(drafts: readonly RowDraft[], made: readonly ObligationId[]): readonly PlannedRow[] {
  const left = made.values()
  return drafts.map((row): PlannedRow => {
    if (row.obligationId !== null) return row
    const next = left.next()
    if (next.done) throw new Error('fewer obligations were made than rows asked for')
    return { obligationId: next.value, quantity: null, outcome: row.outcome }
  })
}
