import type { Clock } from '../shared/dates/clock.ts'
import type { Caller, SessionId, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import type { TooManyAttempts } from './account.ts'
import type { AccountStore, StoredUser } from './account-store.ts'
import { parsePassword } from './credentials.ts'
import { type IsCommon, parseNewPassword } from './new-password.ts'
import type { PasswordChangeCode } from './own-refusal-codes.ts'
import type { KeptSession, Sessions } from './sessions.ts'
import type { Permit } from './tries.ts'

/** A sign-in of the person; `current` is the one that asks. */
export type SignedInDevice = KeptSession & { readonly current: boolean }

/** The signed-in person's password, and where else they are signed in. */
export interface OwnSignIns {
  /** The one seen last first. */
  listDevices(): Promise<readonly SignedInDevice[]>
  /** Signs out there; the one that asks may be named too. */
  signOut(asked: { readonly id: SessionId }): Promise<Result<null, NotFound>>
  /** Everywhere but here. */
  signOutOthers(): Promise<null>
  /** By `currentPassword` and `newPassword`; signs out everywhere but here. */
  changePassword(asked: {
    readonly details: Input
  }): Promise<Result<null, TooManyAttempts | FieldErrors<PasswordChangeCode>>>
}

type Needs = {
  readonly accounts: Pick<AccountStore, 'findUserById'>
  readonly sessions: Pick<Sessions, 'listSessions' | 'endSession' | 'endOtherSessions' | 'changePassword'>
  readonly passwords: {
    hash(password: string): Promise<string>
    verify(password: string, hash: string): Promise<boolean>
  }
  /** Whether the person may try their own password once more. */
  readonly permit: (user: UserId) => Promise<Permit>
  readonly isCommon: IsCommon
  readonly clock: Pick<Clock, 'now'>
}

export const makeOwnSignIns =
  ({ accounts, sessions, passwords, permit, isCommon, clock }: Needs) =>
  (caller: Caller): OwnSignIns => ({
    listDevices: async () =>
      (await sessions.listSessions(caller.user, clock.now())).map((kept) => ({
        ...kept,
        current: kept.id === caller.session,
      })),
    signOut: async ({ id }) =>
      (await sessions.endSession({ user: caller.user, session: id })) ? ok(null) : err(notFound),
    signOutOthers: async () => {
      await sessions.endOtherSessions(caller)
      return null
    },
    changePassword: async ({ details }) => {
      const user = await accounts.findUserById(caller.user)
      if (!user) throw new Unavailable(401)
      const given = readPasswords(details, user, isCommon)
      if (!given.ok) return given
      const tried = await permit(caller.user)
      if (tried.is === 'refused') return err({ code: 'auth/too-many-attempts', seconds: tried.seconds })
      if (!(await passwords.verify(given.value.current, user.passwordHash))) return err(wrong)
      await tried.forgive()
      await sessions.changePassword(caller, await passwords.hash(given.value.next))
      return ok(null)
    },
  })

const CURRENT = 'currentPassword'
const NEXT = 'newPassword'
const wrong = fieldErrors({ field: CURRENT, code: 'password/wrong' })

/** Both at once; the new one is judged by the account's e-mail too. */
export function readPasswords(
  { currentPassword, newPassword }: Input,
  { email }: Pick<StoredUser, 'email'>,
  isCommon?: IsCommon,
): Result<{ readonly current: string; readonly next: string }, FieldErrors<PasswordChangeCode>> {
  const current = parsePassword(currentPassword, CURRENT)
  const next = parseNewPassword(newPassword, { email, field: NEXT, isCommon })
  if (current.ok && next.ok) return ok({ current: current.value, next: next.value })
  const refused = [current, next].flatMap((read) => (read.ok ? [] : read.error.errors))
  return err({ code: 'fields', errors: refused })
}
