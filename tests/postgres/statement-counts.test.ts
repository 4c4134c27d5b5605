import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { CompanyId, SessionId, UserId } from '@osh/core/shared/identity.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { type CompanyCommands, commandsOf } from '#tests/bench/commands/company-commands.ts'
import { newUser, recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { newWorld, today } from '#tests/contracts/world.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

const FEW = 10
const MANY = 200

/** Gets so many rows ready; only what it gives back is counted. */
type Prepare = (rows: number) => Promise<() => Promise<unknown>>

describe('a command makes as many statements for many rows as for few', () => {
  let watched: WatchedDatabase
  let commands: CompanyCommands
  let staff: readonly EmployeeId[] = []
  beforeAll(async () => {
    watched = await watchDatabase()
    const clock = makeSettableClock(today)
    const storage = makePostgresStorage(watched, clock)
    const again = async () => storage
    const opened = await recordsIn({ storage, clock, reopen: again, another: again, close: async () => {} })
    const user = await newUser(storage)
    const { company, hire } = await newWorld({ ...opened, records: storage.openRecords(user) })
    commands = commandsOf(storage, user, company.id, today)
    for (let i = 0; i < MANY + 2; i++) staff = [...staff, (await hire('Абрамова')).id]
  })
  afterAll(() => watched?.close())

  const some = (count: number): readonly EmployeeId[] => staff.slice(0, count)
  const formed = async (rows: number) => commands.form(await commands.assign(some(rows)))

  const counted: Readonly<Record<string, Prepare>> = {
    'assigning an obligation': async (rows) => () => commands.assign(some(rows)),
    'assigning PPE that was issued': async (rows) => () => commands.issuePpe(some(rows)),
    'forming a memo': async (rows) => {
      const obligations = await commands.assign(some(rows))
      return () => commands.form(obligations)
    },
    'completing a memo': async (rows) => {
      const memo = await formed(rows)
      return () => commands.completeRows(memo, rows)
    },
    'taking rows out of a memo': async (rows) => {
      const memo = await formed(rows)
      return () => commands.dropRows(memo, rows / 2)
    },
    'dismissing an employee with obligations': async (rows) => {
      const [leaver, ...others] = staff.toReversed()
      if (leaver === undefined) throw new Error('no one is left')
      staff = others.toReversed()
      for (let i = 0; i < rows; i++) await commands.assign([leaver])
      return () => commands.dismiss(leaver)
    },
  }

  it.each(Object.entries(counted))('%s', async (_, prepare) => {
    const forFew = await watched.statementsOf(await prepare(FEW))
    const forMany = await watched.statementsOf(await prepare(MANY))
    expect(forFew).toBeGreaterThan(1)
    expect(forMany).toBe(forFew)
  })

  it.each(Object.entries(counted))('%s: no change compares all its rows with all', async (_, prepare) => {
    const forFew = await watched.rowsHandled(await prepare(FEW))
    const forMany = await watched.rowsHandled(await prepare(MANY))
    expect(forMany).toHaveLength(forFew.length)
    for (const [i, rows] of forMany.entries())
      expect(rows).toBeLessThan(2 * (MANY / FEW) * Math.max(FEW, forFew[i] ?? 0))
  })
})

it('whether the sign-in lasts and whose member its person is takes one query, by a company and by a thing', async () => {
  const watched = await watchDatabase()
  const { access } = makePostgresStorage(watched, makeSettableClock(today))
  const caller = { user: 1 as UserId, session: 1 as SessionId }
  expect(await watched.statementsOf(() => access.enter(caller, 1 as CompanyId))).toBe(1)
  expect(await watched.statementsOf(() => access.enterOwnerOf(caller, 'memo', 1))).toBe(1)
  await watched.close()
})
