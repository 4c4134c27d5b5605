import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signToken } from '#adapters/server/sign-in/json-web-token.ts'
import {
  makeKeyFile,
  pushFileOf,
  readPushKey,
  readSealKey,
  sealFileOf,
} from '#adapters/server/sign-in/key-file.ts'
import { LONGEST_SIGNED, makeKeyRing, type Purpose } from '#adapters/server/sign-in/key-ring.ts'
import { signingKeysContract } from '#tests/contracts/suites/signing-keys.contract.ts'
import { run } from '#tests/runners/child.ts'
import { type Asked, furnish, PASSWORD, register, startAsking } from './asking.ts'

const email = 'olga@example.org'
const now = '2026-11-20T00:00:00.000Z' as Instant

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'osh-keys-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

describe('in a file', () => {
  const path = () => join(directory, 'own', 'keys.json')
  signingKeysContract(() => ({ keys: makeKeyFile(path()), another: async () => makeKeyFile(path()) }))

  it('they are their owner’s alone, and nothing is left beside them', async () => {
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect(await readdir(join(directory, 'own'))).toEqual(['keys.json'])
  })

  it('the one that seals is made once, beside them, and what is none is refused and left as it is', async () => {
    const file = sealFileOf(join(directory, 'sealing', 'keys.json'))
    const all = await Promise.all(Array.from({ length: 5 }, () => readSealKey(file)))
    expect(new Set(all.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
    expect([all[0]?.length, (await stat(file)).mode & 0o777]).toEqual([32, 0o600])
    expect(await readdir(join(directory, 'sealing'))).toEqual(['keys.json.seal'])
    await writeFile(file, 'ab')
    await expect(readSealKey(file)).rejects.toThrow(/нет ключа/)
    expect(await readFile(file, 'utf8')).toBe('ab')
  })

  it('the one of pushed notices is made once, beside them, and what is none is refused and left as it is', async () => {
    const file = pushFileOf(join(directory, 'pushing', 'keys.json'))
    const all = await Promise.all(Array.from({ length: 5 }, () => readPushKey(file)))
    expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(directory, 'pushing'))).toEqual(['keys.json.push'])
    await writeFile(file, 'ab')
    await expect(readPushKey(file)).rejects.toThrow(/нет ключа push/)
    expect(await readFile(file, 'utf8')).toBe('ab')
  })

  it.each(['', '[]', '{"id":1}', '[{"id":"a","secret":"short","since":"now","retired":null}]'])(
    'a file that holds none, «%s», is refused and left as it is',
    async (text) => {
      const file = join(directory, 'bad.json')
      await writeFile(file, text)
      await expect(makeKeyFile(file).listKeys(now)).rejects.toThrow(/KEY_FILE/)
      expect(await readFile(file, 'utf8')).toBe(text)
    },
  )

  it('a file that can’t be read is named', async () => {
    await expect(makeKeyFile(directory).listKeys(now)).rejects.toThrow(/EISDIR/)
  })

  it('the command puts another key in its place, and keeps the old one to read by until it is told to drop it', async () => {
    const KEY_FILE = join(directory, 'rotated.json')
    const rotateBy = (...options: readonly string[]) =>
      run('node', ['adapters/console/rotate-key.ts', ...options], { environment: { KEY_FILE } })
    const keys = async () =>
      JSON.parse(await readFile(KEY_FILE, 'utf8')) as readonly { id: string; retired: string | null }[]
    const [first] = await makeKeyFile(KEY_FILE).listKeys(now)
    const rotated = await rotateBy()
    expect([rotated.code, rotated.output]).toEqual([0, expect.stringContaining('Ключ подписи заменён')])
    const [second, ...old] = await keys()
    expect([second?.retired, old.map(({ id }) => id)]).toEqual([null, [first?.id]])
    expect(old[0]?.retired).not.toBeNull()
    expect((await rotateBy('--drop-old')).code).toBe(0)
    const [third, ...none] = await keys()
    expect([third?.retired, none]).toEqual([null, []])
    expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3)
  })

  it('tokens are signed by it, and by nothing of the storage', async () => {
    const server = startAsking({ signingKeys: makeKeyFile(path()) })
    const olga = await register(server, email)
    expect((await olga.ask('/api/account')).status).toBe(200)
    const byStorage = startAsking({ storage: server.storage, clock: server.clock })
    expect((await byStorage.ask('/api/account', { headers: olga.bearer })).status).toBe(401)
  })
})

/** Servers read the keys again once a minute. */
async function rotate(server: Asked): Promise<void> {
  const past = new Date(Date.parse(server.clock.now()) - LONGEST_SIGNED * 1000).toISOString() as Instant
  await server.storage.signingKeys.rotate(server.clock.now(), past)
  const moment = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(moment + 61_000)
}

describe('after a rotation', () => {
  it('old tokens and links are honoured for their life, and new ones are signed by the new key', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    const house = await furnish(olga)
    const link = async () => {
      const body = { url: `/api/memos/${house.memo}/file` }
      return ((await (await olga.ask('/api/file-links', { body })).json()) as { url: string }).url
    }
    const old = await link()
    await rotate(server)
    expect((await olga.ask('/api/account')).status).toBe(200)
    expect((await server.ask(old)).status).toBe(200)
    const fresh = await link()
    const keyOf = (url: string) => new URL(url, 'http://a').searchParams.get('key')
    expect(keyOf(fresh)).not.toBe(keyOf(old))
    expect((await server.ask(fresh)).status).toBe(200)
    vi.restoreAllMocks()
  })

  it('a key is honoured no longer than what it had signed, whatever that says of itself', async () => {
    const server = startAsking()
    const olga = await register(server, email)
    await rotate(server)
    server.clock.forward(15 * 60)
    expect((await olga.ask('/api/account')).status).toBe(401)
    vi.restoreAllMocks()
  })

  it('known browsers stay known', async () => {
    const server = startAsking()
    const registered = await server.ask('/api/register', { body: { email, password: PASSWORD } })
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
    await rotate(server)
    const ask = (password: string, headers = {}) =>
      server.ask('/api/login', { body: { email, password }, headers })
    for (let i = 0; i < 6; i++) await ask('другой пароль')
    expect((await ask(PASSWORD)).status).toBe(429)
    expect((await ask(PASSWORD, { cookie })).status).toBe(200)
    vi.restoreAllMocks()
  })
})

describe('a token', () => {
  it('is taken with the claims that we issue, of their types, and with none else', async () => {
    const server = startAsking()
    await register(server, email)
    const exp = Math.floor(Date.parse(server.clock.now()) / 1000) + 60
    const right = { sub: '1', sid: '1', username: email, exp }
    const status = async (claims: object) => {
      const authorization = `Bearer ${await sign(server, claims)}`
      return (await server.ask('/api/account', { headers: { authorization } })).status
    }
    expect(await status(right)).toBe(200)
    const wrong = [
      { ...right, sub: 1 },
      { ...right, sid: 1 },
      { ...right, sub: '01' },
      { ...right, sub: ['1'] },
      { ...right, sid: { toString: '1' } },
      { ...right, exp: String(exp) },
      { ...right, exp: true },
      { ...right, exp: null },
      { sub: '1', sid: '1' },
      { sub: '1', exp },
      { sid: '1', exp },
    ]
    for (const claims of wrong) expect([claims, await status(claims)]).toEqual([claims, 401])
  })

  it('is taken under the key of its own purpose and as HS256 alone, whatever its head says', async () => {
    const server = startAsking()
    await register(server, email)
    const exp = Math.floor(Date.parse(server.clock.now()) / 1000) + 60
    const claims = { sub: '1', sid: '1', username: email, exp }
    const status = async (token: string) =>
      (await server.ask('/api/account', { headers: { authorization: `Bearer ${token}` } })).status
    expect(await status(await sign(server, claims))).toBe(200)
    for (const purpose of ['file-link', 'known-device', 'refresh-token', 'unsubscribe'] as const)
      expect([purpose, await status(await sign(server, claims, purpose))]).toEqual([purpose, 401])
    const { id, key } = await makeKeyRing(server.storage.signingKeys, server.clock).newest('access-token')
    const under = (head: object): string => {
      const signed = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      return `${signed.join('.')}.${createHmac('sha256', key).update(signed.join('.')).digest('base64url')}`
    }
    expect(await status(under({ alg: 'HS256', kid: id }))).toBe(200)
    const heads = [
      ...['none', 'None', 'hs256', 'HS512', 'RS256', null].map((alg) => ({ alg, kid: id })),
      { kid: id },
      { alg: 'HS256' },
      { alg: 'HS256', kid: 'another', jku: 'https://example.org/keys' },
      { alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } },
    ]
    for (const head of heads) expect([head, await status(under(head))]).toEqual([head, 401])
  })
})

/** As the server signs, with its own key. */
async function sign(server: Asked, claims: object, purpose: Purpose = 'access-token'): Promise<string> {
  const { id, key } = await makeKeyRing(server.storage.signingKeys, server.clock).newest(purpose)
  return signToken({ ...claims }, id, key)
}
