import { beforeAll, describe, expect, it } from 'vitest'
import { publishNews } from '#tests/news-example.ts'
import {
  type Asked,
  furnish,
  type Given,
  type House,
  makeOperator,
  type Person,
  register,
  startAsking,
} from '#tests/server/asking.ts'
import { type Document, operationsOf, published } from '#tests/server/published.ts'
import { addressOf, routesOf } from '#tests/server/routes.ts'
import { investigate, planMeasures, reviewMicrotraumas } from './published/accidents.ts'
import { beAway, doDuties } from './published/duties.ts'
import { eraseAll, leave } from './published/leaving.ts'
import { manageMembers } from './published/members.ts'
import { operate } from './published/operators.ts'
import { issuePapers, sendOwnForms } from './published/papers.ts'
import { readEverything } from './published/read-everything.ts'
import { requireOfPosts } from './published/requirements.ts'
import { appoint, beTold } from './published/roles.ts'
import { keepStaff, signIn } from './published/staff.ts'
import { converse } from './published/support.ts'
import { beginWalk } from './published/walk.ts'
import { type Judge, makeJudge } from './published-judge.ts'

describe('the published interface', () => {
  let server: Asked
  let owner: Person
  let house: House
  let document: Document
  let judge: Judge

  beforeAll(async () => {
    server = startAsking()
    owner = await makeOperator(server, await register(server, 'owner@example.org'))
    house = await furnish(owner)
    const publishedAt = server.clock.now()
    await publishNews(server.storage, { title: 'Новое', body: 'Текст', important: false, publishedAt })
    document = await published(server)
    judge = makeJudge(document)
  })

  it('names every route that there is, and no other', () => {
    const names = operationsOf(document).map(({ method, pattern }) => `${method} ${pattern}`)
    expect(names.toSorted()).toEqual(
      routesOf(server.app)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('describes what goes wrong on every route', async () => {
    for (const route of routesOf(server.app)) {
      const path = addressOf(route, house)
      const tries: readonly Given[] = [
        { method: route.method },
        { method: route.method, headers: owner.bearer },
        { method: route.method, headers: owner.bearer, body: '{' },
        { method: route.method, headers: owner.bearer, body: { companyId: 987654, section: 1 } },
        { method: route.method, headers: { ...owner.bearer, 'content-type': 'text/plain' }, body: 'text' },
      ]
      for (const given of route.method === 'GET' ? tries.slice(0, 2) : tries.slice(0, 5)) {
        if (route.method === 'DELETE') continue
        await judge(route.method, route.path, await server.ask(path, given))
      }
      const nowhere = {
        ...house,
        company: 987654,
        department: 987654,
        position: 987654,
        employee: 987654,
        absence: 987654,
        incident: 987654,
        evidence: 987654,
        microtrauma: 987654,
        worsened: 987654,
        measure: 987654,
        inspectorOrder: 987654,
        obligation: 987654,
        memo: 987654,
        document: 987654,
        responsibility: 987654,
        ownForm: 987654,
      }
      const absent = await owner.ask(addressOf(route, nowhere), {
        method: route.method,
        ...(['POST', 'PATCH'].includes(route.method) ? { body: {} } : {}),
      })
      await judge(route.method, route.path, absent)
    }
  })

  it('describes what every route gives', async () => {
    const walk = beginWalk({ server, owner, house, judge })
    for (const part of [
      converse,
      readEverything,
      signIn,
      keepStaff,
      investigate,
      reviewMicrotraumas,
      planMeasures,
    ])
      await part(walk)
    for (const part of [
      beAway,
      doDuties,
      issuePapers,
      appoint,
      beTold,
      requireOfPosts,
      sendOwnForms,
      operate,
      manageMembers,
      leave,
      eraseAll,
    ])
      await part(walk)
    const missed = routesOf(server.app).filter(({ name }) => !walk.walked.has(name))
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})
