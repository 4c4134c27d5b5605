import type { AccountQuestion, AccountWrite } from '@osh/core/account/account-facts.ts'
import type { Proof } from '@osh/core/account/proof.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { AccountClosingWrite } from '@osh/core/erasure/erasure-facts.ts'
import { closeCalendars } from '../notices/calendar.ts'
import type { KeptUser, State } from '../state.ts'
import { findAccount } from './own-account.ts'

export const answerAccounts = (state: State): Answers<AccountQuestion> => ({
  'sign-in-facts': ({ user }) => {
    const { users, proofs = [] } = state
    const account = users.find(({ id }) => id === user)
    if (!account) return null
    const { email, confirmedAt = null } = account
    return { email, confirmedAt, proofs: proofs.filter(({ userId }) => userId === user) }
  },
  'is-email-taken': (asked) => state.users.some(({ email }) => email === asked.email),
  profile: ({ user }) => findAccount(state, user),
})

export const accountWriters: Writers<AccountWrite | AccountClosingWrite, State, State> = {
  proofs: (state, rows) => ({
    ...state,
    proofs: [...(state.proofs ?? []).filter((kept) => !rows.some((row) => isOneKind(kept, row))), ...rows],
  }),
  'used-proofs': (state, rows) => ({
    ...state,
    proofs: (state.proofs ?? []).filter(
      ({ userId, kind }) => !rows.some((row) => row.userId === userId && row.kinds.includes(kind)),
    ),
  }),
  'new-passwords': (state, rows) =>
    rows.reduce(
      (left, { userId, passwordHash }) => closeCalendars(changeUser(left, userId, { passwordHash }), userId),
      state,
    ),
  'new-emails': (state, rows) =>
    rows.reduce((left, { userId, ...confirmed }) => changeUser(left, userId, confirmed), state),
  profiles: (state, rows) =>
    rows.reduce((left, { userId, ...profile }) => changeUser(left, userId, { profile }), state),
  'account-closings': (state, rows) =>
    rows.reduce((left, { userId, closesOn }) => changeUser(left, userId, { closesOn }), state),
  'ended-sign-ins': (state, rows) => {
    const lasts = ({ userId }: { readonly userId: number }, id: number): boolean =>
      rows.every((row) => row.userId !== userId || row.but === id)
    return {
      ...state,
      sessions: (state.sessions ?? []).filter((one) => lasts(one, one.id)),
      tokens: state.tokens.filter((one) => lasts(one, one.family)),
    }
  },
}

const isOneKind = (one: Proof, other: Proof): boolean =>
  one.userId === other.userId && one.kind === other.kind

const changeUser = (
  state: State,
  userId: number,
  changes: Partial<Pick<KeptUser, 'email' | 'confirmedAt' | 'passwordHash' | 'profile' | 'closesOn'>>,
): State => ({
  ...state,
  users: state.users.map((user) => (user.id === userId ? { ...user, ...changes } : user)),
})
