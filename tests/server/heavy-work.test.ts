import { request } from 'node:http'
import type { LongLists } from '@osh/core/records/long-lists.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { HeavyWork } from '#adapters/server/heavy/heavy-work.ts'
import { type Listener, listen } from '#adapters/server/running/listener.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import {
  type Asked,
  anEmployeeOnWire,
  furnish,
  type House,
  type Json,
  type Person,
  register,
  startAsking,
} from './asking.ts'
import { patientLimits } from './patient-limits.ts'
import { operationsOf, published } from './published.ts'

/** Holds back the employees of every list until it is told to go on. */
let goOn: () => void
let held: Promise<void> | null
let broken = false

function slowStorage(): Storage {
  const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
  const slow = (lists: LongLists): LongLists => ({
    ...lists,
    listEmployees: async (company, ids) => {
      await held
      if (broken) throw new Error('the database is away')
      return lists.listEmployees(company, ids)
    },
  })
  const recordsOf: Storage['openRecords'] = (...given) => {
    const records = storage.openRecords(...given)
    return { ...records, longLists: slow(records.longLists) }
  }
  return { ...storage, openRecords: recordsOf }
}

let heavyWork: HeavyWork
let server: Asked
let owner: Person
let house: House
beforeEach(async () => {
  held = null
  broken = false
  heavyWork = new HeavyWork()
  server = startAsking({ storage: slowStorage(), heavyWork })
  owner = await register(server, 'owner@example.org')
  house = await furnish(owner)
})

const hold = () => {
  held = new Promise((done) => {
    goOn = done
  })
}
const listAddress = (of = house) => `/api/employees?companyId=${of.company}`
const read = async (response: Response) => [response.status, ((await response.json()) as Json[]).length]

/** How many were told to come again. */
function makeCounter() {
  let refused = 0
  return {
    see<T extends { readonly status: number }>(answer: T): T {
      if (answer.status === 429) refused += 1
      return answer
    },
    reaches: (count: number) => eventually(() => refused).toBe(count),
  }
}

describe('a whole list', () => {
  it('comes as it was, with its length told first', async () => {
    const place = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
    for (let i = 0; i < 120; i++)
      await owner.ask('/api/employees', { body: { ...anEmployeeOnWire, ...place, lastName: 'Белова' } })
    const whole = await owner.ask(listAddress())
    expect(whole.headers.get('x-total-count')).toBe('121')
    expect(whole.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const all = (await whole.json()) as Json[]
    const pages = await owner.ask(`${listAddress()}&page=1&limit=200`)
    expect(all).toEqual(await pages.json())
    expect(all).toHaveLength(121)
  })

  it('may be empty', async () => {
    const nothing = await owner.ask(`/api/obligations?companyId=${house.company}&section=sout`)
    expect([await nothing.text(), nothing.headers.get('x-total-count')]).toEqual(['[]', '0'])
  })

  it('that breaks off is told of in the log, and gives its place back', async () => {
    broken = true
    for (let i = 0; i < 12; i++) await expect((await owner.ask(listAddress())).text()).rejects.toThrow()
    const [entry] = server.log.filter(({ error }) => error)
    expect(entry).toMatchObject({ route: '/api/employees', status: 500 })
    expect(entry?.error).not.toContain('the database is away')
    broken = false
    expect(await read(await owner.ask(listAddress()))).toEqual([200, 1])
  })
})

describe('a company', () => {
  it('has two whole lists under way, a few waiting, and is told to come again beyond', async () => {
    const other = await register(server, 'other@example.org')
    const theirs = await furnish(other)
    hold()
    const busy = makeCounter()
    const asked = Array.from({ length: 14 }, () =>
      owner.ask(listAddress()).then(async (one) => ({ one: busy.see(one), is: await one.text() })),
    )
    await busy.reaches(4)
    const theirList = other.ask(listAddress(theirs))
    expect((await owner.ask(`${listAddress()}&page=1`)).status).toBe(200)
    goOn()
    expect((await theirList).status).toBe(200)
    const answers = await Promise.all(asked)
    expect(answers.filter(({ one }) => one.status === 200)).toHaveLength(10)
    const refused = answers.filter(({ one }) => one.status === 429)
    expect(refused).toHaveLength(4)
    for (const { one, is } of refused) {
      expect(one.headers.get('retry-after')).toBe('3')
      expect(JSON.parse(is)).toEqual({
        code: 'company/busy',
        description: expect.stringContaining('Повторите через несколько секунд'),
      })
    }
    expect(await read(await owner.ask(listAddress()))).toEqual([200, 1])
  })

  it('tells a stranger nothing of how busy it is', async () => {
    const stranger = await register(server, 'stranger@example.org')
    hold()
    const busy = makeCounter()
    for (let i = 0; i < 14; i++) void owner.ask(listAddress()).then((one) => busy.see(one).text())
    await busy.reaches(4)
    expect((await stranger.ask(listAddress())).status).toBe(404)
    goOn()
  })

  it('keeps no place for an answer without a body', async () => {
    for (let i = 0; i < 12; i++) expect((await owner.ask(listAddress(), { method: 'HEAD' })).status).toBe(200)
    expect(await read(await owner.ask(listAddress()))).toEqual([200, 1])
  })
})

describe('over a socket', () => {
  let listener: Listener
  beforeEach(async () => {
    listener = await listen('127.0.0.1', 0, patientLimits)
    listener.serve(server.app.fetch)
  })
  afterEach(() => listener.close())

  it('a place is free again once its client has left, in mid-list and in the line', async () => {
    hold()
    const left = Array.from({ length: 10 }, () =>
      request(`${listener.address}${listAddress()}`, { headers: owner.bearer })
        .on('error', () => {})
        .end(),
    )
    const underWay = () => eventually(() => heavyWork.count(`company ${house.company}`, 'list'))
    await underWay().toBe(10)
    expect((await owner.ask(listAddress())).status).toBe(429)
    for (const one of left) one.destroy()
    held = null
    await underWay().toBe(0)
    for (let i = 0; i < 10; i++) expect(await read(await owner.ask(listAddress()))).toEqual([200, 1])
  })
})

/** Calls that answer 429 after too many tries. */
const TRIED =
  /^\/api\/(account\/(password$|email$|confirmation(-code)?$|second-factor|closing$)|invitations$|document-sending|companies(\/\{id\}\/closing)?$)/

it('heavy are whole lists, what is printed or packed, and long bodies', async () => {
  const operations = operationsOf(await published(startAsking()))
  const heavy = operations
    .filter(({ responses, opensBy }) => responses[429] !== undefined && opensBy !== null)
    .filter(({ path }) => !TRIED.test(path))
  expect(heavy.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /api/account/personal-data',
    'GET /api/companies/{id}/archive',
    'GET /api/deadlines',
    'GET /api/documents',
    'GET /api/documents/{id}/batch',
    'GET /api/documents/{id}/editions',
    'GET /api/employees',
    'GET /api/employees/{id}/personal-data',
    'GET /api/incidents/{id}/archive',
    'GET /api/invoices/{id}/file',
    'GET /api/journal/export',
    'GET /api/knowledge-checks',
    'GET /api/memos/{id}/file',
    'GET /api/obligations',
    'GET /api/registry-sets/records',
    'GET /api/requirements',
    'GET /api/requirements/difference',
    'GET /api/requirements/trained-outside',
    'PATCH /api/memos/{id}',
    'POST /api/chat/files',
    'POST /api/chat/messages',
    'POST /api/company-facts',
    'POST /api/documents',
    'POST /api/documents/check',
    'POST /api/documents/preview',
    'POST /api/documents/print',
    'POST /api/documents/{id}/editions',
    'POST /api/documents/{id}/records',
    'POST /api/documents/{id}/records/undoing',
    'POST /api/evidence/{id}/preview',
    'POST /api/incidents/{id}/evidence',
    'POST /api/inspector-orders',
    'POST /api/measures/{id}/evidence',
    'POST /api/memos',
    'POST /api/microtraumas/{id}/evidence',
    'POST /api/operator/conversations/files',
    'POST /api/operator/conversations/messages',
    'POST /api/own-forms',
    'POST /api/registry-sets',
    'POST /api/registry-sets/answers',
    'POST /api/requirements/application',
    'POST /api/staff-imports',
    'POST /api/staff-imports/reading',
    'POST /api/staff-imports/undoing',
  ])
})
