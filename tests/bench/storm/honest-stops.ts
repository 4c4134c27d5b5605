import { sql } from 'kysely'
import { today } from '#tests/contracts/world.ts'
import { member, seedCompanies, seeded } from '#tests/postgres/seed-companies.ts'
import { commandsOf } from '../commands/company-commands.ts'
import type { Figure } from '../figure.ts'
import { visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

/** The most rows that a memo takes. */
const ROWS = sized(5000, 50)
const TRIES = sized(5, 1)
const BOUND_MS = 100

/** The longest stop of the server's event loop while someone does with as many rows as are taken what pages do with few; the least of the tries. */
export const honestStops = (): Promise<readonly Figure[]> =>
  withProduct(async (product) => {
    const { kysely, longestStop } = product
    await sql`set statement_timeout = 0`.execute(kysely)
    await seedCompanies(kysely, { companies: 1, employees: Math.ceil(ROWS / 0.9) })
    const requisites = { name: 'ООО «Забой»', inn: '7736050003', director_name: 'Орлова Вера Ильинична' }
    await kysely.updateTable('companies').set(requisites).execute()
    const { records } = await visitor(product, [seeded])
    const commands = commandsOf({ openRecords: () => records }, member, seeded, today)
    const staff = await kysely
      .selectFrom('employees')
      .where('dismissal_date', 'is', null)
      .select('id')
      .orderBy('id')
      .limit(ROWS)
      .execute()
    const least = new Map<string, number>()
    const watched = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      await longestStop()
      const made = await work()
      least.set(what, Math.min(least.get(what) ?? Number.POSITIVE_INFINITY, await longestStop()))
      return made
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const given = await watched('assign', () => commands.assign(staff.map(({ id }) => id)))
      const memo = await watched('form', () => commands.form(given))
      await watched('read', () => records.memos.get(seeded, memo.id))
      const begun = await watched('complete one', () => commands.completeRows(memo, 1))
      await watched('complete all', () => commands.completeRows(begun, ROWS))
    }
    return [
      {
        what: `longest stop of the event loop by ${ROWS} rows at once, ms`,
        value: Math.max(...least.values()),
        most: BOUND_MS,
        beside: [...least].map(([what, ms]) => `${what} ${ms.toFixed(0)}`).join(', '),
      },
    ]
  })
