import { countSecondsToForget, type Tries, type TryRule, takeTry } from '@osh/core/auth/tries.ts'
import { addSeconds, countSecondsBetween, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { Store } from '../transact.ts'

export class PostgresTries implements Tries {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  /** The key's row is made or locked in one statement, since it may be forgotten meanwhile: of many at the same moment each sees those before it. */
  take(key: string, rule: TryRule, now: Instant, times = 1): Promise<number> {
    return this.#store.transaction(async (work) => {
      const forgottenAt = addSeconds(now, countSecondsToForget(rule))
      const kept = await work
        .insertInto('tries')
        .values({ key, count: 0, last: now, forgotten_at: forgottenAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({ count: ref('tries.count') })),
        )
        .returning(['count', 'last'])
        .executeTakeFirstOrThrow()
      const tried = takeTry(kept.count, countSecondsBetween(kept.last, now), rule, times)
      if (tried.is === 'refused') return tried.seconds
      const { count } = tried
      const taken = { count, last: now, forgotten_at: forgottenAt }
      await work.updateTable('tries').set(taken).where('key', '=', key).execute()
      await work
        .deleteFrom('tries')
        .where('key', 'in', (old) =>
          old.selectFrom('tries').where('forgotten_at', '<=', now).select('key').forUpdate().skipLocked(),
        )
        .execute()
      return 0
    })
  }

  async giveBack(key: string, times = 1): Promise<void> {
    await this.#store.kysely
      .updateTable('tries')
      .set(({ fn, eb, val }) => ({ count: fn('greatest', [val(0), eb('count', '-', times)]) }))
      .where('key', '=', key)
      .execute()
  }

  async forget(key: string): Promise<void> {
    await this.#store.kysely.deleteFrom('tries').where('key', '=', key).execute()
  }
}
