import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { Completion, CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import type { Obligation, ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { sql } from 'kysely'
import type { CompletionRow } from '../schema.ts'
import type { Work } from '../transact.ts'
import { completionOf, standingColumns } from './obligation-columns.ts'

/** Who writes facts, in which company, and when; `today` is the company's. */
export type Entry = {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly now: Instant
  readonly today: LocalDate
}

/** Stores completions, one statement for all. */
export async function enterCompletions(
  work: Work,
  { companyId, user, now }: Entry,
  memoId: MemoId | null,
  facts: readonly (readonly [ObligationId, CompletionFact])[],
): Promise<readonly Completion[]> {
  if (facts.length === 0) return []
  const given = facts.map(([obligation_id, fact]) => ({ obligation_id, ...fact }))
  const { rows } = await sql<CompletionRow>`
    insert into completions (company_id, obligation_id, memo_id, date, result, quantity, entered_by, entered_at)
    select ${companyId}::bigint, obligation_id, ${memoId}::bigint, date, result, quantity, ${user}::bigint, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given (obligation_id bigint, date date, result text, quantity int)
    returning *`.execute(work)
  return rows.map(completionOf)
}

/** Marks completions as taken back; they stay, and count for nothing. */
export async function takeBackCompletions(
  work: Work,
  { companyId, user, now }: Entry,
  ids: readonly CompletionId[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update completions set taken_back_by = ${user}, taken_back_at = ${now}
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and taken_back_at is null`.execute(work)
}

/** Recomputes the derived columns of obligations from their completions, one statement for all. */
export async function writeStandings(
  work: Work,
  companyId: CompanyId,
  known: readonly { readonly obligation: Obligation; readonly completions: readonly Completion[] }[],
): Promise<void> {
  if (known.length === 0) return
  const standings = known.map(({ obligation, completions }) => ({
    id: obligation.id,
    ...standingColumns(obligation, completions),
  }))
  await sql`
    update obligations o
    set base_date = s.base_date, due = s.due, retake_by = s.retake_by, closed = s.closed, found = s.found,
      risk_rank = s.risk_rank
    from json_to_recordset(${JSON.stringify(standings)}::json) as s (
      id bigint, base_date date, due date, retake_by date, closed boolean, found text, risk_rank smallint
    )
    where o.company_id = ${companyId} and o.id = s.id`.execute(work)
}
