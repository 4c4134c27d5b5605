import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { type Role, roles } from '@osh/core/rights/role.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { type Asked, furnish, type House, logIn, type Person, register, startAsking } from './asking.ts'
import { namesCompany, requestOf, type Sent } from './house-requests.ts'
import { joinAs } from './join-as.ts'
import { operationsOf, published } from './published.ts'

const ABSENT = 987_654
const operations = operationsOf(await published(startAsking())).map((one) => ({
  ...one,
  name: `${one.method} ${one.path}`,
}))
const closed = operations.filter(({ opensBy }) => opensBy !== null)
const ofCompanies = operations.filter(namesCompany)
const files = operations.filter(({ opensBy }) => opensBy?.includes('signature'))

/** Two people on one server: one with a company, one with two. */
type Street = {
  readonly server: Asked
  readonly stranger: Person
  readonly own: House
  /** Of the stranger's other company. */
  readonly elsewhere: House
  readonly foreign: House
  readonly absent: House
  /** How often the records of anyone were read or written. */
  readonly touched: () => number
  /** Of the stranger: a token that has run out, and one whose session has ended. */
  readonly expired: string
  readonly ended: string
}

const kinds = (house: House) => Object.keys(house) as (keyof House)[]

async function aStreet(): Promise<Street & { readonly ledger: MemoryLedger }> {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const watched = watch(makeLedgerStorage(ledger, clock))
  const server = startAsking({ storage: watched.storage, clock })
  const early = await register(server, 'stranger@example.org')
  clock.forward(3600)
  const foreign = await furnish(await register(server, 'owner@example.org'))
  const [stranger, left] = [await logIn(server, early), await logIn(server, early)]
  await server.ask('/api/logout', { body: { refreshToken: left.refreshToken } })
  const [own, elsewhere] = [await furnish(stranger), await furnish(stranger, '7736050003')]
  const absent = Object.fromEntries(kinds(own).map((kind) => [kind, ABSENT])) as House
  const [expired = '', ended = ''] = [early.bearer.authorization, left.bearer.authorization]
  const { touched } = watched
  return { server, stranger, own, elsewhere, foreign, absent, touched, expired, ended, ledger }
}

function watch(storage: Storage): { readonly storage: Storage; readonly touched: () => number } {
  let touched = 0
  const counting = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value === 'object' && value !== null) return counting(value)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          touched += 1
          return value.apply(target, given)
        }
      },
    })
  return {
    storage: { ...storage, openRecords: (user) => counting(storage.openRecords(user)) },
    touched: () => touched,
  }
}

/** All that an answer tells, the number of the request aside, and whichever of the ids it was asked about. */
async function told(response: Response, ids: readonly number[] = []): Promise<unknown> {
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
  const body = await response.text()
  return {
    status: response.status,
    headers,
    body: ids.reduce((told, id) => told.replaceAll(new RegExp(`(?<!\\d)${id}(?!\\d)`, 'g'), '#'), body),
  }
}

let street: Street
beforeAll(async () => {
  street = await aStreet()
})

it('looks at every operation that the server publishes', () => {
  expect(closed.length).toBeGreaterThan(45)
  expect(ofCompanies.length).toBeGreaterThan(38)
  expect(files.length).toBeGreaterThan(3)
})

describe('no one', () => {
  it.each(closed)('$name is refused alike, whatever it is asked about', async (operation) => {
    const { server, stranger, expired, ended, own, elsewhere, foreign, absent } = street
    const [head = '', claims = '', signature = ''] = (stranger.bearer.authorization ?? '').split('.')
    const forged = `${head}.${claims}.${signature.split('').reverse().join('')}`
    const tokens = ['', 'Bearer', 'Bearer a.b.c', forged, expired, ended]
    const right = await server.ask('/api/account')
    const expected = await told(right)
    expect(right.status).toBe(401)
    const before = street.touched()
    for (const authorization of tokens)
      for (const house of [own, foreign, absent, { ...own, company: elsewhere.company }]) {
        const { path, ...given } = requestOf(operation, house)
        const headers = { ...given.headers, ...(authorization ? { authorization } : {}) }
        expect(await told(await server.ask(path, { ...given, headers }))).toEqual(expected)
      }
    expect(street.touched()).toBe(before)
  })
})

describe('a stranger with a company of their own', () => {
  it.each(ofCompanies)('$name: what is foreign is answered like what is not there', async (operation) => {
    const { stranger, own, elsewhere, foreign, absent } = street
    const before = street.touched()
    const answers: unknown[] = []
    const of = (house: House) => requestOf(operation, house)
    const asked = [absent, foreign].flatMap((house) => [of(house), ...asOfOwnCompany(of(house), own)])
    for (const { path, ...given } of [...asked, ...asOfOwnCompany(of(elsewhere), own)])
      answers.push(await told(await stranger.ask(path, given)))
    const [first] = answers
    expect(first).toMatchObject({ status: 404 })
    for (const answer of answers) expect(answer).toEqual(first)
    expect(street.touched()).toBe(before)
  })

  it.each(files)('$name: no link is signed to it', async (operation) => {
    const { stranger, foreign, absent } = street
    const [one, other] = await Promise.all(
      [absent, foreign].map(async (house) => {
        const url = requestOf(operation, house).path
        return told(await stranger.ask('/api/file-links', { body: { url } }))
      }),
    )
    expect(one).toMatchObject({ status: 404 })
    expect(other).toEqual(one)
  })
})

/** The same thing named by its path, under a company that the caller may touch. */
function asOfOwnCompany({ path, ...given }: Sent, { company }: House): readonly Sent[] {
  if (!/\/\d+(\/|\?|$)/.test(path) || path.startsWith('/api/companies/')) return []
  const [before, query] = path.split('?')
  const sent = new URLSearchParams(query)
  sent.set('companyId', String(company))
  return [{ ...given, path: `${before}?${sent}` }]
}

/** The same street, as one of that role in the first company walks it; the other is the owner's alone. */
async function aStreetOf(role: Role): Promise<Street> {
  const { ledger, ...street } = await aStreet()
  if (role === 'owner') return street
  const email = 'member@example.org'
  const member = await register(street.server, email)
  const { company, department } = street.own
  await joinAs(ledger, email, company, { role, departments: [department as DepartmentId] })
  return { ...street, stranger: member }
}

describe.each(roles)('a member who is %s', (role) => {
  it('is told the same of a foreign thing, or one of another company of the owner, as of none', async () => {
    const [one, other, third] = [await aStreetOf(role), await aStreetOf(role), await aStreetOf(role)]
    const differing: string[] = []
    let compared = 0
    for (const operation of ofCompanies)
      for (const kind of kinds(one.own).filter((name) => name !== 'company')) {
        const usual = JSON.stringify(requestOf(operation, one.own))
        const ask = async ({ own, stranger }: Street, id: number) => {
          const { path, ...given } = requestOf(operation, { ...own, [kind]: id })
          if (JSON.stringify({ method: given.method, path, ...given }) === usual) return null
          return told(await stranger.ask(path, given), [ABSENT, one.foreign[kind], one.elsewhere[kind]])
        }
        const foreign = await ask(one, one.foreign[kind])
        const absent = await ask(other, ABSENT)
        // A file of one's own opens by its id alone, whichever company it is of.
        const elsewhere = files.includes(operation) ? absent : await ask(third, one.elsewhere[kind])
        if (foreign === null) continue
        compared += 1
        for (const answer of [foreign, elsewhere])
          if (JSON.stringify(answer) !== JSON.stringify(absent))
            differing.push(`${operation.name} ${kind}: ${JSON.stringify([answer, absent])}`)
      }
    expect(differing).toEqual([])
    expect(compared).toBeGreaterThan(120)
  })
})
