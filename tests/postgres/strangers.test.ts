import type { CompanyId } from '@osh/core/companies/company.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { furnish, type House, type Person, register, startAsking } from '#tests/server/asking.ts'
import { namesCompany, requestOf } from '#tests/server/house-requests.ts'
import { type Operation, operationsOf, published } from '#tests/server/published.ts'
import { hireMany } from './hire-many.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

const ABSENT = 987_654
const EMPLOYEES = 10_000
/** Whoever asks, their session, and what they are a member of. */
const FEW = 50

const operations = operationsOf(await published(startAsking())).filter(namesCompany)

let watched: WatchedDatabase
let stranger: Person
/** A company of no one, one of ten thousand, and one that is not there. */
let houses: Readonly<Record<'empty' | 'large' | 'absent', House>>

beforeAll(async () => {
  watched = await watchDatabase()
  const clock = makeSettableClock(today)
  const server = startAsking({ storage: makePostgresStorage(watched, clock), clock })
  const large = await furnish(await register(server, 'large@example.org'))
  const empty = await furnish(await register(server, 'empty@example.org'))
  stranger = await register(server, 'stranger@example.org')
  await furnish(stranger)
  await hireMany(watched.kysely, large.company as CompanyId, EMPLOYEES)
  const absent = Object.fromEntries(Object.keys(large).map((kind) => [kind, ABSENT])) as House
  houses = { empty, large, absent }
})
afterAll(() => watched?.close())

/** What a refusal reads: of each statement how many rows. How long that takes is measured by `npm run bench -- --only strangers`. */
async function readBy(operation: Operation, house: House): Promise<readonly number[]> {
  const { path, ...given } = requestOf(operation, house)
  const plans = await watched.plansOf(async () => {
    const { status } = await stranger.ask(path, given)
    expect([operation.method, path, status]).toEqual([operation.method, path, 404])
  })
  return plans.map(({ rowsInAll }) => rowsInAll)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

it.each(operations)(
  '$method $path is refused a stranger by as little, however large the company, and as what is not there',
  async (operation) => {
    const [absent, empty, large] = [
      await readBy(operation, houses.absent),
      await readBy(operation, houses.empty),
      await readBy(operation, houses.large),
    ]
    expect(large).toEqual(empty)
    expect(large).toHaveLength(absent.length)
    // The thing itself, which says whose it is.
    expect(sum(large) - sum(absent)).toBeLessThanOrEqual(1)
    expect(sum(large)).toBeLessThan(FEW)
  },
)
