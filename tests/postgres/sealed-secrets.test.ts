import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserId } from '@osh/core/shared/identity.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Seal } from '#adapters/postgres/seal.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { openKeys } from '#adapters/server/running/open-keys.ts'
import { newUser, signIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, refusal } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { today } from '#tests/examples.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const at = (step: number, secret = SECRET) => ({ shown: { is: 'time', secret, step } }) as const

describe('secrets in the database', () => {
  const clock = makeSettableClock(today)
  let directory: string
  let fresh: FreshDatabase
  let store: Store
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'osh-seal-'))
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 3)
  })
  afterAll(async () => {
    await store?.close()
    await fresh?.close()
    await rm(directory, { recursive: true, force: true })
  })

  const openBy = (seal?: Seal): PostgresStorage => makePostgresStorage(store, clock, { seal })
  const sealIn = async (file: string): Promise<Seal | undefined> =>
    (await openKeys(join(directory, file), store)).seal
  /** Someone with a second factor and one recovery code. */
  const withFactor = async (storage: PostgresStorage): Promise<UserId> => {
    const user = await newUser(storage)
    const { session } = await signIn(storage, user)
    const { factor } = storage.openRecords(user)
    accepted(await factor.begin({ secret: SECRET }))
    accepted(await factor.confirm({ ...at(1), hashes: ['recovery'], session }))
    return user
  }
  const keptOf = async (user: UserId): Promise<string> =>
    (
      await store.kysely
        .selectFrom('second_factors')
        .where('user_id', '=', user)
        .select('secret')
        .executeTakeFirstOrThrow()
    ).secret

  it('are sealed by a key that is in a file, and open by no other; recovery codes hold', async () => {
    const storage = openBy(await sealIn('own.json'))
    const user = await withFactor(storage)
    expect(await keptOf(user)).toMatch(/^sealed:/)
    expect(await keptOf(user)).not.toContain(SECRET)
    expect((await storage.accounts.factorOf(user))?.secret).toBe(SECRET)
    accepted(await storage.openRecords(user).factor.pass(at(2)))
    for (const other of [openBy(await sealIn('another.json')), openBy()]) {
      const [one, again] = [await other.accounts.factorOf(user), await other.accounts.factorOf(user)]
      expect(one?.secret).not.toBe(again?.secret)
      const { factor } = other.openRecords(user)
      expect(refusal(await factor.pass(at(3)))).toBe('factorCode: factor-code/wrong')
      expect(refusal(await factor.pass(at(3, one?.secret)))).toBe('factorCode: factor-code/wrong')
    }
    const { factor } = openBy(await sealIn('another.json')).openRecords(user)
    accepted(await factor.pass({ shown: { is: 'recovery', hash: 'recovery' } }))
  })

  it('open as those of their own account alone', async () => {
    const storage = openBy(await sealIn('own.json'))
    const [one, other] = [await withFactor(storage), await withFactor(storage)]
    const secret = await keptOf(one)
    await store.kysely.updateTable('second_factors').set({ secret }).where('user_id', '=', other).execute()
    expect((await storage.accounts.factorOf(other))?.secret).not.toBe(SECRET)
  })

  it('that were kept before there was a key are sealed once there is, and what no key opens is counted', async () => {
    const user = await withFactor(openBy())
    expect(await keptOf(user)).toBe(SECRET)
    const sealed = openBy(await sealIn('own.json'))
    expect((await sealed.accounts.factorOf(user))?.secret).toBe(SECRET)
    const lost = await sealed.sealSecrets()
    const kept = await keptOf(user)
    expect(kept).toMatch(/^sealed:/)
    expect(await sealed.sealSecrets()).toBe(lost)
    expect(await keptOf(user)).toBe(kept)
    expect((await sealed.accounts.factorOf(user))?.secret).toBe(SECRET)
    expect(await openBy(await sealIn('another.json')).sealSecrets()).toBeGreaterThan(lost)
  })

  it('the keys that sign go from the database to the file, and sign on', async () => {
    const { signingKeys } = openBy()
    const kept = await signingKeys.listKeys(clock.now())
    const file = join(directory, 'moved.json')
    const [one, other] = await Promise.all([openKeys(file, store), openKeys(file, store)])
    expect(await one.signingKeys?.listKeys(clock.now())).toEqual(kept)
    expect(await other.signingKeys?.listKeys(clock.now())).toEqual(kept)
    expect(await store.kysely.selectFrom('signing_keys').selectAll().execute()).toEqual([])
    expect(await readFile(file, 'utf8')).toContain(kept[0]?.secret)
    expect(await openKeys(null, store)).toEqual({})
  })
})
