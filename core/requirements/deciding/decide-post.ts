import type { Gathering } from '../../commands/command.ts'
import type { RecordChange } from '../../commands/journal.ts'
import { type TodayOf, todayOf } from '../../companies/company-facts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId, RequirementId, Signed } from '../../shared/identity.ts'
import { type NotFound, notFound, type Stale, stale } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Requested } from '../proposal.ts'
import type { Post, Requirement, RequirementDecision } from '../requirement.ts'
import {
  type KnownPost,
  type LockPost,
  lockPost,
  type NewRequirementIds,
  newRequirementIds,
  type RequirementWrite,
} from '../requirement-facts.ts'
import { takeValues } from '../tell-withdrawn.ts'
import { findDecided, findProposal, isCurrent, mayRequire, type Offered, takeRequested } from './offered.ts'

/** What is decided about: what the law proposes, what was decided before about the same, or both. */
export type Decided = {
  readonly companyId: CompanyId
  readonly post: Post
  readonly id: RequirementId
  readonly requested: Requested
  readonly before: Requirement | null
  readonly today: LocalDate
}

type Questions = LockPost | NewRequirementIds | TodayOf

/**
 * Locks a post, and finds what of it the keys name. `stale` where what is offered rests on other answers than those that are kept, `not-found` where nothing of a
 * key is offered or was decided.
 */
export function* gatherDecided(
  companyId: CompanyId,
  post: Post,
  keys: readonly string[],
  offered: Offered | null,
): Gathering<Result<readonly Decided[], NotFound | Stale>, Questions> {
  const known = yield* lockPost({ companyId, post })
  if (!mayRequire(known, post)) return err(notFound)
  if (!isCurrent(known, offered)) return err(stale)
  const found = keys.map((key) => findRequested(known, key, offered))
  const all = found.flatMap((one) => one ?? [])
  if (all.length < keys.length) return err(notFound)
  const fresh = all.filter(({ before }) => before === null).length
  const ids = fresh === 0 ? [] : yield* newRequirementIds({ companyId, count: fresh })
  const today = yield* todayOf({ companyId })
  let next = 0
  return ok(all.map((one) => ({ ...one, companyId, post, today, id: one.before?.id ?? takeId(ids, next++) })))
}

function takeId(ids: readonly RequirementId[], at: number): RequirementId {
  const id = ids[at]
  if (id === undefined) throw new Error('there are fewer ids than requirements')
  return id
}

function findRequested(known: KnownPost, key: string, offered: Offered | null) {
  const before = findDecided(known, key)
  const proposal = findProposal(offered, key)
  const requested = proposal && before?.citation !== null ? takeRequested(proposal) : before
  return requested && { requested, before }
}

/** The requirement as it is decided; in force since the day on which it first came into force. */
export function makeRequirement(
  { companyId, post, id, requested, before, today }: Decided,
  decision: RequirementDecision,
  signed: Signed,
): Requirement {
  const { subject, periodicity, ruleId, citation } = requested
  const since = before?.decision.kind === 'accepted' && decision.kind === 'accepted' ? before.since : today
  return { ...post, id, companyId, subject, periodicity, ruleId, citation, decision, since, decided: signed }
}

/** Writes decisions, and says so in the journal; what stays as it was is left alone. */
export function writeDecided(
  all: readonly { readonly before: Requirement | null; readonly after: Requirement }[],
): { readonly writes: readonly RequirementWrite[]; readonly changes: readonly RecordChange[] } {
  const changed = all.filter(
    ({ before, after }) => JSON.stringify(before && takeValues(before)) !== JSON.stringify(takeValues(after)),
  )
  return {
    writes: [{ kind: 'decided-requirements', rows: changed.map(({ after }) => after) }],
    changes: changed.map(({ before, after }) => ({
      record: 'requirement',
      ids: [after.id],
      before: before && takeValues(before),
      after: takeValues(after),
    })),
  }
}
