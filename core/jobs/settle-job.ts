import { DAY, HOUR, MINUTE } from '../shared/dates/instant.ts'
import type { JobKind } from './job.ts'

/** How jobs of a kind are tried again, and how often those that recur are done; all in seconds. */
export type JobRule = {
  /** From one time to the next; null: once. */
  readonly every: number | null
  /** To wait after the first failure; each further one doubles it. */
  readonly firstWait: number
  readonly longestWait: number
  /** After so long no try is made any more; null: it is tried for ever. */
  readonly patience: number | null
}

/** A mail server may be away for a day, or over a week-end. */
const sendingRule: JobRule = { every: null, firstWait: MINUTE, longestWait: HOUR, patience: 4 * DAY }

export const jobRules: Readonly<Record<JobKind, JobRule>> = {
  'chain-journals': { every: MINUTE, firstWait: MINUTE, longestWait: HOUR, patience: null },
  'erase-account': { every: null, firstWait: MINUTE, longestWait: HOUR, patience: null },
  'erase-company': { every: null, firstWait: MINUTE, longestWait: HOUR, patience: null },
  'forget-answers': { every: HOUR, firstWait: MINUTE, longestWait: HOUR, patience: null },
  'forget-mails': { every: DAY, firstWait: MINUTE, longestWait: HOUR, patience: null },
  'mail-notices': { every: MINUTE, firstWait: MINUTE, longestWait: 10 * MINUTE, patience: null },
  // Whoever waits for it asks again.
  'mail-password-code': { every: null, firstWait: 10, longestWait: 10 * MINUTE, patience: HOUR },
  'mail-own-email-code': { every: null, firstWait: 10, longestWait: 10 * MINUTE, patience: HOUR },
  'push-notices': { every: MINUTE, firstWait: MINUTE, longestWait: 10 * MINUTE, patience: null },
  // Whoever sends it says when it is told too late.
  'send-push': { every: null, firstWait: 30, longestWait: HOUR, patience: null },
  'send-mail': sendingRule,
  'send-awaited-mail': sendingRule,
}

/** How a try has ended. */
export type JobOutcome =
  | { readonly is: 'done' }
  | {
      readonly is: 'failed'
      /** Another try would fail alike. */
      readonly forGood: boolean
    }

/** What becomes of the job: gone, kept as given up, or done again after so many seconds; `fresh`: its tries are counted from 0. */
export type JobEnd =
  | { readonly is: 'gone' }
  | { readonly is: 'given-up' }
  | { readonly is: 'again'; readonly inSeconds: number; readonly fresh: boolean }

/**
 * What becomes of a job after a try.
 *
 * @param attempt which try it was, from 1
 * @param age seconds since it was first to be done
 */
export function settleJob(rule: JobRule, attempt: number, age: number, outcome: JobOutcome): JobEnd {
  const { every, firstWait, longestWait, patience } = rule
  if (outcome.is === 'done')
    return every === null ? { is: 'gone' } : { is: 'again', inSeconds: every, fresh: true }
  const wait = Math.min(longestWait, firstWait * 2 ** (attempt - 1))
  const isLate = patience !== null && age + wait > patience
  if (!outcome.forGood && !isLate) return { is: 'again', inSeconds: wait, fresh: false }
  return every === null ? { is: 'given-up' } : { is: 'again', inSeconds: every, fresh: true }
}
