import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { BodyRoom } from '#adapters/server/heavy/body-room.ts'
import { readBytes } from '#adapters/server/request/read-bytes.ts'
import { readBody } from '#adapters/server/request/request-body.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { eventually, PATIENCE_MS } from '#tests/patience.ts'
import { aPicture } from '#tests/pictures.ts'
import { type Asked, furnish, type House, type Person, register, startAsking } from './asking.ts'
import { joinAs } from './join-as.ts'

const KB = 1024
const BODIES = 30

let room: BodyRoom
let ledger: MemoryLedger
let server: Asked
let owner: Person
let house: House
beforeEach(async () => {
  room = new BodyRoom({
    bodies: { ofOne: BODIES, inAll: BODIES + 2 },
    bytes: { ofOne: 2000 * KB, ofCompany: 2500 * KB, inAll: 3000 * KB, light: 200 * KB, reserved: 100 * KB },
  })
  const clock = makeSettableClock(today)
  ledger = new MemoryLedger()
  server = startAsking({ bodyRoom: room, clock, storage: makeLedgerStorage(ledger, clock) })
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
})

/** A request whose body comes as it is told to. */
function begin({ bearer }: Pick<Person, 'bearer'>, path: string, type: string, length?: number) {
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(one) {
      sending = one
    },
  })
  const headers = {
    ...bearer,
    'content-type': type,
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  }
  const sent: RequestInit & { readonly duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const answer = Promise.resolve(server.app.request(`http://localhost${path}`, sent))
  return {
    answer,
    send: (bytes: Uint8Array) => sending?.enqueue(bytes),
    end: () => sending?.close(),
  }
}

const fileOf = ({ incident }: House): string =>
  `/api/incidents/${incident}/evidence?step=inspect&fileName=3.jpg`
const beginFile = (person: Person, at: House, length?: number) =>
  begin(person, fileOf(at), 'image/jpeg', length)

const memoOf = (rows: number) =>
  new TextEncoder().encode(
    `{"companyId":${house.company},"section":"training","employeesData":[${Array(rows).fill('{}').join()}]}`,
  )
const sendMemo = (person: Person, rows: number) => {
  const body = memoOf(rows)
  const one = begin(person, '/api/memos', 'application/json', body.length)
  one.send(body)
  one.end()
  return one.answer
}

it('a length that is only told takes no room; what has come takes it until it is answered', async () => {
  const told = Array.from({ length: 20 }, () => beginFile(owner, house, 20 * KB * KB))
  told[0]?.send(new Uint8Array(300 * KB))
  await eventually(() => room.taken).toBe(300 * KB)
  const file = beginFile(owner, house)
  file.send(aPicture('sent'))
  file.end()
  expect((await file.answer).status).toBe(201)
  expect(room.taken).toBe(300 * KB)
  for (const one of told) one.end()
  expect((await Promise.all(told.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([
    422,
    ...Array(19).fill(400),
  ])
  expect(room.taken).toBe(0)
})

it('beyond the room of one person they are refused and told when to come again; others go on, to the room of all', async () => {
  const other = await register(server, 'other@example.org')
  const theirs = await furnish(other)
  const held = beginFile(owner, house)
  held.send(new Uint8Array(1800 * KB))
  await eventually(() => room.taken).toBe(1800 * KB)
  const own = beginFile(owner, house)
  own.send(new Uint8Array(300 * KB))
  const refused = await own.answer
  expect(refused.status).toBe(429)
  expect([refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual(['3', 'close'])
  const beside = beginFile(other, theirs)
  beside.send(new Uint8Array(1000 * KB))
  await eventually(() => room.taken).toBe(2800 * KB)
  beside.send(new Uint8Array(300 * KB))
  expect((await beside.answer).status).toBe(429)
  held.end()
  expect((await held.answer).status).toBe(422)
  expect(room.taken).toBe(0)
})

it('people of one company have no more room together than one company', async () => {
  const colleague = await register(server, 'colleague@example.org')
  await joinAs(ledger, 'colleague@example.org', house.company, { role: 'specialist' })
  const held = beginFile(owner, house)
  held.send(new Uint8Array(1800 * KB))
  const beside = beginFile(colleague, house)
  beside.send(new Uint8Array(600 * KB))
  await eventually(() => room.taken).toBe(2400 * KB)
  beside.send(new Uint8Array(200 * KB))
  expect((await beside.answer).status).toBe(429)
  held.end()
  await held.answer
  expect(room.taken).toBe(0)
  const again = beginFile(colleague, house)
  again.send(new Uint8Array(1900 * KB))
  again.end()
  expect((await again.answer).status).toBe(422)
})

it('what is heavy leaves some of the room to people who send little', async () => {
  const other = await register(server, 'other@example.org')
  const theirs = await furnish(other)
  const third = await register(server, 'third@example.org')
  const house3 = await furnish(third, '7710140679')
  const [held, beside] = [beginFile(owner, house), beginFile(other, theirs)]
  held.send(new Uint8Array(1800 * KB))
  beside.send(new Uint8Array(1000 * KB))
  await eventually(() => room.taken).toBe(2800 * KB)
  const light = beginFile(third, house3)
  light.send(new Uint8Array(150 * KB))
  await eventually(() => room.taken).toBe(2950 * KB)
  beside.send(new Uint8Array(40 * KB))
  expect((await beside.answer).status).toBe(429)
  for (const one of [held, light]) one.end()
  expect((await light.answer).status).toBe(422)
})

it('a long body that no one reads ends its connection, whatever refuses it', async () => {
  const wanted = [
    begin({ bearer: { authorization: 'Bearer none' } }, fileOf(house), 'image/jpeg', 500 * KB),
    begin(owner, fileOf({ ...house, incident: house.incident + 1000 }), 'image/jpeg', 500 * KB),
    begin(owner, fileOf(house), 'application/zip', 500 * KB),
  ]
  const answers = await Promise.all(wanted.map(({ answer }) => answer))
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [401, 'close'],
    [404, 'close'],
    [415, 'close'],
  ])
  const small = begin(owner, fileOf({ ...house, incident: house.incident + 1000 }), 'image/jpeg', 10)
  expect((await small.answer).headers.get('connection')).toBeNull()
})

it('beyond so many bodies of one person at a time the next one is refused before any of it is read', async () => {
  const other = await register(server, 'other@example.org')
  const theirs = await furnish(other)
  const held = Array.from({ length: BODIES }, () => beginFile(owner, house, 100 * KB))
  for (const one of held) one.send(new Uint8Array(10 * KB))
  const next = beginFile(owner, house, 100 * KB)
  expect((await next.answer).status).toBe(429)
  const beside = beginFile(other, theirs, 100 * KB)
  beside.send(aPicture('sent'))
  beside.end()
  expect((await beside.answer).status).toBe(201)
  const full = Array.from({ length: 2 }, () => beginFile(other, theirs, 100 * KB))
  expect((await beginFile(other, theirs, 100 * KB).answer).status).toBe(429)
  const third = await register(server, 'third@example.org')
  const alone = beginFile(third, await furnish(third, '7710140679'), 100 * KB)
  alone.send(aPicture('alone'))
  alone.end()
  expect((await alone.answer).status).toBe(201)
  const all = [...held, ...full]
  for (const one of all) one.end()
  await Promise.all(all.map(({ answer }) => answer))
  const again = beginFile(owner, house, 100 * KB)
  again.send(aPicture('again'))
  again.end()
  expect((await again.answer).status).toBe(201)
})

it('what a long body says is read in its turn, what a small one says at once', async () => {
  const app = new Hono()
  const { promise: turn, resolve: call } = Promise.withResolvers<void>()
  app.post('/', async (c) => {
    const reading = { limit: 1000 * KB, take: () => true }
    const read = await readBody(c, reading, async (make) => turn.then(make))
    return c.text(String(read.ok))
  })
  const answered: string[] = []
  const ask = async (name: string, rows: number) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: memoOf(rows) }
    answered.push(`${name} ${await (await app.request('/', sent)).text()}`)
  }
  const long = ask('long', 23_000)
  await ask('small', 10)
  expect(answered).toEqual(['small true'])
  call()
  await long
  expect(answered).toEqual(['small true', 'long true'])
})

it('a long body of JSON takes room for what is read of it; a small one takes none', async () => {
  const held = beginFile(owner, house)
  held.send(new Uint8Array(1800 * KB))
  await eventually(() => room.taken).toBe(1800 * KB)
  const small = await sendMemo(owner, 10)
  expect(small.status).toBe(422)
  const long = await sendMemo(owner, 23_000)
  expect(long.status).toBe(429)
  held.end()
  await held.answer
  expect((await sendMemo(owner, 23_000)).status).toBe(422)
})

it('many of the longest bodies at once are answered, each in some way, and leave nothing behind', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => sendMemo(owner, 200_000)))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].filter((status) => ![400, 422, 429].includes(status))).toEqual([])
  expect(room.taken).toBe(0)
})

it('a long body of whoever has signed out is not read', async () => {
  await server.ask('/api/logout', { body: { refreshToken: owner.refreshToken } })
  const body = begin(owner, '/api/memos', 'application/json')
  body.send(new Uint8Array(100 * KB))
  expect((await body.answer).status).toBe(401)
  expect(room.taken).toBe(0)
})

it('a body that comes slower than the least speed is given up; a faster one is read to its end', async () => {
  const app = new Hono()
  const speeds = { slow: { bytes: 1, ms: 1 }, fast: { bytes: 1, ms: PATIENCE_MS } }
  app.post('/:speed', async (c) => {
    const speed = c.req.param('speed') === 'slow' ? speeds.slow : speeds.fast
    const read = await readBytes(c, { limit: 1000, take: () => true, speed })
    return c.text(read.ok ? String(read.value.length) : read.error)
  })
  const ask = async (speed: keyof typeof speeds, ends: boolean) => {
    const body = new ReadableStream<Uint8Array>({
      start(one) {
        one.enqueue(new Uint8Array(10))
        if (ends) one.close()
      },
    })
    const sent: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    return (await app.request(`http://localhost/${speed}`, sent)).text()
  }
  expect(await ask('slow', false)).toBe('too-slow')
  expect(await ask('fast', true)).toBe('10')
})
