import type { Caller, SessionId } from '@osh/core/auth/account.ts'
import { makeOwnSignIns, type OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { readSessionId } from '../http/session/access-token.ts'
import { hashPassword, verifyPassword } from './local-passwords.ts'

type Needs = {
  readonly kept: Pick<Storage, 'accounts' | 'sessions'>
  readonly session: Pick<Session, 'readUserId' | 'readTokens'>
  readonly clock: Clock
  readonly rounds: number
}

/** The sign-ins of the people who share one browser; no one guesses at a password from outside. */
export function makeLocalOwnSignIns({ kept, session, clock, rounds }: Needs): OwnSignIns {
  const of = makeOwnSignIns({
    ...kept,
    passwords: { hash: (password) => hashPassword(password, rounds), verify: verifyPassword },
    permit: async () => ({ is: 'given', forgive: async () => undefined }),
    isCommon: () => false,
    clock,
  })
  const own = (): OwnSignIns => of(requireCaller(session))
  return {
    listDevices: () => own().listDevices(),
    signOut: (asked) => own().signOut(asked),
    signOutOthers: () => own().signOutOthers(),
    changePassword: (asked) => own().changePassword(asked),
  }
}

/** A token that an older version of the program has given names no session: it is none of those that last. */
function requireCaller(session: Needs['session']): Caller {
  const user = session.readUserId()
  if (!user) throw new Unavailable(401)
  return { user, session: readSessionId(session.readTokens()?.accessToken ?? '') ?? (0 as SessionId) }
}
