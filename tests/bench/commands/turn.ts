import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { openDatabase } from '#adapters/postgres/database.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/contracts/world.ts'
import { freshDatabase, startTestServer } from '#tests/database.ts'
import { member, seedCompanies, seeded } from '#tests/postgres/seed-companies.ts'
import { median } from '../figure.ts'
import { commandsOf } from './company-commands.ts'

/**
 * A process of its own that takes turns with others: told how many rows, it does each command and says how many
 * milliseconds each took. Its database is a company of 6,000 employees on the settings of `npm start`.
 */
const server = await startTestServer({})
/** A statement that fills a table takes its time on a busy machine. */
const NO_LIMIT = 0
const fresh = await freshDatabase()
const seeding = openDatabase<Schema>(fresh.connection, 1, { statementMs: NO_LIMIT })
await seedCompanies(seeding.kysely, { companies: 1, employees: 6000 })
await seeding.close()
const database = openDatabase<Schema>(fresh.connection)
const found = await database.kysely
  .selectFrom('employees')
  .where('company_id', '=', seeded)
  .where('dismissal_date', 'is', null)
  .select('id')
  .orderBy('id')
  .execute()
await database.kysely
  .updateTable('companies')
  .set({ name: 'ООО «Забой»', inn: '7736050003', kpp: '773601001', director_name: 'Орлова Вера Ильинична' })
  .execute()
const department = await database.kysely
  .selectFrom('departments')
  .where('company_id', '=', seeded)
  .select('id')
  .executeTakeFirstOrThrow()
const staff: readonly EmployeeId[] = found.map(({ id }) => id)
const commands = commandsOf(makePostgresStorage(database, makeSettableClock(today)), member, seeded, today)

/** What takes a few milliseconds is done so often in a turn; the median counts. */
const FEW = 10

const phoneOf = (turn: number, employee: number): string =>
  `+7 (495) ${String(100 + (turn % 900))}-00-${String(employee % 100).padStart(2, '0')}`

let turns = 0
async function turn(rows: number): Promise<Readonly<Record<string, number>>> {
  const took: Record<string, number[]> = {}
  const timed = async <T>(what: string, command: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const made = await command()
    took[what] = [...(took[what] ?? []), performance.now() - start]
    return made
  }
  const employees = staff.slice(0, rows)
  const few = staff.slice(turns * FEW, (turns + 1) * FEW)
  const leavers = staff.toReversed().slice(turns * FEW, ++turns * FEW)
  const obligations = await timed('assign', () => commands.assign(employees))
  const memo = await timed('form', () => commands.form(obligations))
  const begun = await timed('complete one row', () => commands.completeRows(memo, 1))
  await timed('complete all rows', () => commands.completeRows(begun, rows))
  for (const one of await commands.assign(few))
    await timed('complete one obligation', () => commands.complete(one))
  for (const one of few) await timed('appoint', () => commands.appoint(one))
  for (const one of leavers) await timed('dismiss', () => commands.dismiss(one))
  for (const one of few) {
    const name = `${turns} ${one}`
    await timed('change the company', () => commands.changeCompany(phoneOf(turns, one)))
    await timed('rename a department', () => commands.renameDepartment(department.id, name))
    await timed('add a position', () => commands.addPosition(name))
  }
  return Object.fromEntries(Object.entries(took).map(([what, times]) => [what, median(times)]))
}

process.on('message', (rows) => {
  turn(Number(rows)).then((took) => process.send?.(took), fail)
})
process.on('disconnect', async () => {
  await database.close()
  await fresh.close()
  await server.stop()
})
process.send?.('ready')

/** Whoever takes the turns sees the process end. */
function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}
