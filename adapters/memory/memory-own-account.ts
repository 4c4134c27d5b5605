import {
  type Account,
  nameless,
  type OwnAccount,
  type ProfileCode,
  parseProfileChanges,
} from '@osh/core/auth/profile.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Actor, Change, Ledger } from './ledger.ts'
import { type KeptUser, replaceById, type State } from './state.ts'

export class MemoryOwnAccount implements OwnAccount {
  readonly #ledger: Ledger
  readonly #actor: Actor
  constructor(ledger: Ledger, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
  }

  account(): Promise<Account> {
    return this.#ledger.read((state) => accountOf(this.#own(state)))
  }

  introduce({ details }: { readonly details: Input }): Promise<Result<Account, FieldErrors<ProfileCode>>> {
    return this.#ledger.change((state): Change<Result<Account, FieldErrors<ProfileCode>>> => {
      const user = this.#own(state)
      const profile = parseProfileChanges(user.profile ?? nameless, details)
      if (!profile.ok) return [state, profile]
      const introduced = { ...user, profile: profile.value }
      return [{ ...state, users: replaceById(state.users, introduced) }, ok(accountOf(introduced))]
    })
  }

  #own({ users }: State): KeptUser {
    const user = users.find(({ id }) => id === this.#actor())
    if (!user) throw new Unavailable(401)
    return user
  }
}

const accountOf = ({ email, profile = nameless }: KeptUser): Account => ({ email, ...profile })
