import type { UserId } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, joinRefusals } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import type { TooManyAttempts } from './account.ts'
import type { AccountStore, StoredUser } from './account-store.ts'
import { parsePassword } from './credentials.ts'
import type { OwnProofCode } from './own-refusal-codes.ts'
import type { FactorCodeRefusedCode, PasswordCode } from './refusal-codes.ts'
import {
  type FactorCode,
  readFactorCode,
  type WrongFactorCode,
  wrongFactorCode,
} from './second-factor/factor-code.ts'
import type { SecondFactor, ShownFactor } from './second-factor/second-factor.ts'
import type { Permit } from './tries.ts'

/** What a signed-in person proves their identity by, as typed; the code where they have a second factor. */
export type OwnProof = { readonly currentPassword?: unknown; readonly factorCode?: unknown }

export type WrongPassword = FieldErrors<'password/wrong'>
const wrongPassword: WrongPassword = fieldErrors({ field: 'currentPassword', code: 'password/wrong' })

/** What a code is of: null for none that the secret has made about now. */
export type LookAtCode = (code: FactorCode, factor: Pick<SecondFactor, 'secret'>) => ShownFactor | null

export type OwnProofRefused = TooManyAttempts | FieldErrors<OwnProofCode>

export type OwnProofNeeds = {
  readonly accounts: Pick<AccountStore, 'findUserById' | 'factorOf'>
  readonly verify: (password: string, user: StoredUser) => Promise<boolean>
  /** Whether the person may try their own password or code once more. */
  readonly permit: (user: UserId) => Promise<Permit>
  readonly look: LookAtCode
}

type Run<Given, R, E> = (given: Given) => Promise<Result<R, E>>

/** What is done by a signed-in person's own password, by a code of their second factor, or by both. */
export function makeOwnProof({ accounts, verify, permit, look }: OwnProofNeeds, id: UserId) {
  /** Takes a try, and gives it back once what it was for is done. */
  const tryOnce = async <R, E>(run: Run<StoredUser, R, E>): Promise<Result<R, E | TooManyAttempts>> => {
    const user = await accounts.findUserById(id)
    if (!user) throw new Unavailable(401)
    const tried = await permit(id)
    if (tried.is === 'refused') return err({ code: 'auth/too-many-attempts', seconds: tried.seconds })
    const done = await run(user)
    if (done.ok) await tried.forgive()
    return done
  }
  const withPassword =
    <R, E>(password: string, run: Run<StoredUser, R, E>) =>
    async (user: StoredUser): Promise<Result<R, E | WrongPassword>> =>
      (await verify(password, user)) ? run(user) : err(wrongPassword)
  const withCode =
    <R, E>(code: FactorCode, run: Run<ShownFactor, R, E>) =>
    async (): Promise<Result<R, E | WrongFactorCode>> => {
      const kept = await accounts.factorOf(id)
      const shown = kept && look(code, kept)
      return shown ? run(shown) : err(wrongFactorCode)
    }
  return { tryOnce, withPassword, withCode }
}

/** Reads both; what is wrong with either is refused together. */
export function readOwnProof({ currentPassword, factorCode }: OwnProof) {
  const password = parsePassword(currentPassword, 'currentPassword')
  const code = readFactorCode(factorCode)
  if (password.ok && code.ok) return ok({ password: password.value, code: code.value })
  return err(joinRefusals<PasswordCode | FactorCodeRefusedCode>(password, code))
}

/**
 * Asks for the password, and for a code where the person has a second factor, before what can't be undone. What is missing of either is
 * refused before any of them is tried.
 *
 * @param pass takes the code, which is not taken again
 */
export const makeProveSelf =
  (
    needs: OwnProofNeeds & {
      readonly pass: (id: UserId, shown: ShownFactor) => Promise<Result<null, WrongFactorCode>>
    },
  ) =>
  async (id: UserId, given: OwnProof): Promise<Result<null, OwnProofRefused>> => {
    const { tryOnce, withPassword, withCode } = makeOwnProof(needs, id)
    const factor = await needs.accounts.factorOf(id)
    if (factor === null || factor.since === null) {
      const password = parsePassword(given.currentPassword, 'currentPassword')
      return password.ok ? tryOnce(withPassword(password.value, async () => ok(null))) : password
    }
    const both = readOwnProof(given)
    if (!both.ok) return both
    const { password, code } = both.value
    return tryOnce(
      withPassword(
        password,
        withCode(code, (shown) => needs.pass(id, shown)),
      ),
    )
  }
