import {
  type AnswerWrite,
  ATTEMPT_HOURS,
  type Attempt,
  type AttemptedStep,
  type EarlierAnswer,
  type KeptAnswer,
} from '@osh/core/commands/attempt.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { addSeconds, HOUR, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Store, Work } from '../transact.ts'

/** No company has it: it stands for none. */
const NO_COMPANY = 0

const findForgettingMoment = (now: Instant): Instant => addSeconds(now, -ATTEMPT_HOURS * HOUR)

const isOf = ({ companyId, by, key, step }: AttemptedStep): RawBuilder<boolean> => sql<boolean>`
  company_id = ${companyId ?? NO_COMPANY} and user_id = ${by} and key = ${key} and step = ${step}`

/**
 * The first takes the key's row; whoever comes meanwhile waits for it. It is made, taken over from an attempt older than a day, or
 * locked in one statement, since it may be forgotten or erased meanwhile. Only a row that is under way has no answer.
 */
export const answerKeyed = (work: Work): LateAnswers<EarlierAnswer> => ({
  'earlier-answer': async ({ companyId, by, key, step, mark, at }) => {
    const isForgotten = sql`r.entered_at <= ${findForgettingMoment(at)}`
    const { rows } = await sql<KeptAnswer & { taken: boolean }>`
      insert into request_keys as r (company_id, user_id, key, step, mark, entered_at)
      values (${companyId ?? NO_COMPANY}, ${by}, ${key}, ${step}, ${mark}, ${at})
      on conflict (company_id, user_id, key, step) do update set
        mark = case when ${isForgotten} then excluded.mark else r.mark end,
        answer = case when ${isForgotten} then null else r.answer end,
        entered_at = case when ${isForgotten} then excluded.entered_at else r.entered_at end
      returning r.mark, r.answer, r.answer is null as taken`.execute(work)
    const [kept] = rows
    return kept === undefined || kept.taken ? null : kept
  },
})

/** What has been answered with more than that it is done; the row of a command that is under way has no answer yet. */
export const isAnswer: RawBuilder<boolean> = sql<boolean>`answer is not null and answer::text <> 'null'`

export async function keepAnswers(work: Work, rows: AnswerWrite['rows']): Promise<void> {
  for (const row of rows)
    await sql`update request_keys set answer = ${JSON.stringify(row.answer ?? null)} where ${isOf(row)}`.execute(
      work,
    )
}

/** Whether the request's first command has been done under its key. */
export async function isAnswered(
  { kysely }: Store,
  by: UserId,
  companyId: CompanyId,
  { key, mark }: Attempt,
): Promise<boolean> {
  const { rows } = await sql`
    select from request_keys where ${isOf({ companyId, by, key, step: 0 })} and mark = ${mark}`.execute(
    kysely,
  )
  return rows.length > 0
}

/** Forgets what was answered more than a day ago. Harmless to repeat, and for several servers at once. */
export async function forgetAnswers({ kysely }: Store, now: Instant): Promise<void> {
  await sql`delete from request_keys where entered_at <= ${findForgettingMoment(now)}`.execute(kysely)
}
