import { createHash } from 'node:crypto'
import { verifyExport } from '@osh/core/journal/verify-export.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportVerifiableJournal } from '#adapters/documents/journal/journal-export.ts'
import { applyErasures } from '#adapters/postgres/erasure/apply-erasures.ts'
import { chainJournals } from '#adapters/postgres/journal/chain-journals.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { newUser, recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { newWorld, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'

describe('the chain of a journal', () => {
  let fresh: FreshDatabase
  let store: Store
  const clock = makeSettableClock(today)
  const user = 1 as UserId
  beforeAll(async () => {
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 6)
  })
  afterAll(async () => {
    await store?.close()
    await fresh?.close()
  })

  const world = async (): Promise<World> => {
    const storage = makePostgresStorage(store, clock)
    const same = { reopen: async () => storage, another: async () => storage, close: async () => undefined }
    const opened = await recordsIn({ storage, clock, ...same })
    return newWorld({ ...opened, records: storage.openRecords(await newUser(storage)) })
  }
  const exported = async ({ company }: World): Promise<readonly unknown[]> => {
    const pieces: Uint8Array[] = []
    const { journal } = makePostgresStorage(store, clock).openRecords(user)
    for await (const piece of exportVerifiableJournal(journal, company.id)) pieces.push(piece)
    const text = Buffer.concat(pieces).toString()
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const verify = async (one: World) => verifyExport(await exported(one), sha256)
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

  it('has every line once, however many servers make it', async () => {
    const one = await world()
    for (let i = 0; i < 4; i += 1) await one.hire('Абрамова')
    await Promise.all([1, 2, 3].map(() => chainJournals(store)))
    await one.hire('Белова')
    expect(await verify(one)).toMatchObject({ ok: true, value: { waiting: 1 } })
    await Promise.all([1, 2, 3].map(() => chainJournals(store)))
    const { rows } = await sql<{ lines: number }>`
      select count(*)::int as lines from journal where company_id = ${one.company.id}`.execute(store.kysely)
    expect(await verify(one)).toMatchObject({
      ok: true,
      value: { head: { number: rows[0]?.lines }, hidden: 0, waiting: 0 },
    })
  })

  it('has a line that was committed after a later one', async () => {
    const one = await world()
    await store.transaction(async (late) => {
      await sql`insert into journal (company_id, entered_by, entered_at, command, changes)
        values (${one.company.id}, 1, now(), 'employees/hire', '[]')`.execute(late)
      await one.hire('Абрамова')
      await chainJournals(store)
    })
    await chainJournals(store)
    expect(await verify(one)).toMatchObject({ ok: true, value: { waiting: 0 } })
  })

  it('is whole once a person is erased, and no longer tells what they were', async () => {
    const one = await world()
    const { id: employeeId } = await one.hire('Ыщенко')
    await chainJournals(store)
    expect(JSON.stringify(await exported(one))).toContain('Ыщенко')
    const erased = { erased: 'employee', companyId: one.company.id, employeeId } as const
    const by = await newUser(makePostgresStorage(store, clock))
    await applyErasures(store, [{ ...erased, by, at: clock.now() }])
    expect(JSON.stringify(await exported(one))).not.toContain('Ыщенко')
    expect(await verify(one)).toMatchObject({ ok: true, value: { hidden: 1 } })
    const { rows } = await sql<{ seals: readonly { salt: string | null }[] }>`
      select seals from journal where company_id = ${one.company.id} and command = 'employees/hire'`.execute(
      store.kysely,
    )
    expect(rows.map(({ seals }) => seals.map(({ salt }) => salt))).toEqual([[null]])
  })

  it('tells of a line that someone has changed in the database', async () => {
    const one = await world()
    await one.hire('Абрамова')
    await one.hire('Белова')
    await chainJournals(store)
    const ofCompany = sql`company_id = ${one.company.id}`
    await sql`update journal set changes = replace(changes::text, 'Абрамова', 'Белова')::json
      where ${ofCompany}`.execute(store.kysely)
    const verdict = await verify(one)
    expect(verdict).toMatchObject({ ok: false, error: { is: 'values-changed', record: 'employee' } })
    await sql`delete from journal where ${ofCompany} and number = 2`.execute(store.kysely)
    expect(await verify(one)).toMatchObject({ error: { is: 'out-of-order', number: 2, found: 3 } })
  })
})
