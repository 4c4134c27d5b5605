import type { Gathering } from '@osh/core/commands/command.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { HoldMembership } from '@osh/core/members/member-facts.ts'
import { ownership } from '@osh/core/rights/membership.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import type { Conversation } from '@osh/core/support/conversation.ts'
import type { SupportQuestion } from '@osh/core/support/support-facts.ts'
import { instant, mining, someone } from '#tests/examples.ts'
import { followInCompany } from './follow-in-company.ts'

export const key = { companyId: mining, person: someone }
export const signed = { by: someone, at: instant('2026-11-20T10:00:00.000Z') }

/** Three messages of a member, of which support has read one. */
export const asked: Conversation = {
  ...key,
  last: 3,
  read: { person: 3, support: 1 },
  waitsSince: instant('2026-11-20T09:00:00.000Z'),
}

type Known = {
  readonly conversation?: Conversation | null
  /** Within the hour before. */
  readonly sent?: number
  readonly attached?: number
  readonly isMember?: boolean
}

/** What a command has written, the journal's line aside; and what that says. */
export const writtenBy = (outcome: Written) => ({
  kinds: outcome.ok ? outcome.value.writes.filter(({ kind }) => kind !== 'journal') : [],
  line: outcome.ok ? outcome.value.writes.find(({ kind }) => kind === 'journal')?.rows : undefined,
})
type Written = Result<
  { readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[] },
  unknown
>

/** Follows a command of conversations, with what is known of this one. */
export function runKnowing<T>(
  gathering: Gathering<T, SupportQuestion | HoldMembership>,
  { conversation = asked, sent = 0, attached = 0, isMember = true }: Known = {},
): T {
  const answers: Answers<SupportQuestion | HoldMembership> = {
    conversation: ({ person }) => (person === someone ? conversation : null),
    'messages-since': ({ person, since }) =>
      person === someone && since === '2026-11-20T09:00:00.000Z' ? sent : 999,
    'attached-bytes': () => attached,
    'own-membership': ({ user }) => (isMember && user === someone ? ownership : null),
  }
  return followInCompany(gathering, answers)
}
