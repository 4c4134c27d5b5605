import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { beforeAll, expect, it } from 'vitest'
import { makeKeyRing } from '#adapters/server/sign-in/key-ring.ts'
import { makeUnsubscribeLinks } from '#adapters/server/sign-in/unsubscribe-links.ts'
import { type Asked, startAsking } from './asking.ts'

let server: Asked
let path: string
beforeAll(async () => {
  server = startAsking()
  const links = makeUnsubscribeLinks(makeKeyRing(server.storage.signingKeys, server.clock))
  path = (await links.maker())(7 as CompanyId, 5 as UserId)
})

it('an address that no one has signed is told so, and none of another member can be made of it', async () => {
  expect((await server.ask(path)).status).toBe(200)
  const others = [path.replace('7-5', '7-6'), path.replace('7-5', '8-5'), path.slice(0, -1), `${path}A`]
  for (const odd of [
    ...others,
    '/unsubscribe/x',
    '/unsubscribe/7-5~~',
    '/unsubscribe/%00',
    '/unsubscribe/7-5',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await server.ask(odd, { method })
      expect([odd, answer.status]).toEqual([odd, 404])
      expect(await answer.text()).toContain('Ссылка не действует')
    }
})

it('the page runs nothing, is kept by no cache and is to be found by no search', async () => {
  const answer = await server.ask(path)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await answer.text()
  expect(html).not.toContain('<script')
  expect(html).toContain('content="noindex"')
})

it('an address holds for half a year after its key was replaced', async () => {
  const { storage, clock } = server
  const now = clock.now()
  await storage.signingKeys.rotate(now, now)
  clock.forward(179 * 86_400)
  const later = startAsking({ storage, clock })
  expect((await later.ask(path)).status).toBe(200)
  clock.forward(2 * 86_400)
  expect((await startAsking({ storage, clock }).ask(path)).status).toBe(404)
})
