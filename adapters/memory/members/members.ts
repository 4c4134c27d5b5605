import { nameless } from '@osh/core/auth/profile.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyMember } from '@osh/core/members/member.ts'
import type { MemberQuestion, MemberWrite } from '@osh/core/members/member-facts.ts'
import type { MemberQueries } from '@osh/core/members/member-repository.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { readMembershipOf } from '../companies/membership-of.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { withoutUnsentNotices } from '../mail/unsent-notices.ts'
import { findOperatorFacts } from '../memory-operators.ts'
import { withoutCalendars } from '../notices/calendar.ts'
import type { State } from '../state.ts'

/** The owners first, each in the order in which they joined; one that an older version has kept has joined when the company came. */
function listMembers(state: State, companyId: CompanyId): readonly CompanyMember[] {
  const own = state.memberships.filter((one) => one.companyId === companyId)
  const all = own.flatMap((kept): readonly CompanyMember[] => {
    const user = state.users.find(({ id }) => id === kept.userId)
    if (!user) return []
    const added = state.journal.find((line) => line.companyId === companyId)
    const seen = (state.sessions ?? []).filter(({ userId }) => userId === user.id).map((one) => one.seen)
    return [
      {
        ...(user.profile ?? nameless),
        ...readMembershipOf(kept),
        ...{ id: user.id, email: user.email },
        since: kept.since ?? added?.at ?? EVER,
        seen: seen.toSorted().at(-1) ?? null,
      },
    ]
  })
  return [...all.filter(({ role }) => role === 'owner'), ...all.filter(({ role }) => role !== 'owner')]
}

const EVER = '1970-01-01T00:00:00.000Z' as CompanyMember['since']

export const makeMemberQueries = (ledger: Ledger, actor: Actor): MemberQueries => ({
  list: (companyId) =>
    ledger.read((state) =>
      listMembers(state, companyId).map(({ id, fullname, position }) => ({ id, fullname, position })),
    ),
  listPeople: (companyId) => ledger.read((state) => listMembers(state, companyId)),
  listInvitations: (companyId) =>
    ledger.read(({ invitations = [] }) =>
      invitations
        .filter((one) => one.companyId === companyId)
        .map(({ tokenHash: _, ...invitation }) => invitation)
        .toReversed(),
    ),
  listOwn: () =>
    ledger.read(({ memberships }) => {
      const own = memberships.filter(({ userId }) => userId === actor())
      return new Map(own.map((kept) => [kept.companyId, readMembershipOf(kept)]))
    }),
})

export const answerMembers = (state: State): Answers<MemberQuestion> => ({
  'member-roll': ({ companyId }) =>
    listMembers(state, companyId).map(({ id, email, role, departments, granted }) => ({
      ...{ id, email, role, departments, granted },
    })),
  'email-of': ({ user }) => state.users.find(({ id }) => id === user)?.email ?? null,
  'own-membership': ({ companyId, user }) => {
    const held = state.memberships.find((one) => one.companyId === companyId && one.userId === user)
    return held ? readMembershipOf(held) : null
  },
  'operator-facts': ({ user }) => findOperatorFacts(state, user),
  invitation: ({ companyId, tokenHash }) => findInvitation(state, companyId, tokenHash) ?? null,
})

export const makeMemoryOffers = (ledger: Ledger): Storage['offers'] => ({
  look: (companyId, tokenHash) =>
    ledger.read((state) => {
      const company = state.companies.find(({ id }) => id === companyId)
      const invitation = findInvitation(state, companyId, tokenHash)
      if (!company || !invitation) return null
      const user = state.users.find(({ id }) => id === invitation.invited.by)
      const inviter = user ? { fullname: user.profile?.fullname ?? null, email: user.email } : null
      return { company: company.name, inviter, invitation }
    }),
})

const findInvitation = ({ invitations = [] }: State, companyId: CompanyId, tokenHash: string) =>
  invitations.find((one) => one.companyId === companyId && one.tokenHash === tokenHash)

type OfEmail = { readonly companyId: CompanyId; readonly email: string }

const withoutInvitations = ({ invitations = [] }: State, rows: readonly OfEmail[]) =>
  invitations.filter((one) =>
    rows.every(({ companyId, email }) => companyId !== one.companyId || email !== one.email),
  )

export const memberWriters: Writers<MemberWrite, State, State> = {
  invitations: (state, rows) => ({ ...state, invitations: [...withoutInvitations(state, rows), ...rows] }),
  'withdrawn-invitations': (state, rows) => ({ ...state, invitations: withoutInvitations(state, rows) }),
  'withdrawn-invitations-by': (state, rows) => ({
    ...state,
    invitations: (state.invitations ?? []).filter(
      ({ companyId, invited, acceptedBy }) =>
        acceptedBy !== null || rows.every((row) => companyId !== row.companyId || invited.by !== row.user),
    ),
  }),
  'new-members': (state, rows) => ({
    ...state,
    memberships: [
      ...state.memberships,
      ...rows.map(({ companyId, user, as, entered }) => ({
        ...as,
        companyId,
        userId: user,
        since: entered.at,
      })),
    ],
  }),
  'changed-members': (state, rows) => ({
    ...state,
    memberships: state.memberships.map((kept) => {
      const changed = rows.find((one) => one.companyId === kept.companyId && one.user === kept.userId)
      return changed ? { ...kept, ...changed.as } : kept
    }),
  }),
  'removed-members': (state, rows) => ({
    ...state,
    memberships: state.memberships.filter((kept) =>
      rows.every(({ companyId, user }) => companyId !== kept.companyId || user !== kept.userId),
    ),
    mails: withoutUnsentNotices(state, rows),
    calendarLinks: withoutCalendars(state, rows),
  }),
}
