import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion, CompletionId } from '@osh/core/obligations/completion.ts'
import { firstCompletion } from '@osh/core/obligations/facts/check-completion.ts'
import type { Obligation, ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import { fixDeadline } from '@osh/core/obligations/standing/fixed-deadline.ts'
import { sql } from 'kysely'
import { nextIds } from '../next-ids.ts'
import { copyOf } from '../staff/employee-columns.ts'
import type { Work } from '../transact.ts'
import { periodicityColumns, subjectColumns } from './duty-columns.ts'
import { fixedColumns, standingColumns } from './obligation-columns.ts'
import type { Entry } from './write-facts.ts'

export type WantedObligation = { readonly employeeId: EmployeeId; readonly draft: ObligationDraft }
export type Made = { readonly obligation: Obligation; readonly completions: readonly Completion[] }

/**
 * Stores obligations with their first completions, in the order wanted: two statements for any number.
 *
 * @param people every employee named, locked.
 */
export async function makeObligations(
  work: Work,
  entry: Entry,
  people: ReadonlyMap<EmployeeId, Employee>,
  wanted: readonly WantedObligation[],
): Promise<readonly Made[]> {
  if (wanted.length === 0) return []
  const ids = await nextIds<ObligationId>(work, 'obligations', wanted.length)
  const dated = wanted.some(({ draft }) => draft.date !== null)
  const completionIds = dated ? await nextIds<CompletionId>(work, 'completions', wanted.length) : []
  const made = wanted.map(({ employeeId, draft }, i): Made => {
    const [id, completionId] = [ids[i], completionIds[i]]
    if (id === undefined) throw new Error('fewer ids than obligations')
    const first = firstOf(entry, draft, id, completionId)
    return { obligation: obligationFrom(entry.companyId, id, employeeId, draft, first), completions: first }
  })
  await insertObligations(work, entry, made, people)
  await insertFirst(
    work,
    entry,
    made.flatMap(({ completions }) => completions),
  )
  return made
}

function firstOf(
  { user, now }: Entry,
  draft: ObligationDraft,
  obligationId: ObligationId,
  id: CompletionId | undefined,
): readonly Completion[] {
  const fact = firstCompletion(draft)
  if (!fact || id === undefined) return []
  return [{ ...fact, id, obligationId, memoId: null, enteredBy: user, enteredAt: now, takenBack: null }]
}

const obligationFrom = (
  companyId: CompanyId,
  id: ObligationId,
  employeeId: EmployeeId,
  { subject, periodicity, ruleId, deadline }: ObligationDraft,
  first: readonly Completion[],
): Obligation => ({
  id,
  companyId,
  employeeId,
  subject,
  periodicity,
  fixed: deadline === null ? null : fixDeadline(deadline, first),
  ruleId,
  removed: false,
  memo: null,
})

async function insertObligations(
  work: Work,
  { companyId, user, now, today }: Entry,
  made: readonly Made[],
  people: ReadonlyMap<EmployeeId, Employee>,
): Promise<void> {
  const rows = made.map(({ obligation, completions }) => {
    const employee = people.get(obligation.employeeId)
    if (!employee) throw new Error(`employee ${obligation.employeeId} was not locked`)
    return {
      id: obligation.id,
      employee_id: obligation.employeeId,
      rule_id: obligation.ruleId,
      ...subjectColumns(obligation.subject),
      ...periodicityColumns(obligation.periodicity),
      ...fixedColumns(obligation.fixed),
      ...copyOf(employee, today),
      ...standingColumns(obligation, completions),
    }
  })
  await sql`
    insert into obligations (company_id, created_by, created_at, ${sql.raw(NAMES)})
    select ${companyId}::bigint, ${user}::bigint, ${now}::timestamptz, ${sql.raw(NAMES)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(COLUMNS.join(', '))})`.execute(
    work,
  )
}

const COLUMNS = [
  'id bigint',
  'employee_id bigint',
  'rule_id text',
  'section text',
  'subject_name text',
  'quantity int',
  'event text',
  'established text',
  'periodicity text',
  'months int',
  'fixed_deadline date',
  'fixed_since_completion bigint',
  'fixed_since_date date',
  'full_name text',
  'department_id bigint',
  'position_name text',
  'dismissed_on date',
  'listed boolean',
  'base_date date',
  'due date',
  'retake_by date',
  'closed boolean',
  'found text',
  'risk_rank smallint',
]
const NAMES = COLUMNS.map((column) => column.slice(0, column.indexOf(' '))).join(', ')

async function insertFirst(
  work: Work,
  { companyId, user, now }: Entry,
  completions: readonly Completion[],
): Promise<void> {
  if (completions.length === 0) return
  const rows = completions.map(({ id, obligationId, date, result, quantity }) => ({
    id,
    obligation_id: obligationId,
    date,
    result,
    quantity,
  }))
  await sql`
    insert into completions (company_id, id, obligation_id, date, result, quantity, entered_by, entered_at)
    select ${companyId}::bigint, id, obligation_id, date, result, quantity, ${user}::bigint, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (id bigint, obligation_id bigint, date date, result text, quantity int)`.execute(work)
}
