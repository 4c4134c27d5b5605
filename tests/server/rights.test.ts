import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import { hasRight } from '@osh/core/rights/right.ts'
import { roles } from '@osh/core/rights/role.ts'
import { describeMissingRight } from '@osh/core/wording/rights/missing-right.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { encodeSection } from '#adapters/wire/words.ts'
import { makeJudge } from '#tests/contracts/published-judge.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { type Asked, furnish, type House, type Json, type Person, register, startAsking } from './asking.ts'
import { namesCompany, requestOf } from './house-requests.ts'
import { joinAs } from './join-as.ts'
import { type Operation, operationsOf, published } from './published.ts'

/** What has a department, by the word that the path has for it: to a head of another one it is as if there were none. */
const ofDepartments = ['employee-groups', 'employees', 'absences', 'obligations', 'memos']

const isAboutCompany = (one: Operation): boolean =>
  namesCompany(one) && !/^\/api\/(?:account|news)/.test(one.path)

const operations = operationsOf(await published(startAsking()))
const named = operations.filter(isAboutCompany).map((one) => ({ ...one, name: `${one.method} ${one.path}` }))
/** What takes something away is asked last: whoever may has nothing left to ask about. */
const lateness = ({ method, path }: Operation): number =>
  path.endsWith('/leaving') ? 2 : method === 'DELETE' ? 1 : 0
const inOrder = named.toSorted((a, b) => lateness(a) - lateness(b))

type Office = {
  readonly server: Asked
  readonly owner: Person
  readonly house: House
  readonly foreign: House
  join(email: string, membership: Partial<Membership>): Promise<Person>
}

async function anOffice(): Promise<Office> {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const server = startAsking({ storage: makeLedgerStorage(ledger, clock), clock })
  const owner = await register(server, 'owner@example.org')
  const house = await furnish(owner)
  const foreign = await furnish(await register(server, 'stranger@example.org'))
  const join = async (email: string, membership: Partial<Membership>): Promise<Person> => {
    const person = await register(server, email)
    await joinAs(ledger, email, house.company, membership)
    return person
  }
  return { server, owner, house, foreign, join }
}

/** Of an answer that ends. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

const ask = (person: Person, operation: Operation, house: House): Promise<Response> => {
  const { path, ...given } = requestOf(operation, house)
  return person.ask(path, given)
}

let office: Office
beforeAll(async () => {
  office = await anOffice()
})

it('every route about a company names a right, and no other does', async () => {
  expect(named.length).toBeGreaterThan(75)
  expect(named.filter(({ right }) => right === null).map(({ name }) => name)).toEqual([])
  const others = operations.filter((one) => !isAboutCompany(one))
  expect(others.filter(({ right }) => right !== null)).toEqual([])
})

describe.each([...roles].reverse())('%s', (role) => {
  let member: Person
  beforeAll(async () => {
    const departments = role === 'head' ? [office.house.department as DepartmentId] : []
    member = await office.join(`${role}@office.example.org`, { role, departments })
  })

  it('may what the table says, on every route, and nothing else', async () => {
    const wrong: string[] = []
    for (const operation of inOrder) {
      const response = await ask(member, operation, office.house)
      const { status } = response
      const isRefused = (await textOf(response)).includes('"code":"right/missing"')
      const isAllowed = operation.right !== null && hasRight(role, operation.right)
      if (isRefused === isAllowed || (isRefused && status !== 403) || status === 500)
        wrong.push(`${operation.name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('is told nothing of another company, whatever their right here is', async () => {
    const wrong: string[] = []
    for (const operation of inOrder) {
      const { status } = await ask(member, operation, office.foreign)
      if (status !== 404) wrong.push(`${operation.name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('what is hidden', () => {
  it('is sent to no one who may not see it, by whatever route', async () => {
    const { join, house, owner } = await anOffice()
    const companyId = house.company
    const phones = { personalPhone: '+79991112233', snils: '112-233-445 95' }
    await owner.ask(`/api/employees/${house.employee}`, { method: 'PATCH', body: phones })
    const examined = {
      section: encodeSection('medicalExamination'),
      factorNumber: '4.1',
      periodicity: '1 год',
      date: '2025-03-20',
    }
    const body = { companyId, employeeId: house.employee, ...examined }
    expect((await owner.ask('/api/obligations', { body })).status).toBe(201)
    const departments = [house.department as DepartmentId]
    const people = [
      await join('head@example.org', { role: 'head', departments }),
      await join('reader@example.org', { role: 'reader' }),
      await join('granted@example.org', { role: 'reader', granted: ['snils', 'phones', 'medical'] }),
    ]
    const seen = await Promise.all(
      people.map(async (person) => {
        const texts: string[] = []
        for (const operation of inOrder.filter(({ method }) => method === 'GET')) {
          const answered = await ask(person, operation, house)
          texts.push(await textOf(answered))
        }
        const all = await person.ask(`/api/obligations?companyId=${companyId}`)
        texts.push(await all.text())
        return texts.join('\n')
      }),
    )
    const told = (text: string) =>
      [
        /112.?233.?445.?95/,
        /999.{0,3}111.?22.?33/,
        /Ссадина предплечья/,
        /Рана промыта/,
        /"factorNumber":"4\.1"/,
      ].map((secret) => secret.test(text))
    expect(told(seen[0] ?? '')).toEqual([false, false, false, false, false])
    expect(told(seen[1] ?? '')).toEqual([false, false, false, false, false])
    expect(told(seen[2] ?? '')).toEqual([true, true, true, true, true])
  })
})

it('what is hidden leaves an answer that the page can read, on every route', async () => {
  const { join, house, server } = await anOffice()
  const judge = makeJudge(await published(server))
  const departments = [house.department as DepartmentId]
  const wrong: string[] = []
  for (const role of ['head', 'reader'] as const) {
    const member = await join(`${role}@example.org`, { role, departments })
    for (const operation of inOrder.filter(({ method }) => method === 'GET')) {
      const answered = await ask(member, operation, house)
      await judge('GET', operation.pattern, answered).catch((error: unknown) => wrong.push(String(error)))
    }
  }
  expect(wrong).toEqual([])
})

describe('a head of another department', () => {
  it('finds nothing of this one by its id', async () => {
    const { join, house, owner } = await anOffice()
    const other = await owner.ask('/api/employee-groups', {
      body: { companyId: house.company, name: 'Другой отдел' },
    })
    const { id } = (await other.json()) as Json
    const head = await join('head@example.org', { role: 'head', departments: [Number(id) as DepartmentId] })
    const noOnes = await join('none@example.org', { role: 'head' })
    let looked = 0
    for (const operation of inOrder) {
      const [, word = ''] = /^\/api\/([\w-]+)\/\{id\}/.exec(operation.path) ?? []
      if (!ofDepartments.includes(word)) continue
      looked += 1
      for (const person of [head, noOnes])
        expect([operation.name, (await ask(person, operation, house)).status]).toEqual([operation.name, 404])
    }
    expect(looked).toBeGreaterThan(12)
  })
})

it('a member who may not is told so in words', async () => {
  const { join, house } = await anOffice()
  const reader = await join('reader@example.org', { role: 'reader' })
  const answered = await reader.ask('/api/employee-groups', {
    body: { companyId: house.company, name: 'Новый' },
  })
  expect(answered.status).toBe(403)
  expect(await answered.json()).toEqual({ description: describeMissingRight, code: 'right/missing' })
})
