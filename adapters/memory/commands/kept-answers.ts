import {
  type AnswerWrite,
  ATTEMPT_HOURS,
  type Attempt,
  type AttemptedStep,
  type EarlierAnswer,
} from '@osh/core/commands/attempt.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { countSecondsBetween, HOUR, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { State } from '../state.ts'

const isOf =
  ({ companyId, by, key, step }: AttemptedStep) =>
  (kept: AttemptedStep): boolean =>
    kept.companyId === companyId && kept.by === by && kept.key === key && kept.step === step

const isFresh =
  (now: Instant) =>
  ({ at }: { readonly at: Instant }): boolean =>
    countSecondsBetween(at, now) < ATTEMPT_HOURS * HOUR

export const answerKeyed = ({ keptAnswers = [] }: State): Answers<EarlierAnswer> => ({
  'earlier-answer': (asked) => keptAnswers.filter(isFresh(asked.at)).find(isOf(asked)) ?? null,
})

/** What is older than a day is forgotten. */
export const keepAnswers = (state: State, rows: AnswerWrite['rows']): State => ({
  ...state,
  keptAnswers: [
    ...(state.keptAnswers ?? []).filter((kept) => rows.every(({ at }) => isFresh(at)(kept))),
    ...rows,
  ],
})

/** Whether the request's first command has been done under its key. */
export const isAnswered = (
  { keptAnswers = [] }: State,
  by: UserId,
  companyId: CompanyId,
  { key, mark }: Attempt,
): boolean => keptAnswers.some((kept) => isOf({ companyId, by, key, step: 0 })(kept) && kept.mark === mark)
