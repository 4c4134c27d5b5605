import type { UserId } from '@osh/core/auth/account.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { Erased, Erasure } from '@osh/core/erasure/erasure.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyErasures } from '#adapters/postgres/erasure/apply-erasures.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { among, EMAIL, furnish, PHONE, SIZE, SNILS, SURNAME, tables } from './named-everywhere.ts'

describe('erasing', () => {
  let fresh: FreshDatabase
  let store: Store
  const clock = makeSettableClock(today)
  beforeAll(async () => {
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 4)
  })
  afterAll(async () => {
    await store?.close()
    await fresh?.close()
  })

  let people = 0
  const newWorldOf = async (): Promise<World & { readonly user: UserId; readonly email: string }> => {
    const storage = makePostgresStorage(store, clock)
    people += 1
    const email = `${people}-${EMAIL}`
    const user = accepted(await storage.accounts.addUser(email, 'hash')).id
    const records = storage.openRecords(user, { attempt: { key: `key-${people}`, mark: 'mark' } })
    accepted(await records.account.introduce({ details: { fullname: `${SURNAME}-Вторая Анна` } }))
    const same = { reopen: async () => storage, another: async () => storage, close: async () => undefined }
    const opened = await recordsIn({ storage, clock, ...same })
    const world = await newWorld({
      ...opened,
      records,
      issuing: storage.openRecords(user).documents,
      evidence: storage.openRecords(user).evidence,
      imports: storage.openRecords(user).imports,
      requirements: storage.openRecords(user).requirements,
    })
    return { ...world, user, email }
  }

  const countIn = async (table: string, which: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${which}`.execute(store.kysely)
    return Number(rows[0]?.count)
  }
  /** Tables that have the word in any column. */
  const tablesWith = async (word: string): Promise<readonly string[]> => {
    const found = await Promise.all(
      Object.keys(tables).map(async (table) =>
        (await countIn(table, sql<boolean>`strpos(${sql.table(table)}::text, ${word}) > 0`)) > 0
          ? [table]
          : [],
      ),
    )
    return found.flat().sort()
  }
  const byHand = (erased: Erased, user: UserId, at = clock.now()): Erasure => ({ ...erased, by: user, at })

  it('knows every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(store.kysely)
    expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('of whoever is injured no more takes their name out of the accident, which stays', async () => {
    const world = await newWorldOf()
    const companyId = world.company.id
    const [formerly, titov] = [await world.hire(SURNAME), await world.hire('Титов')]
    const when = { degree: 'easyGroup', date: '2026-11-10', time: '14:10', place: 'Цех' }
    const injured = [{ employeeId: formerly.id }, { employeeId: titov.id }]
    const { incidents } = world.records
    const { id } = accepted(await incidents.record({ companyId, details: { ...when, injured } }))
    const change = async (patch: object) =>
      accepted(await incidents.change({ companyId, id, patch: { ...patch } }))
    const conclusion = { number: '12', date: '', issuedBy: 'ГКБ № 4', harm: 'Рана кисти', icd: 'S61' }
    await change({ medicalReportAt: '2026-11-10T17:30', conclusions: [conclusion, {}], lostDays: ['12', ''] })
    const { conclusions } = await change({ degree: 'easy', injured: [{ employeeId: titov.id }] })
    expect(conclusions).toEqual({})
    const erased = { erased: 'employee', companyId, employeeId: formerly.id } as const
    await applyErasures(store, [byHand(erased, world.user)])
    expect(await tablesWith(`${SURNAME} `)).toEqual([])
    expect(accepted(await incidents.get(companyId, id)).injured).toMatchObject([{ employeeId: titov.id }])
  })

  it('of an employee leaves nothing in any table, nothing of others goes, and it may be repeated', async () => {
    const world = await newWorldOf()
    const ids = await furnish(world)
    for (const [table, own] of Object.entries(tables))
      if (own) expect(await countIn(table, own(ids)), table).toBeGreaterThan(0)
    const companyId = world.company.id
    const erasure = byHand({ erased: 'employee', companyId, employeeId: ids.employee }, world.user)
    await applyErasures(store, [erasure])
    for (const [table, own] of Object.entries(tables))
      if (own) expect(await countIn(table, own(ids)), table).toBe(0)
    for (const word of [SNILS, PHONE, SIZE]) expect(await tablesWith(word)).toEqual([])
    expect(await tablesWith(SURNAME)).toEqual(['users'])
    expect((await world.records.employees.list(companyId)).map(({ lastName }) => lastName)).toEqual([
      'Белова',
    ])
    expect(await countIn('memos', sql<boolean>`company_id = ${companyId}`)).toBe(1)
    expect(await countIn('memo_rows', sql<boolean>`company_id = ${companyId}`)).toBe(1)
    expect(
      (await world.records.documents.list(companyId, everyDocument)).map(({ number }) => number.integer),
    ).toEqual([3])
    expect(await countIn('incidents', sql<boolean>`company_id = ${companyId}`)).toBe(1)
    const kept = await countIn('erasures', sql<boolean>`of_company = ${companyId}`)
    await applyErasures(store, [erasure])
    expect(await countIn('erasures', sql<boolean>`of_company = ${companyId}`)).toBe(kept)
    expect(kept).toBe(1)
  })

  it('of a company leaves nothing of it, and of an account nothing of the person', async () => {
    const [world, other] = [await newWorldOf(), await newWorldOf()]
    await furnish(world)
    const company = byHand({ erased: 'company', companyId: world.company.id }, world.user)
    await applyErasures(store, [company])
    expect(await tablesWith(SNILS)).toEqual([])
    expect(await countIn('companies', among('id', [world.company.id, other.company.id]))).toBe(1)
    clock.set(new Date().toISOString() as Instant)
    clock.forward(60)
    await applyErasures(store, [byHand({ erased: 'account', userId: world.user }, world.user)])
    expect(await tablesWith(world.email)).toEqual([])
    expect(await tablesWith(other.email)).toEqual(['users'])
    clock.set(today)
  })

  it('leaves whoever came after it under the same id', async () => {
    const world = await newWorldOf()
    const { id } = await world.hire('Носов')
    const past = '2026-11-19T00:00:00.000Z' as Instant
    const employee = { erased: 'employee', companyId: world.company.id, employeeId: id } as const
    const company = { erased: 'company', companyId: world.company.id } as const
    await applyErasures(store, [byHand(employee, world.user, past), byHand(company, world.user, past)])
    expect((await world.records.employees.get(world.company.id, id)).ok).toBe(true)
  })
})
