import type { TooManyAttempts } from '../../auth/account.ts'
import type { StoredUser } from '../../auth/account-store.ts'
import { parsePassword } from '../../auth/credentials.ts'
import { makeOwnProof, type OwnProofNeeds, type OwnProofRefused, readOwnProof } from '../../auth/own-proof.ts'
import type { OwnPasswordCode } from '../../auth/refusal-codes.ts'
import { type FactorCodeRefused, readFactorCode } from '../../auth/second-factor/factor-code.ts'
import { RECOVERY_CODES } from '../../auth/second-factor/second-factor.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { Caller, UserId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import type { EmailUnconfirmed } from '../own-email.ts'
import type { FactorCommands, FactorOn } from './factor-commands.ts'

/** Since when a sign-in asks for a code, and how many recovery codes are left; null: it asks for none. */
export type FactorState = { readonly since: Instant | null; readonly codesLeft: number }

/** What the application is given: as text, and as an address that it reads off a picture. */
export type FactorSecret = { readonly secret: string; readonly address: string }

/** Shown once. */
export type RecoveryCodes = { readonly codes: readonly string[] }

type Given = { readonly details: Input }
type OwnPassword = TooManyAttempts | FieldErrors<OwnPasswordCode>

/** Port: the second factor of whoever is signed in. */
export interface SecondFactorDesk {
  state(): Promise<FactorState>
  /** By `currentPassword`. */
  begin(asked: Given): Promise<Result<FactorSecret, EmailUnconfirmed | FactorOn | OwnPassword>>
  /** By `factorCode`, of the application. */
  confirm(asked: Given): Promise<Result<RecoveryCodes, TooManyAttempts | FactorCodeRefused>>
  /** By `currentPassword` and `factorCode`. */
  replaceCodes(asked: Given): Promise<Result<RecoveryCodes, OwnProofRefused>>
  /** The same. */
  end(asked: Given): Promise<Result<null, OwnProofRefused>>
}

type Needs = OwnProofNeeds & {
  readonly commandsOf: (user: UserId) => FactorCommands
  readonly newFactor: (email: string) => FactorSecret
  readonly newCode: () => { readonly shown: string; readonly hash: string }
}

export const makeSecondFactorDesk =
  (needs: Needs) =>
  ({ user: id, session }: Caller): SecondFactorDesk => {
    const commands = needs.commandsOf(id)
    const { tryOnce, withPassword, withCode } = makeOwnProof(needs, id)
    /** Recovery codes that are shown once `keep` has kept their hashes. */
    const giveCodes = async <E>(
      keep: (hashes: readonly string[]) => Promise<Result<null, E>>,
    ): Promise<Result<RecoveryCodes, E>> => {
      const made = Array.from({ length: RECOVERY_CODES }, needs.newCode)
      const kept = await keep(made.map(({ hash }) => hash))
      return kept.ok ? ok({ codes: made.map(({ shown }) => shown) }) : kept
    }
    return {
      state: async () => {
        const kept = await needs.accounts.factorOf(id)
        return { since: kept?.since ?? null, codesLeft: kept?.codesLeft ?? 0 }
      },
      begin: async ({ details }) => {
        const password = parsePassword(details.currentPassword, 'currentPassword')
        if (!password.ok) return password
        const start = async ({ email }: StoredUser) => {
          const made = needs.newFactor(email)
          const begun = await commands.begin({ secret: made.secret })
          return begun.ok ? ok(made) : begun
        }
        return tryOnce(withPassword(password.value, start))
      },
      confirm: async ({ details }) => {
        const code = readFactorCode(details.factorCode)
        if (!code.ok) return code
        return giveCodes((hashes) =>
          tryOnce(withCode(code.value, (shown) => commands.confirm({ shown, hashes, session }))),
        )
      },
      replaceCodes: async ({ details }) => {
        const given = readOwnProof(details)
        if (!given.ok) return given
        const { code, password } = given.value
        return giveCodes((hashes) => {
          const replace = withCode(code, (shown) => commands.replaceCodes({ shown, hashes }))
          return tryOnce(withPassword(password, replace))
        })
      },
      end: async ({ details }) => {
        const given = readOwnProof(details)
        if (!given.ok) return given
        const { code, password } = given.value
        return tryOnce(
          withPassword(
            password,
            withCode(code, (shown) => commands.end({ shown, session })),
          ),
        )
      },
    }
  }
