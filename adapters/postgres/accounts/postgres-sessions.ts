import {
  decideRotation,
  type KeptSession,
  type NewSession,
  type RotationRefused,
  type Sessions,
} from '@osh/core/auth/sessions.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller, SessionId, UserId } from '@osh/core/shared/identity.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Kysely } from 'kysely'
import { closeCalendars } from '../notices/calendar/calendar-links.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'

export class PostgresSessions implements Sessions {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  openSession({ user, device, tokenHash, now, expiresAt }: NewSession): Promise<SessionId | null> {
    return this.#store.transaction(async (work) => {
      const there = work.selectFrom('users').where('id', '=', user).select('id')
      if (!(await there.forKeyShare().executeTakeFirst())) return null
      await work.deleteFrom('sessions').where('user_id', '=', user).where('expires_at', '<=', now).execute()
      const { id } = await work
        .insertInto('sessions')
        .values({ user_id: user, device, since: now, seen: now, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      await addToken(work, { user, session: id }, tokenHash, now, expiresAt)
      return id
    })
  }

  /** Not `transact`: the end of a session is kept although the answer is a refusal. The session is locked first, by whatever ends it too. */
  rotate(
    tokenHash: string,
    nextHash: string,
    now: Instant,
    expiresAt: Instant,
  ): Promise<Result<Caller, RotationRefused>> {
    return this.#store.transaction(async (work) => {
      const locked = await lockSession(work, tokenHash)
      const shown = await work
        .selectFrom('refresh_tokens')
        .where('token_hash', '=', tokenHash)
        .selectAll()
        .executeTakeFirst()
      if (!locked || !shown) return err({ code: 'refresh/unknown' })
      const { since, ...caller } = locked
      const token = { rotatedAt: shown.rotated_at, expiresAt: shown.expires_at, since }
      const decided = decideRotation(token, now, expiresAt)
      if (!decided.ok) {
        if (decided.error.code === 'refresh/reused') await deleteSession(work, caller).execute()
        return decided
      }
      const { endsAt, forgottenUpTo } = decided.value
      await addToken(work, caller, nextHash, now, endsAt)
      await work
        .updateTable('refresh_tokens')
        .set({ rotated_at: now })
        .where('token_hash', '=', tokenHash)
        .where('rotated_at', 'is', null)
        .execute()
      await work
        .deleteFrom('refresh_tokens')
        .where('user_id', '=', caller.user)
        .where('session_id', '=', caller.session)
        .where('rotated_at', '<=', forgottenUpTo)
        .execute()
      await work
        .updateTable('sessions')
        .set({ seen: now, expires_at: endsAt })
        .where('user_id', '=', caller.user)
        .where('id', '=', caller.session)
        .execute()
      return ok(caller)
    })
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.#store.kysely
      .deleteFrom('sessions')
      .using('refresh_tokens')
      .whereRef('refresh_tokens.user_id', '=', 'sessions.user_id')
      .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
      .where('refresh_tokens.token_hash', '=', tokenHash)
      .execute()
  }

  listSessions(user: UserId, now: Instant): Promise<readonly KeptSession[]> {
    return this.#store.kysely
      .selectFrom('sessions')
      .where('user_id', '=', user)
      .where('expires_at', '>', now)
      .orderBy('seen', 'desc')
      .orderBy('id', 'desc')
      .select(['id', 'device', 'since', 'seen'])
      .execute()
  }

  async endSession(session: Caller): Promise<boolean> {
    const { numDeletedRows } = await deleteSession(this.#store.kysely, session).executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }

  async endOtherSessions(but: Caller): Promise<void> {
    await deleteOthers(this.#store.kysely, but).execute()
  }

  async changePassword(by: Caller, passwordHash: string): Promise<void> {
    await this.#store.transaction(async (work) => {
      await work.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', by.user).execute()
      await work.deleteFrom('proofs').where('user_id', '=', by.user).execute()
      await deleteOthers(work, by).execute()
      await closeCalendars(work, by.user)
    })
  }
}

/** Whoever holds the lock alone renews or ends the session; its tokens are read after that. */
async function lockSession(
  work: Work,
  tokenHash: string,
): Promise<(Caller & { readonly since: Instant }) | null> {
  const found = await work
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', (join) =>
      join
        .onRef('refresh_tokens.user_id', '=', 'sessions.user_id')
        .onRef('refresh_tokens.session_id', '=', 'sessions.id'),
    )
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .select(['sessions.user_id as user', 'sessions.id as session', 'sessions.since'])
    .forUpdate('sessions')
    .executeTakeFirst()
  return found ?? null
}

async function addToken(
  work: Work,
  { user, session }: Caller,
  tokenHash: string,
  now: Instant,
  expiresAt: Instant,
): Promise<void> {
  const token = { token_hash: tokenHash, user_id: user, session_id: session, rotated_at: null }
  await work
    .insertInto('refresh_tokens')
    .values({ ...token, issued_at: now, expires_at: expiresAt })
    .onConflict((there) => there.column('token_hash').doNothing())
    .execute()
}

const deleteSession = (kysely: Kysely<Schema>, { user, session }: Caller) =>
  kysely.deleteFrom('sessions').where('user_id', '=', user).where('id', '=', session)

const deleteOthers = (kysely: Kysely<Schema>, { user, session }: Caller) =>
  kysely.deleteFrom('sessions').where('user_id', '=', user).where('id', '<>', session)
