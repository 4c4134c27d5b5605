import type { CompanyId } from '@osh/core/companies/company.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#adapters/postgres/database.ts'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { aDocument } from '#tests/contracts/documents.ts'
import { recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock, type SettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { day } from '#tests/examples.ts'
import { until } from '#tests/patience.ts'

describe('the storage in PostgreSQL', () => {
  let fresh: FreshDatabase
  let database: Database<Schema>
  let storage: PostgresStorage
  let clock: SettableClock
  let world: World
  beforeAll(async () => {
    fresh = await freshDatabase()
    database = openTestDatabase(fresh.connection, 3)
    clock = makeSettableClock(today)
    storage = makePostgresStorage(database, clock)
    const none = async (): Promise<never> => Promise.reject(new Error('there is one client here'))
    world = await newWorld(
      await recordsIn({ storage, clock, reopen: none, another: none, close: () => database.close() }),
    )
  })
  afterAll(async () => {
    await database?.close()
    await fresh?.close()
  })

  const listed = async (companyId: CompanyId): Promise<readonly boolean[]> => {
    const ofCompany = database.kysely.selectFrom('obligations').where('company_id', '=', companyId)
    return (await ofCompany.select('listed').orderBy('id').execute()).map((row) => row.listed)
  }

  it('takes the rows of the dismissed out of the indexes once their day has passed, and back in', async () => {
    const { company, hire, assign, records, table } = world
    const leaving = await hire('Абрамов', { dismissalDate: day('2026-12-01') })
    await assign(leaving)
    await assign(await hire('Белов'))
    await assign(await hire('Ветров', { dismissalDate: day('2026-12-02') }))
    clock.set(day('2026-12-01'))
    expect(await table('training')).toHaveLength(3)
    expect(await storage.sweepDismissals()).toBe(0)
    clock.set(day('2026-12-02'))
    expect((await table('training')).map(({ fullName }) => fullName)).toEqual([
      'Белов Вера Ильинична',
      'Ветров Вера Ильинична',
    ])
    expect(await storage.sweepDismissals()).toBe(1)
    expect(await listed(company.id)).toEqual([false, true, true])
    await records.employees.change({
      companyId: company.id,
      id: leaving.id,
      patch: { dismissalDate: null },
      version: null,
    })
    expect(await listed(company.id)).toEqual([true, true, true])
    clock.set(today)
  })

  it('says nothing of what rows hold when a query fails', async () => {
    const { company, opened } = world
    const number = { integer: 3_000_000_000, letter: '' }
    const failed = opened.issuing?.issue({
      companyId: company.id,
      draft: { ...aDocument(), title: 'Каска', number },
    })
    if (!failed) throw new Error('nothing is issued here')
    const error: unknown = await failed.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ name: 'QueryFailed', code: '22003' })
    expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(
      /3000000000|Каска/,
    )
    expect((error as Error).cause).toBeUndefined()
  })

  it('is unavailable while its connections are cut, and works again', async () => {
    const { company, records } = world
    const slow = database.kysely.connection().execute((one) => sql`select pg_sleep(600)`.execute(one))
    const cut = expect(slow).rejects.toBeInstanceOf(Unavailable)
    const isAsleep = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`
    await until(async () => expect((await isAsleep.execute(database.kysely)).rows).toEqual([{ n: 1 }]))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely)
    await cut
    await until(async () => expect((await records.companies.get(company.id)).ok).toBe(true))
  })

  it('answers a request that came many times at once, though what was answered is erased meanwhile', async () => {
    const { company } = world
    const user = accepted(await storage.accounts.addUser('often@example.org', 'hash')).id
    await sql`insert into memberships (company_id, user_id, role, since) values (${company.id}, ${user}, 'specialist', now())`.execute(
      database.kysely,
    )
    const many = openTestDatabase(fresh.connection, 12)
    const servers = makePostgresStorage(many, clock)
    let isOver = false
    const erasing = async () => {
      while (!isOver) await many.transaction((work) => sql`delete from request_keys`.execute(work))
    }
    const erasings = [erasing(), erasing()]
    try {
      for (let round = 0; round < 30; round++) {
        const attempt = { key: `often-${round}`, mark: 'mark' }
        const input = { companyId: company.id, name: `Карьер ${round}` }
        const add = async () => servers.openRecords(user, { attempt }).departments.add(input)
        const codes = (await Promise.all(Array.from({ length: 10 }, add))).flatMap((answer) =>
          answer.ok ? [] : [answer.error.code],
        )
        expect(new Set(codes).size).toBeLessThan(2)
      }
    } finally {
      isOver = true
      await Promise.all(erasings)
      await many.close()
    }
  })

  it('has the day of the time zone that is kept now, though another server changed it since, and of a table without rows', async () => {
    const { company, hire, assign, table } = world
    await assign(await hire('Восточный'), { date: null, deadline: day('2026-11-20') })
    clock.set('2026-11-20T21:30:00.000Z' as ReturnType<typeof clock.now>)
    const overdue = async () =>
      (await table('training')).flatMap((row) => (row.fullName.startsWith('Восточный') ? [row.overdue] : []))
    expect(await overdue()).toEqual([true])
    const other = openTestDatabase(fresh.connection, 1)
    const zone = (timeZone: 'Europe/Kaliningrad' | 'Asia/Kamchatka') =>
      sql`update companies set time_zone = ${timeZone} where id = ${company.id}`.execute(other.kysely)
    await zone('Europe/Kaliningrad')
    expect(await overdue()).toEqual([false])
    expect(await table('training', { to: day('2020-01-01') })).toEqual([])
    await zone('Asia/Kamchatka')
    expect(await table('briefing')).toEqual([])
    expect(await overdue()).toEqual([true])
    await other.close()
    await sql`update companies set time_zone = 'Europe/Moscow' where id = ${company.id}`.execute(
      database.kysely,
    )
    clock.set(today)
  })
})
