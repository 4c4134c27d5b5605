import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { makeAddressOf, readProxies } from './client-address.ts'

const proxies = readProxies('127.0.0.1, ::1, 10.1.0.0/16') ?? undefined

async function asked(peer: string | undefined, forwarded?: string, trusted = proxies): Promise<string> {
  const addressOf = makeAddressOf(trusted ?? (() => false))
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

it('is the peer on this machine too, unless it is named as a proxy', async () => {
  const none = readProxies('') ?? undefined
  expect(await asked('127.0.0.1', '203.0.113.7', none)).toBe('127.0.0.1')
  expect(await asked('::ffff:127.0.0.1', '203.0.113.7', none)).toBe('127.0.0.1')
})

it('is what the last of the trusted proxies saw', async () => {
  expect(await asked('127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await asked('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7')
  expect(await asked('127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
  expect(await asked('10.1.2.3', '10.1.4.5')).toBe('10.1.4.5')
  expect(await asked('127.0.0.1')).toBe('127.0.0.1')
  expect(await asked('127.0.0.1', 'unknown')).toBe('127.0.0.1')
  expect(await asked('127.0.0.1', '203.0.113.7, <script>')).toBe('127.0.0.1')
})

it('is the subscriber’s network for an address of IPv6', async () => {
  expect(await asked('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64')
  expect(await asked('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(await asked('::1', '2001:0db8:0:7::9')).toBe('2001:db8:0:7::/64')
})

it('is one for all who come without a socket', async () => {
  const app = new Hono().get('/', (c) => c.text(makeAddressOf(() => true)(c)))
  expect(await (await app.request('/')).text()).toBe('local')
})
