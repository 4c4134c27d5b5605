import { beforeAll, describe, expect, it } from 'vitest'
import { furnish, type House, type Person, register, startAsking } from './asking.ts'
import { requestOf } from './house-requests.ts'
import { longBodies } from './long-bodies.ts'
import { type Operation, operationsOf, published } from './published.ts'

const writing = operationsOf(await published(startAsking())).filter(({ takesBody }) => takesBody)

let owner: Person
let house: House
beforeAll(async () => {
  owner = await register(startAsking(), 'owner@example.org')
  house = await furnish(owner)
})

async function send(operation: Operation, body: unknown): Promise<number> {
  const { path } = requestOf(operation, house)
  const { status, body: answer } = await owner.ask(path, { method: operation.method, body })
  await answer?.cancel()
  return status
}

/** How long a body may hold up everyone else is measured by `npm run bench -- --only stops`, which sends the same ones. */
describe.each(Object.entries(longBodies))('%s', (_, bodiesOf) => {
  it.each(writing)('$method $path answers each, and goes on', async (operation) => {
    const statuses = new Set<number>()
    for (const body of bodiesOf(operation, house)) statuses.add(await send(operation, body))
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect((await owner.ask('/api/health')).status).toBe(200)
  })
})
