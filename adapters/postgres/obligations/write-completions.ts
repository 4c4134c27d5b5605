import type { EnteredCompletion, TakenBackCompletion } from '@osh/core/obligations/facts/obligation-facts.ts'
import { sql } from 'kysely'
import { namesOf, recordset } from '../recordset.ts'
import type { Work } from '../transact.ts'

/** Stores completions, one statement for all. */
export async function enterCompletions(work: Work, entered: readonly EnteredCompletion[]): Promise<void> {
  const rows = entered.map((fact) => ({
    company_id: fact.companyId,
    id: fact.id,
    obligation_id: fact.obligationId,
    memo_id: fact.memoId,
    date: fact.date,
    result: fact.result,
    quantity: fact.quantity,
    registered_on: fact.registeredOn,
    entered_by: fact.enteredBy,
    entered_at: fact.enteredAt,
    protocol_number: fact.papers?.protocol ?? null,
    registry_number: fact.papers?.registry ?? null,
  }))
  await sql`
    insert into completions (${namesOf(ENTERED)})
    select ${namesOf(ENTERED)} from ${recordset(ENTERED, rows, 'entered')}`.execute(work)
}

const ENTERED = [
  'company_id bigint',
  'id bigint',
  'obligation_id bigint',
  'memo_id bigint',
  'date date',
  'result text',
  'quantity int',
  'registered_on date',
  'entered_by bigint',
  'entered_at timestamptz',
  'protocol_number text',
  'registry_number text',
]

/** Marks completions as taken back; they stay, and count for nothing. */
export async function takeBackCompletions(work: Work, gone: readonly TakenBackCompletion[]): Promise<void> {
  const rows = gone.map(({ companyId, id, takenBack: { by, at } }) => ({ company_id: companyId, id, by, at }))
  const given = ['company_id bigint', 'id bigint', 'by bigint', 'at timestamptz']
  await sql`
    update completions c set taken_back_by = g.by, taken_back_at = g.at
    from ${recordset(given, rows, 'g')}
    where c.company_id = g.company_id and c.id = g.id and c.taken_back_at is null`.execute(work)
}
