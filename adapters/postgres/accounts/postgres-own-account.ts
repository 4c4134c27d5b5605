import {
  type Account,
  type OwnAccount,
  type ProfileCode,
  parseProfileChanges,
} from '@osh/core/auth/profile.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { type Store, transact } from '../transact.ts'

export class PostgresOwnAccount implements OwnAccount {
  readonly #store: Store
  readonly #user: UserId
  constructor(store: Store, user: UserId) {
    this.#store = store
    this.#user = user
  }

  account(): Promise<Account> {
    return requireFound(this.#own(this.#store.kysely).executeTakeFirst())
  }

  introduce({ details }: { readonly details: Input }): Promise<Result<Account, FieldErrors<ProfileCode>>> {
    return transact(this.#store, async (work) => {
      const current = await requireFound(this.#own(work).forNoKeyUpdate().executeTakeFirst())
      const profile = parseProfileChanges(current, details)
      if (!profile.ok) return profile
      await work.updateTable('users').set(profile.value).where('id', '=', this.#user).execute()
      return ok({ ...current, ...profile.value })
    })
  }

  #own(kysely: Kysely<Schema>) {
    return kysely.selectFrom('users').where('id', '=', this.#user).select(['email', 'fullname', 'position'])
  }
}

async function requireFound(found: Promise<Account | undefined>): Promise<Account> {
  const account = await found
  if (!account) throw new Unavailable(401)
  return account
}
