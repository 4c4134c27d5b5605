import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { addressOf } from './client-address.ts'

const asked = async (peer: string | undefined, forwarded?: string): Promise<string> => {
  const app = new Hono()
  app.get('/', (c) => c.text(addressOf(c)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' }
  return (await app.request('/', { headers }, { incoming: { socket } })).text()
}

it('is the peer, whatever it claims of others', async () => {
  expect(await asked('203.0.113.7')).toBe('203.0.113.7')
  expect(await asked('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

it('is what a proxy on the same machine saw last', async () => {
  expect(await asked('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await asked('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(await asked('::1')).toBe('::1')
})

it('is one for all who come without a socket', async () => {
  expect(await (await new Hono().get('/', (c) => c.text(addressOf(c))).request('/')).text()).toBe('local')
})
