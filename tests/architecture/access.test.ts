import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { type Asked, furnish, type House, type Person, register, startAsking } from '#tests/server/asking.ts'
import {
  addressOf,
  operatorRoutes,
  personalRoutes,
  publicRoutes,
  type Route,
  routesOf,
  takesBody,
} from '#tests/server/routes.ts'

const routes = routesOf(startAsking().app)
const closed = routes.filter(({ name }) => !publicRoutes.includes(name))
const ofNoCompany = [...personalRoutes, ...operatorRoutes]
const ofCompanies = closed.filter(({ name }) => !ofNoCompany.includes(name))

describe('every route', () => {
  let server: Asked
  let owner: Person
  let stranger: Person
  let house: House

  beforeAll(async () => {
    server = startAsking()
    owner = await register(server, 'owner@example.org')
    stranger = await register(server, 'stranger@example.org')
    house = await furnish(owner)
    await furnish(stranger)
    const picture = { body: aPicture(), headers: { 'content-type': 'image/jpeg' } }
    await owner.ask(`/api/chat/files?companyId=${house.company}&fileName=1.jpg`, picture)
  })

  const asking = (route: Route, companyId: unknown = house.company) => ({
    method: route.method,
    ...(takesBody(route) ? { body: { companyId } } : {}),
  })

  it('is looked at: the lists here name only routes that there are', () => {
    const names = routes.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(30)
    expect([...publicRoutes, ...ofNoCompany].filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(closed)('$name answers 401 without a token', async (route) => {
    const answered = await server.ask(addressOf(route, house), asking(route))
    expect(answered.status).toBe(401)
    expect(await answered.json()).toMatchObject({ description: expect.any(String) })
  })

  it.each(ofCompanies)(
    "$name answers another company's user as it answers for what there is not",
    async (route) => {
      const foreign = await stranger.ask(addressOf(route, house), asking(route))
      const nowhere = { ...house, company: 987654, department: 987654, employee: 987654 }
      const missing = await stranger.ask(
        addressOf(route, {
          ...nowhere,
          position: 987654,
          obligation: 987654,
          completion: 987654,
          memo: 987654,
          document: 987654,
          responsibility: 987654,
          ownForm: 987654,
        }),
        asking(route, 987654),
      )
      expect(foreign.status).toBe(404)
      expect(missing.status).toBe(404)
      expect(await foreign.text()).toBe(await missing.text())
    },
  )

  it.each(ofCompanies)('$name does not answer its own user with 401 or 404', async (route) => {
    if (route.method === 'DELETE') return
    const answered = await owner.ask(addressOf(route, house), asking(route))
    expect([401, 404]).not.toContain(answered.status)
  })

  it.each(ofCompanies.filter(({ path }) => path.includes(':id')))(
    '$name answers 404 to what is no id',
    async (route) => {
      for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999', '%00', '1e3', ' 1']) {
        const path = route.path.replace(':id', encodeURIComponent(id)).replace(':completionId', '1')
        expect((await owner.ask(path, asking(route))).status).toBe(404)
      }
    },
  )

  it.each(ofCompanies.filter(({ path }) => !path.includes(':id')))(
    '$name answers 400 to what names no company',
    async (route) => {
      for (const companyId of ['', 'abc', '0', '-1', '1.5']) {
        const path = route.method === 'GET' ? `${route.path}?companyId=${companyId}` : route.path
        expect((await owner.ask(path, asking(route, companyId))).status).toBe(400)
      }
      expect((await owner.ask(route.path, asking(route, null))).status).toBe(400)
    },
  )
})
