import {
  decideRotation,
  type KeptSession,
  type NewSession,
  type RotationRefused,
  type Sessions,
} from '@osh/core/auth/sessions.ts'
import { addSeconds, countSecondsBetween, DAY, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller, SessionId, UserId } from '@osh/core/shared/identity.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from './ledger.ts'
import { closeCalendars } from './notices/calendar.ts'
import type { KeptToken, OpenSession, State } from './state.ts'

export class MemorySessions implements Sessions {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  openSession({ user, device, tokenHash, now, expiresAt }: NewSession): Promise<SessionId | null> {
    return this.#ledger.change((state): Change<SessionId | null> => {
      if (!state.users.some(({ id }) => id === user)) return [state, null]
      const family = state.lastFamily + 1
      const token = { hash: tokenHash, family, userId: user, expiresAt, rotatedAt: null }
      const session = { id: family as SessionId, userId: user, device, since: now, seen: now, expiresAt }
      const left = withoutOf(state, user, (kept) => !isLater(kept.expiresAt, now))
      const sessions = [...listOpenSessions(left), session]
      return [{ ...left, lastFamily: family, sessions, tokens: [...left.tokens, token] }, session.id]
    })
  }

  rotate(
    tokenHash: string,
    nextHash: string,
    now: Instant,
    expiresAt: Instant,
  ): Promise<Result<Caller, RotationRefused>> {
    return this.#ledger.change((state): Change<Result<Caller, RotationRefused>> => {
      const token = state.tokens.find(({ hash }) => hash === tokenHash)
      if (!token) return [state, err({ code: 'refresh/unknown' })]
      const { family, userId } = token
      const since = listOpenSessions(state).find(({ id }) => id === family)?.since ?? now
      const decided = decideRotation({ ...token, since }, now, expiresAt)
      if (!decided.ok && decided.error.code === 'refresh/reused')
        return [without(state, (one) => one === family), decided]
      if (!decided.ok) return [state, decided]
      const { endsAt, forgottenUpTo } = decided.value
      const rotated = state.tokens
        .filter((old) => old.family !== family || !isForgotten(old.rotatedAt, forgottenUpTo))
        .map((old) => (old === token ? { ...old, rotatedAt: old.rotatedAt ?? now } : old))
      const next = { hash: nextHash, family, userId, expiresAt: endsAt, rotatedAt: null }
      const tokens = rotated.some(({ hash }) => hash === nextHash) ? rotated : [...rotated, next]
      const sessions = listOpenSessions(state).map((kept) =>
        kept.id === family ? { ...kept, seen: now, expiresAt: endsAt } : kept,
      )
      return [{ ...state, sessions, tokens }, ok({ user: userId, session: family as SessionId })]
    })
  }

  closeSession(tokenHash: string): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const token = state.tokens.find(({ hash }) => hash === tokenHash)
      return [token ? without(state, (family) => family === token.family) : state, undefined]
    })
  }

  listSessions(user: UserId, now: Instant): Promise<readonly KeptSession[]> {
    return this.#ledger.read((state) =>
      listOpenSessions(state)
        .filter(({ userId, expiresAt }) => userId === user && isLater(expiresAt, now))
        .map(({ id, device, since, seen }) => ({ id, device, since, seen }))
        .toSorted((a, b) => countSecondsBetween(a.seen, b.seen) || b.id - a.id),
    )
  }

  endSession({ user, session }: Caller): Promise<boolean> {
    return this.#ledger.change((state): Change<boolean> => {
      const isThere = isSignedIn(state, { user, session })
      return isThere ? [without(state, (family) => family === session), true] : [state, false]
    })
  }

  endOtherSessions(but: Caller): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => [withoutOthers(state, but), undefined])
  }

  changePassword(by: Caller, passwordHash: string): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const users = state.users.map((user) => (user.id === by.user ? { ...user, passwordHash } : user))
      const proofs = (state.proofs ?? []).filter(({ userId }) => userId !== by.user)
      return [closeCalendars(withoutOthers({ ...state, users, proofs }, by), by.user), undefined]
    })
  }
}

/** What an older version of the program has kept has tokens alone: each family is a sign-in of an unknown device. */
function listOpenSessions({ sessions = [], tokens }: State): readonly OpenSession[] {
  const known = new Set<number>(sessions.map(({ id }) => id))
  const old = new Map(tokens.filter(({ family }) => !known.has(family)).map((token) => [token.family, token]))
  return [...[...old.values()].map(readSession), ...sessions]
}

const readSession = ({ family, userId, expiresAt }: KeptToken): OpenSession => {
  const seen = addSeconds(expiresAt, -LASTED)
  return { id: family as SessionId, userId, device: '', since: seen, seen, expiresAt }
}

/** How long tokens lasted when no sessions were kept. */
const LASTED = 60 * DAY

export const isSignedIn = (state: State, { user, session }: Caller): boolean =>
  state.users.some(({ id }) => id === user) &&
  listOpenSessions(state).some(({ id, userId }) => id === session && userId === user)

const without = (state: State, ends: (family: number) => boolean): State => ({
  ...state,
  sessions: listOpenSessions(state).filter(({ id }) => !ends(id)),
  tokens: state.tokens.filter(({ family }) => !ends(family)),
  pushDevices: (state.pushDevices ?? []).filter(({ session }) => !ends(session)),
})

const withoutOthers = (state: State, { user, session }: Caller): State =>
  withoutOf(state, user, ({ id }) => id !== session)

function withoutOf(state: State, user: UserId, ends: (kept: OpenSession) => boolean): State {
  const own = listOpenSessions(state).filter(({ userId }) => userId === user)
  const ended = new Set<number>(own.filter(ends).map(({ id }) => id))
  return without(state, (family) => ended.has(family))
}

const isForgotten = (rotatedAt: Instant | null, upTo: Instant): boolean =>
  rotatedAt !== null && countSecondsBetween(rotatedAt, upTo) >= 0

const isLater = (moment: Instant, than: Instant): boolean => countSecondsBetween(than, moment) > 0
