import type { Instant } from '../shared/dates/instant.ts'
import type { JobFacts, NewJob } from './job.ts'

/** What the server does again and again, of no company. */
const recurring: readonly JobFacts[] = [
  { kind: 'forget-answers' },
  { kind: 'chain-journals' },
  { kind: 'forget-mails' },
  { kind: 'mail-notices' },
  { kind: 'push-notices' },
]

/** Jobs that have to be there when a server starts: each under its kind as key, so that there is one however many start. */
export const listRecurringJobs = (now: Instant): readonly NewJob[] =>
  recurring.map((facts) => ({ companyId: null, key: facts.kind, facts, runAt: now }))
