import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, furnish, type House, type Person, register, startAsking } from '#tests/server/asking.ts'
import { hostileBody, rightBodies } from '#tests/server/hostile.ts'
import { operationsOf, published } from '#tests/server/published.ts'
import { addressOf } from '#tests/server/routes.ts'
import { type OpenedPostgres, openPostgres } from './opened-postgres.ts'

const writing = operationsOf(await published(startAsking())).filter(({ takesBody }) => takesBody)

describe('whatever a body holds', () => {
  let opened: OpenedPostgres
  let server: Asked
  let owner: Person
  let house: House

  beforeAll(async () => {
    opened = await openPostgres()
    server = startAsking({ storage: opened.storage, clock: opened.clock })
    owner = await register(server, 'owner@example.org')
    house = await furnish(owner)
  })
  // A body that happens to name the company rightly may have erased it: what is asked next needs one that stands.
  beforeEach(async () => {
    const { status } = await owner.ask(`/api/companies/${house.company}`)
    if (status !== 200) house = await furnish(owner)
  })
  afterAll(() => opened.close())

  it.each(writing)('$method $path never breaks the server', async ({ method, pattern, fields }) => {
    const path = addressOf({ method, path: pattern, name: '' }, house)
    const body = hostileBody(fields, rightBodies(house)[`${method} ${pattern}`] ?? {})
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (given, named) => {
        const sent = named ? { ...given, companyId: house.company } : given
        const { status, body: answer } = await owner.ask(path, { method, body: sent })
        await answer?.cancel()
        const why = status >= 500 ? server.log.findLast((entry) => entry.error)?.error : undefined
        expect([status < 500, why]).toEqual([true, undefined])
      }),
      { numRuns: 40 },
    )
  })

  it('a query far out of range is an empty answer', async () => {
    for (const path of [
      `/api/obligations?companyId=${house.company}&employeeId=999999999999999`,
      `/api/holdings?companyId=${house.company}&employeeId=999999999999999`,
      `/api/memos?companyId=${house.company}&page=999999999999999&limit=200`,
      `/api/employees?companyId=${house.company}&page=999999999999999&limit=200`,
      `/api/deadlines?companyId=${house.company}&section=ppe&page=999999999999999&limit=200&from=1900-01-01&to=9999-12-31`,
    ]) {
      const answered = await owner.ask(path)
      expect([path, answered.status, await answered.json()]).toEqual([path, 200, []])
    }
    for (const path of [
      `/api/responsibilities/history?companyId=${house.company}&roleId=9007199254740991`,
      `/api/documents?companyId=${house.company}&templateGroupId=9007199254740991`,
    ])
      expect([path, (await owner.ask(path)).status]).toEqual([path, 422])
    for (const path of [
      '/api/memos/999999999999999',
      '/api/companies/999999999999999',
      '/api/employees?companyId=999999999999999',
    ])
      expect((await owner.ask(path)).status).toBe(404)
  })
})
