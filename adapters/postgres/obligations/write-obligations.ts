import type { Writers } from '@osh/core/commands/apply.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type {
  ChangedObligation,
  GivenObligation,
  ObligationWrite,
} from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import { sql } from 'kysely'
import { namesOf, recordset, setFrom } from '../recordset.ts'
import { copyOf } from '../staff/employee-columns.ts'
import type { Work } from '../transact.ts'
import { buildPeriodicityColumns, buildSubjectColumns } from './duty-columns.ts'
import { buildFixedColumns, buildStandingColumns } from './obligation-columns.ts'
import { enterCompletions, takeBackCompletions } from './write-completions.ts'

type Given = Extract<ObligationWrite, { readonly kind: 'given-obligations' }>

/** Before whatever names them. */
export const givenWriters: Writers<Given, Work, Promise<void>> = { 'given-obligations': giveObligations }

/** After the memos that enter completions, and take obligations in. */
export const factWriters: Writers<Exclude<ObligationWrite, Given>, Work, Promise<void>> = {
  'taken-back-completions': takeBackCompletions,
  'entered-completions': enterCompletions,
  'changed-obligations': changeObligations,
}

async function giveObligations(work: Work, given: readonly GivenObligation[]): Promise<void> {
  const rows = given.map(({ obligation, completions, holder, given: signed, today }) => ({
    company_id: obligation.companyId,
    id: obligation.id,
    employee_id: obligation.employeeId,
    created_by: signed.by,
    created_at: signed.at,
    ...buildAskedColumns(obligation),
    ...copyOf(holder, today),
    ...placeColumns(obligation, completions),
  }))
  await sql`
    insert into obligations (${namesOf(GIVEN)})
    select ${namesOf(GIVEN)} from ${recordset(GIVEN, rows, 'given')}`.execute(work)
}

async function changeObligations(work: Work, changed: readonly ChangedObligation[]): Promise<void> {
  const places = changed.map(({ obligation, completions }) => ({
    company_id: obligation.companyId,
    id: obligation.id,
    ...placeColumns(obligation, completions),
  }))
  await sql`
    update obligations o set ${setFrom(PLACE, 'c')} from ${recordset([...KEY, ...PLACE], places, 'c')}
    where o.company_id = c.company_id and o.id = c.id`.execute(work)
  const askedAnew = changed.filter(({ before, obligation }) => !asksForTheSame(before, obligation))
  if (askedAnew.length > 0) await changeAsked(work, askedAnew)
}

const asksForTheSame = (before: Obligation, after: Obligation): boolean =>
  before.subject === after.subject &&
  before.periodicity === after.periodicity &&
  before.fixed === after.fixed &&
  before.ruleId === after.ruleId &&
  before.removed === after.removed

async function changeAsked(work: Work, changed: readonly ChangedObligation[]): Promise<void> {
  const rows = changed.map(({ obligation, changed: { by, at } }) => ({
    company_id: obligation.companyId,
    id: obligation.id,
    removed: obligation.removed,
    by,
    at,
    ...buildAskedColumns(obligation),
  }))
  await sql`
    update obligations o set ${setFrom(ASKED, 'c')},
      removed_at = case when c.removed then coalesce(o.removed_at, c.at) end,
      removed_by = case when c.removed then coalesce(o.removed_by, c.by) end
    from ${recordset([...KEY, ...ASKED, 'removed boolean', 'by bigint', 'at timestamptz'], rows, 'c')}
    where o.company_id = c.company_id and o.id = c.id`.execute(work)
}

/** Where it stands, and the memo that it is in. */
const placeColumns = (obligation: Obligation, completions: readonly Completion[]) => ({
  memo_id: obligation.memo?.id ?? null,
  ...buildStandingColumns(obligation, completions),
})

/** What was asked for. */
const buildAskedColumns = (obligation: Obligation) => ({
  rule_id: obligation.ruleId,
  requirement_id: obligation.requirementId,
  ...buildSubjectColumns(obligation.subject),
  ...buildPeriodicityColumns(obligation.periodicity),
  ...buildFixedColumns(obligation.fixed),
})

const KEY = ['company_id bigint', 'id bigint']
const ASKED = [
  'rule_id text',
  'requirement_id bigint',
  'subject_name text',
  'quantity int',
  'unit text',
  'norm text',
  'size text',
  'event text',
  'established text',
  'periodicity text',
  'months int',
  'fixed_deadline date',
  'fixed_since_completion bigint',
  'fixed_since_date date',
]
const PLACE = [
  'memo_id bigint',
  'base_date date',
  'registered_on date',
  'due date',
  'retake_by date',
  'closed boolean',
  'found text',
  'risk_rank smallint',
]
const GIVEN = [
  ...KEY,
  'employee_id bigint',
  'section text',
  'created_by bigint',
  'created_at timestamptz',
  'full_name text',
  'department_id bigint',
  'position_name text',
  'dismissed_on date',
  'listed boolean',
  ...ASKED,
  ...PLACE,
]
