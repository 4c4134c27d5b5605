import type { CompanyId } from '@osh/core/companies/company.ts'
import { LONGEST_MESSAGE } from '@osh/core/support/message.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { askLately } from '#adapters/server/live/ask-lately.ts'
import { ConversationChanges } from '#adapters/server/live/conversation-changes.ts'
import { type ReadEvent, readEvents } from '#adapters/wire/support/event-text.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { today } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { aPackage } from '#tests/support-example.ts'
import { type Asked, furnish, type Json, makeOperator, type Person, register, startAsking } from './asking.ts'

let ledger: MemoryLedger
let changes: ConversationChanges
let server: Asked
let owner: Person
let operator: Person
let companyId: number
let end: () => void

beforeEach(async () => {
  const clock = makeSettableClock(today)
  ledger = new MemoryLedger()
  changes = new ConversationChanges()
  const storage = makeLedgerStorage(ledger, clock)
  server = startAsking({ storage, clock, changes })
  const needs = { changes, shelf: storage.conversations, failed: () => undefined }
  end = askLately(needs, { everyMs: 20, now: () => 0 })
  owner = await register(server, 'owner@example.org')
  operator = await makeOperator(server, await register(server, 'operator@example.org'))
  companyId = (await furnish(owner)).company
})
afterEach(() => {
  end()
  changes.close()
})

const say = async (text: string, headers: Record<string, string> = {}): Promise<Json> =>
  (await owner.ask('/api/chat/messages', { body: { companyId, text }, headers })).json() as Promise<Json>
const answer = (text: string) =>
  operator.ask('/api/operator/conversations/messages', { body: { ofCompanyId: companyId, person: 1, text } })

/** What a stream tells, one event after another; a heartbeat is none. */
async function listen(person: Person, path: string, headers: Record<string, string> = {}) {
  const response = await person.ask(path, { headers })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  if (!response.body) throw new Error('nothing to listen to')
  const events = readEvents(response.body.pipeThrough(new TextDecoderStream()))
  const next = async (): Promise<ReadEvent | 'over'> => {
    for (;;) {
      const { value, done } = await events.next()
      if (done) return 'over'
      if (value) return value
    }
  }
  const many = async (count: number) => {
    const told: unknown[] = []
    while (told.length < count) {
      const event = await next()
      if (event === 'over') break
      const { name, data } = event
      told.push(name === 'message' ? (data as { text: string }).text : name)
    }
    return told
  }
  return { next, many, leave: () => events.return(undefined) }
}
const listenToOwn = (after = 0, headers: Record<string, string> = {}) =>
  listen(owner, `/api/chat/stream?companyId=${companyId}&after=${after}`, headers)

describe('a stream of a conversation', () => {
  it('tells what was missed, then what comes, each message once', async () => {
    await say('Раз')
    const stream = await listenToOwn()
    expect(await stream.many(2)).toEqual(['Раз', 'state'])
    await answer('Два')
    expect(await stream.many(2)).toEqual(['Два', 'state'])
    await say('Три')
    expect(await stream.many(2)).toEqual(['Три', 'state'])
  })

  it('goes on from the last event after a lost connection: nothing is lost, nothing doubled', async () => {
    const first = await listenToOwn()
    await say('1')
    expect(await first.many(3)).toEqual(['state', '1', 'state'])
    await first.leave()
    for (let n = 2; n <= 120; n += 1) await answer(String(n))
    const missed = Array.from({ length: 119 }, (_, i) => String(i + 2))
    const byId = await listenToOwn(0, { 'last-event-id': '1' })
    expect(await byId.many(120)).toEqual([...missed, 'state'])
    const byQuery = await listenToOwn(118)
    expect(await byQuery.many(3)).toEqual(['119', '120', 'state'])
  })

  it('tells marks of reading, and nothing where nothing has changed', async () => {
    await say('Раз')
    const stream = await listenToOwn(1)
    expect(await stream.next()).toMatchObject({ name: 'state', data: { read: { support: 0 } } })
    changes.tellAll()
    await operator.ask('/api/operator/conversations/read', {
      body: { ofCompanyId: companyId, person: 1, upTo: 1 },
    })
    expect(await stream.next()).toMatchObject({
      name: 'state',
      data: { last: 1, read: { person: 1, support: 1 } },
    })
  })

  it('ends before anything is told to one who was removed, who signed out, or whose server ends', async () => {
    await say('Раз')
    const [removed, signedOut] = [await listenToOwn(), await listenToOwn()]
    await removed.many(2)
    await signedOut.many(2)
    await server.ask('/api/logout', { body: { refreshToken: owner.refreshToken } })
    await answer('Секрет')
    expect(await signedOut.next()).toBe('over')
    expect(await removed.next()).toBe('over')
    const again = await register(server, 'reader@example.org')
    const join = { companyId: companyId as CompanyId, role: 'reader' } as const
    const users = await ledger.read((state) => state.users)
    const userId = users.find(({ email }) => email === again.email)?.id
    if (userId === undefined) throw new Error('no reader')
    await ledger.change((state) => [
      { ...state, memberships: [...state.memberships, { userId, ...join }] },
      null,
    ])
    const reading = await listen(again, `/api/chat/stream?companyId=${companyId}`)
    expect(await reading.many(1)).toEqual(['state'])
    await ledger.change((state) => [
      { ...state, memberships: state.memberships.filter((one) => one.userId !== userId) },
      null,
    ])
    changes.tellAll()
    expect(await reading.next()).toBe('over')
    const last = await listen(operator, '/api/operator/conversations/stream')
    expect(await last.many(1)).toEqual(['changed'])
    changes.close()
    expect(await last.next()).toBe('over')
  })

  it('gives way where a person has too many, the oldest first', async () => {
    const open = async (after = 0) => {
      const stream = await listenToOwn(after)
      expect(await stream.many(1)).toEqual(['state'])
      return stream
    }
    const hearing = async (streams: readonly Awaited<ReturnType<typeof open>>[]) => {
      await say('Раз')
      return Promise.all(streams.map(async (stream) => (await stream.many(2)).length))
    }
    const six = [await open(), await open(), await open(), await open(), await open(), await open()]
    expect(await hearing(six)).toEqual([2, 2, 2, 2, 2, 2])
    const all = [...six, await open(1)]
    expect(await hearing(all)).toEqual([0, 2, 2, 2, 2, 2, 2])
    const ofAll = await listen(operator, '/api/operator/conversations/stream')
    expect(await ofAll.many(1)).toEqual(['changed'])
    expect(await hearing(all.slice(1))).toEqual([2, 2, 2, 2, 2, 2])
  })

  it('refuses a number that is none, and answers HEAD at once', async () => {
    for (const after of ['-1', 'a', '1.5'])
      expect((await owner.ask(`/api/chat/stream?companyId=${companyId}&after=${after}`)).status).toBe(422)
    const head = await owner.ask(`/api/chat/stream?companyId=${companyId}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('keeps proxies awake', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const response = await owner.ask(`/api/chat/stream?companyId=${companyId}`)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader?.read())?.value).toContain('event: state')
      await vi.advanceTimersByTimeAsync(10_000)
      expect((await reader?.read())?.value).toBe(': \n\n')
      await reader?.cancel()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the stream of all conversations', () => {
  it('tells an operator that something has changed, and not a word of it', async () => {
    const stream = await listen(operator, '/api/operator/conversations/stream')
    expect(await stream.next()).toEqual({ name: 'changed', data: {} })
    await say('Секрет')
    expect(await stream.next()).toEqual({ name: 'changed', data: {} })
    const list = (await (await operator.ask('/api/operator/conversations')).json()) as Json[]
    expect(list).toMatchObject([{ ofCompanyId: companyId, person: 1, last: 1, lastWords: 'Секрет' }])
    accepted(await server.storage.operators.remove(operator.email))
    await say('Ещё')
    expect(await stream.next()).toBe('over')
  })
})

describe('messages', () => {
  it('of 100 KB with markup are refused by their field; markup that is sent stays text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const long = await owner.ask('/api/chat/messages', {
      body: { companyId, text: markup.repeat(4000) },
    })
    expect([long.status, await long.json()]).toMatchObject([
      422,
      { errors: [{ field: 'text', code: 'text/too-long', max: LONGEST_MESSAGE }] },
    ])
    expect(await say(markup)).toMatchObject({ number: 1, text: markup })
  })

  it('sent again under their key are one', async () => {
    const headers = { 'idempotency-key': 'a'.repeat(32) }
    const [first, again] = [await say('Раз', headers), await say('Раз', headers)]
    expect(again).toEqual(first)
    expect(await say('Раз')).toMatchObject({ number: 2 })
  })

  it('are read by the two of the conversation and no one else; who answered is not told', async () => {
    await say('Моё')
    await answer('Ваше')
    const other = await register(server, 'colleague@example.org')
    const users = await ledger.read((state) => state.users)
    const userId = users.find(({ email }) => email === other.email)?.id
    if (userId === undefined) throw new Error('no colleague')
    await ledger.change((state) => [
      {
        ...state,
        memberships: [
          ...state.memberships,
          { userId, companyId: companyId as CompanyId, role: 'specialist' },
        ],
      },
      null,
    ])
    const path = `/api/chat/messages?companyId=${companyId}`
    expect(await (await other.ask(path)).json()).toEqual([])
    const own = (await (await owner.ask(path)).json()) as Json[]
    expect(own.map((one) => Object.keys(one).toSorted())).toEqual(
      own.map(() => ['at', 'file', 'from', 'number', 'text']),
    )
  })

  it('have files that both download, and no one else; what is no picture or document is refused', async () => {
    const send = (person: Person, path: string, body: Uint8Array) =>
      person.ask(path, { body, headers: { 'content-type': 'application/octet-stream' } })
    const sent = await send(
      owner,
      `/api/chat/files?companyId=${companyId}&fileName=${encodeURIComponent('экран.jpg')}`,
      aPicture('screen'),
    )
    const file = { name: 'экран.jpg', format: 'jpeg', size: aPicture('screen').length }
    expect([sent.status, await sent.json()]).toMatchObject([201, { number: 1, text: '', file }])
    const of = `ofCompanyId=${companyId}&person=1`
    const answered = await send(
      operator,
      `/api/operator/conversations/files?${of}&fileName=1.pdf`,
      new TextEncoder().encode('%PDF-1.7'),
    )
    expect([answered.status, await answered.json()]).toMatchObject([201, { number: 2, from: 'support' }])
    const own = await owner.ask(`/api/chat/files?companyId=${companyId}&number=2`)
    expect([own.headers.get('content-type'), await own.text()]).toEqual(['application/pdf', '%PDF-1.7'])
    const theirs = await operator.ask(`/api/operator/conversations/files?${of}&number=1`)
    expect(new Uint8Array(await theirs.arrayBuffer())).toEqual(aPicture('screen'))
    const odd = encodeURIComponent('счёт.hta')
    const paper = `/api/chat/files?companyId=${companyId}&fileName=${odd}`
    expect((await send(owner, paper, aPackage('word/document.xml'))).status).toBe(201)
    const saved = await operator.ask(`/api/operator/conversations/files?${of}&number=3`)
    expect(decodeURIComponent(saved.headers.get('content-disposition') ?? '')).toMatch(/счёт\.docx$/)
    const page = new TextEncoder().encode('<html><script>')
    const refused = await send(owner, `/api/chat/files?companyId=${companyId}&fileName=1.html`, page)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ field: 'file', code: 'support/not-recognised' }] },
    ])
    expect((await owner.ask(`/api/chat/files?companyId=${companyId}&number=9`)).status).toBe(404)
  })
})
