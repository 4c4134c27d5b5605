import type { RecordChange } from '@osh/core/commands/journal.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { newUser, recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, refused, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { day } from '#tests/examples.ts'

const order: OrderLink = { kind: 'order', number: '12', date: day('2026-11-01') }
const role = findRoleByCode('ot-head')

describe('the journal of changes', () => {
  let fresh: FreshDatabase
  let store: Store
  beforeAll(async () => {
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 4)
  })
  afterAll(async () => {
    await store?.close()
    await fresh?.close()
  })

  const world = async (): Promise<World> => {
    const clock = makeSettableClock(today)
    const storage = makePostgresStorage(store, clock)
    const opened = {
      storage,
      clock,
      reopen: async () => storage,
      another: async () => storage,
      close: async () => undefined,
    }
    const records = storage.openRecords(await newUser(storage))
    return newWorld({ ...(await recordsIn(opened)), records })
  }
  const linesOf = async ({ company }: World, commands = 'responsibilities/%') => {
    const { rows } = await sql<{ command: string; changes: readonly RecordChange[] }>`
      select command, changes from journal
      where company_id = ${company.id} and command like ${commands} order by id`.execute(store.kysely)
    return rows
  }

  it('has a line for each command: who, when, which records, what was and what is', async () => {
    const one = await world()
    const { responsibilities } = one.records
    const [first, second] = [await one.hire('Абрамова'), await one.hire('Белова')]
    const place = { companyId: one.company.id }
    const roleId = role?.id
    if (!roleId) throw new Error('no such role')
    const { id } = accepted(
      await responsibilities.appoint({ ...place, roleId, employeeId: first.id, orderLink: order }),
    )
    accepted(await responsibilities.reassign({ ...place, id, patch: { employeeId: second.id } }))
    accepted(await responsibilities.end({ ...place, id }))
    const orderLink = 'Приказ №12 от 01.11.2026'
    expect(await linesOf(one)).toEqual([
      {
        command: 'responsibilities/appoint',
        changes: [
          {
            record: 'responsibility',
            ids: [id],
            before: null,
            after: { roleId, employeeId: first.id, orderLink },
          },
        ],
      },
      {
        command: 'responsibilities/reassign',
        changes: [
          {
            record: 'responsibility',
            ids: [id],
            before: { employeeId: first.id, orderLink },
            after: { roleId, employeeId: second.id, orderLink },
          },
        ],
      },
      {
        command: 'responsibilities/end',
        changes: [
          { record: 'responsibility', ids: [id], before: { employeeId: second.id, orderLink }, after: null },
        ],
      },
    ])
  })

  /** What a person does, and the last line that it leaves. */
  const acts: Readonly<Record<string, (world: World) => Promise<readonly RecordChange[]>>> = {
    'companies/add': async ({ company: { id, version: _, ...after } }) => [
      { record: 'company', ids: [id], before: null, after },
    ],
    'companies/change': async ({ records, company: { id, timeZone } }) => {
      accepted(
        await records.companies.change({ companyId: id, patch: { timeZone: 'Asia/Omsk' }, version: 1 }),
      )
      return [{ record: 'company', ids: [id], before: { timeZone }, after: { timeZone: 'Asia/Omsk' } }]
    },
    'departments/add': async ({ department: { id, name } }) => [
      { record: 'department', ids: [id], before: null, after: { name } },
    ],
    'departments/rename': async ({ records, company, department: { id, name } }) => {
      accepted(await records.departments.rename({ companyId: company.id, id, name: 'Склад' }))
      return [{ record: 'department', ids: [id], before: { name }, after: { name: 'Склад' } }]
    },
    'positions/add': async ({ records, company }) => {
      const name = 'Хранитель отвала'
      const { id } = accepted(await records.positions.add({ companyId: company.id, name }))
      return [{ record: 'position', ids: [id], before: null, after: { name } }]
    },
    'employees/hire': async ({ hire }) => {
      const { id } = await hire('Белова')
      return [
        { record: 'employee', ids: [id], before: null, after: expect.objectContaining({ snils: null }) },
      ]
    },
    'employees/change': async ({ hire, records, company }) => {
      const { id } = await hire('Абрамова')
      const input = { companyId: company.id, id, patch: { lastName: 'белова', sex: 'f' }, version: 1 }
      accepted(await records.employees.change(input))
      const [before, after] = [{ lastName: 'Абрамова' }, { lastName: 'Белова' }]
      return [{ record: 'employee', ids: [id], before, after }]
    },
  }
  it.each(Object.entries(acts))('has its line for %s', async (command, act) => {
    const one = await world()
    const changes = await act(one)
    expect((await linesOf(one, command)).at(-1)).toEqual({ command, changes })
  })

  it('has none for what was refused or has changed nothing', async () => {
    const one = await world()
    const { responsibilities } = one.records
    const place = { companyId: one.company.id }
    const circumstanceId = findRoleByCode('high-altitude')?.circumstance ?? never()
    const unknown = 999 as typeof circumstanceId
    refused(await responsibilities.answerCircumstance({ ...place, circumstanceId: unknown, applies: false }))
    accepted(await responsibilities.answerCircumstance({ ...place, circumstanceId, applies: true }))
    const before = await linesOf(one)
    expect(before).toHaveLength(1)
    accepted(await responsibilities.answerCircumstance({ ...place, circumstanceId, applies: true }))
    expect(await linesOf(one)).toEqual(before)
  })

  it('is written with the rest or nothing is: its failure leaves no record behind', async () => {
    const one = await world()
    const { id: employeeId } = await one.hire('Абрамова')
    await sql`alter table journal add constraint full_up check (command <> 'responsibilities/appoint') not valid`.execute(
      store.kysely,
    )
    const roleId = role?.id ?? never()
    const input = { companyId: one.company.id, roleId, employeeId, orderLink: order }
    await expect(one.records.responsibilities.appoint(input)).rejects.toThrow('23514')
    await sql`alter table journal drop constraint full_up`.execute(store.kysely)
    expect(await one.records.responsibilities.readHistory(one.company.id, roleId)).toEqual([])
    expect(accepted(await one.records.responsibilities.appoint(input))).toMatchObject({ employeeId })
  })
})

function never(): never {
  throw new Error('no such role')
}
