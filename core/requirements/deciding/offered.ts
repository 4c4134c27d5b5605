import { isSamePeriodicity } from '../../deadlines/periodicity.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { Proposal } from '../proposal.ts'
import type { Post, Requirement } from '../requirement.ts'
import type { KnownPost } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'

/** What the law asks of a post by these answers; other answers than those that are kept offer nothing. */
export type Offered = {
  readonly profile: PositionProfile
  readonly proposals: readonly Proposal[]
}

/** Whether anything can be required there: a department's own post is one only once it was answered. */
export const mayRequire = ({ exists, answers }: KnownPost, { departmentId }: Post): boolean =>
  exists && (departmentId === null || answers !== null)

/** Whether it rests on what the post answers now. */
export const isCurrent = ({ answers }: KnownPost, offered: Offered | null): boolean =>
  JSON.stringify(answers?.profile ?? null) === JSON.stringify(offered?.profile ?? null)

export const findProposal = (offered: Offered | null, key: string): Proposal | null =>
  offered?.proposals.find(({ subject }) => keySubject(subject) === key) ?? null

export const findDecided = (
  { requirements }: Pick<KnownPost, 'requirements'>,
  key: string,
): Requirement | null => requirements.find(({ subject }) => keySubject(subject) === key) ?? null

/**
 * Whether someone has decided about what is proposed: about the same subject, while the law asked for it as often as it does now. What the organisation
 * decided of itself, or has refused, settles it however often.
 */
export const isSettled = (proposal: Proposal, decided: Requirement | null): boolean =>
  decided !== null &&
  (decided.decision.kind === 'refused' ||
    decided.citation === null ||
    isSamePeriodicity(decided.periodicity, proposal.periodicity))

/** What of a proposal is kept in the requirement that it becomes. */
export const takeRequested = ({ subject, periodicity, ruleId, citation }: Proposal) => ({
  subject,
  periodicity,
  ruleId,
  citation,
})
