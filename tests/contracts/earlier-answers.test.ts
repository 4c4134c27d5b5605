import type { Company } from '@osh/core/companies/company.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { aCompany, aDraft, anEmployee, asPatch, day } from '#tests/examples.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { type BrowserStorage, makeBrowserStorage } from './browser-storage.ts'
import { serverOf } from './http-opened.ts'
import { makeSettableClock, type SettableClock } from './settable-clock.ts'
import { accepted, nextInn, refused, today } from './world.ts'

const PASSWORD = 'eleven chars'
const keys = ['companies', 'company_data', 'departments', 'employees', 'positions']

const namesOf = ({ id, lastName, firstName, position, departmentId, states }: EmployeeWithStates) => ({
  ...{ id, lastName, firstName, position, departmentId, states },
})

const calledOf = ({ id, name, shortName, activities, timeZone, numbering }: Company) => ({
  ...{ id, name, shortName, activities, timeZone, numbering },
})

type Outside = ReturnType<typeof makeHttpOutside>

let storage: BrowserStorage
let clock: SettableClock
/** What the server does instead of answering; null while it works. */
let instead: (() => Response | Promise<Response>) | null
let server: typeof fetch
let page: Outside
let company: Company

const openPage = (): Outside =>
  makeHttpOutside({
    host: 'http://server.test',
    storage,
    clock,
    fetch: async (input, init) => (instead ? instead() : server(input, init)),
    locks: null,
    events: null,
  })

const personal = {
  snils: '112-233-445 95',
  birthDate: day('1987-06-05'),
  personalPhone: '+7 (916) 123-45-67',
  email: 'zvonareva@example.org',
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number) => () => Response.json({ description: 'Отказано' }, { status: code })
const cached = () => keys.filter((key) => storage.getItem(key) !== null)

/** Everything that is kept, as a page of «Работники» reads it. */
async function readAll({ records }: Outside) {
  return {
    companies: await records.companies.list(),
    company: accepted(await records.companies.get(company.id)),
    departments: await records.departments.list(company.id),
    employees: await records.employees.list(company.id),
    positions: await records.positions.list(),
  }
}

beforeEach(async () => {
  storage = makeBrowserStorage()
  clock = makeSettableClock(today)
  instead = null
  server = serverOf(makeLedgerStorage(new MemoryLedger(), clock), clock)
  page = openPage()
  page.session.begin(accepted(await page.accounts.register('vera@example.org', PASSWORD)))
  const { records } = page
  company = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
  const department = accepted(await records.departments.add({ companyId: company.id, name: 'Карьер' }))
  const position = accepted(await records.positions.add({ companyId: company.id, name: 'Кладовщик' }))
  const where = { departmentId: department.id, positionId: position.id }
  accepted(
    await records.employees.hire({ companyId: company.id, details: anEmployee({ ...where, ...personal }) }),
  )
})

describe('what was read last', () => {
  it.each([
    ['no answer', noAnswer],
    ['a server without its database', status(503)],
    ['a proxy without its server', status(502)],
  ])('stands in for %s, after a reload of the page too, and says so', async (_, broken) => {
    const read = await readAll(page)
    expect(cached()).toEqual(keys)
    const again = openPage()
    const told: boolean[] = []
    again.earlierReads.subscribe(() => told.push(again.earlierReads.any()))
    instead = broken
    const stoodIn = await readAll(again)
    const { departments, positions } = read
    expect(stoodIn).toMatchObject({ departments, positions })
    for (const one of [...stoodIn.companies, stoodIn.company])
      expect(calledOf(one)).toEqual(calledOf(company))
    expect(stoodIn.employees.map(namesOf)).toEqual(read.employees.map(namesOf))
    expect(again.earlierReads.any()).toBe(true)
    instead = null
    await readAll(again)
    expect(again.earlierReads.any()).toBe(false)
    expect(told).toEqual([true, false])
  })

  it('holds no СНИЛС, birth date, phone or e-mail of an employee, no requisites or head of a company, nor does what an older version has kept', async () => {
    storage.setItem('employees', JSON.stringify({ format: 1, answer: [personal] }))
    page = openPage()
    expect(storage.getItem('employees')).toBeNull()
    const { employees } = await readAll(page)
    expect(employees).toMatchObject([personal])
    const kept = keys.map((key) => storage.getItem(key)).join()
    expect(kept).toContain(employees[0]?.lastName)
    for (const value of [
      company.directorName,
      company.phone,
      company.email,
      company.inn,
      company.legalAddress,
    ]) {
      expect(value).toBeTruthy()
      expect(kept).not.toContain(value)
    }
    for (const value of [personal.snils, personal.birthDate, '(916)', personal.email, '2020-02-03'])
      expect(kept).not.toContain(value)
  })

  it('is asked for again at once, and stands in until all of it has an answer', async () => {
    await readAll(page)
    instead = noAnswer
    await readAll(page)
    await page.earlierReads.readAgain()
    expect(page.earlierReads.any()).toBe(true)
    instead = null
    await page.earlierReads.readAgain()
    expect(page.earlierReads.any()).toBe(false)
  })

  it('stands in for its own company only', async () => {
    const other = accepted(await page.records.companies.add({ details: aCompany({ inn: nextInn() }) }))
    await readAll(page)
    instead = noAnswer
    await expect(page.records.departments.list(other.id)).rejects.toEqual(new Unavailable(null))
    await expect(page.records.employees.list(other.id)).rejects.toEqual(new Unavailable(null))
    await expect(page.records.companies.get(other.id)).rejects.toEqual(new Unavailable(null))
  })

  it('of employees stands in on the company’s same day alone: their states follow from today', async () => {
    clock.set('2026-03-16T20:30:00.000Z' as Instant)
    await readAll(page)
    instead = noAnswer
    clock.set('2026-03-16T20:59:00.000Z' as Instant)
    await expect(page.records.employees.list(company.id)).resolves.toHaveLength(1)
    clock.set('2026-03-16T21:00:00.000Z' as Instant)
    await expect(page.records.employees.list(company.id)).rejects.toEqual(new Unavailable(null))
    await expect(page.records.departments.list(company.id)).resolves.toHaveLength(1)
  })

  it('goes with a write, and what was asked for before the write is not kept', async () => {
    const { records } = page
    const { departments, employees } = await readAll(page)
    const [department, employee] = [departments[0], employees[0]]
    if (!department || !employee) throw new Error('no one works here')
    accepted(await records.departments.rename({ companyId: company.id, id: department.id, name: 'Склад' }))
    expect(cached()).not.toContain('departments')
    await readAll(page)
    accepted(
      await records.obligations.assign({
        companyId: company.id,
        employeeIds: [employee.id],
        draft: asPatch(aDraft()),
      }),
    )
    expect(cached()).toEqual(keys.filter((key) => key !== 'employees'))
    await readAll(page)
    accepted(await records.positions.add({ companyId: company.id, name: 'Взрывник' }))
    expect(cached()).not.toContain('positions')
    await readAll(page)
    accepted(
      await records.companies.change({
        companyId: company.id,
        patch: { shortName: 'Карьер' },
        version: null,
      }),
    )
    expect(cached()).toEqual(['departments', 'positions'])

    const slow = Promise.withResolvers<void>()
    const answers = server
    server = async (input, init) => {
      const request = new Request(input, init)
      const isRead = request.method === 'GET'
      const answer = await answers(request)
      if (isRead) await slow.promise
      return answer
    }
    const reading = records.departments.list(company.id)
    accepted(await records.departments.add({ companyId: company.id, name: 'Ремонтный цех' }))
    slow.resolve()
    await reading
    expect(cached()).not.toContain('departments')
  })

  it('never stands in for a refusal, and goes with it', async () => {
    for (const code of [401, 403, 404]) {
      await readAll(page)
      instead = status(code)
      await expect(page.records.departments.list(company.id)).rejects.toEqual(new Unavailable(code))
      expect(cached()).toEqual([])
      instead = noAnswer
      await expect(page.records.departments.list(company.id)).rejects.toEqual(new Unavailable(null))
      instead = null
    }
  })

  it('never stands in for a mistake of the server', async () => {
    await readAll(page)
    instead = status(500)
    await expect(page.records.companies.list()).rejects.toEqual(new Unavailable(500))
    expect(page.earlierReads.any()).toBe(false)
  })

  it('of a company that is no longer theirs is none', async () => {
    await readAll(page)
    const stranger = 9999 as Company['id']
    expect(refused(await page.records.companies.get(stranger))).toEqual({ code: 'not-found' })
    expect(cached()).toEqual([])
  })
})

describe('what was kept', () => {
  const change = (key: string, to: (kept: Record<string, unknown>) => unknown) =>
    storage.setItem(key, JSON.stringify(to(JSON.parse(storage.getItem(key) ?? '{}'))))

  it.each([
    ['no JSON', () => storage.setItem('departments', '{')],
    ['another thing', () => storage.setItem('departments', '[]')],
    ['an older format', () => change('departments', (kept) => ({ ...kept, format: 0 }))],
    ['another company’s', () => change('departments', (kept) => ({ ...kept, company: company.id + 1 }))],
    ['another person’s', () => change('departments', (kept) => ({ ...kept, person: 'anton@example.org' }))],
    ['another shape', () => change('departments', (kept) => ({ ...kept, answer: [{ id: 'один' }] }))],
  ])('and is now %s counts as none', async (_, tamper) => {
    await readAll(page)
    tamper()
    instead = noAnswer
    await expect(page.records.departments.list(company.id)).rejects.toEqual(new Unavailable(null))
    expect(page.earlierReads.any()).toBe(false)
  })

  it('does not fit a full storage: the reading goes on, the older value goes, the tokens stay', async () => {
    await readAll(page)
    storage.limitTo(0)
    await expect(page.records.departments.list(company.id)).resolves.toHaveLength(1)
    expect(cached()).not.toContain('departments')
    expect(page.session.tokens()).not.toBeNull()
  })

  it('makes room for the tokens of a renewal', async () => {
    const { setItem } = storage
    await readAll(page)
    storage.setItem = (key, text) => {
      if (cached().length > 0) throw new DOMException('exceeded the quota', 'QuotaExceededError')
      setItem(key, text)
    }
    const before = page.session.tokens()
    expect(await page.session.renew()).toEqual({ is: 'renewed' })
    expect(page.session.tokens()?.refreshToken).not.toBe(before?.refreshToken)
    expect(cached()).toEqual([])
  })

  it('in a forbidden storage is none', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { getItem } = storage
    storage.setItem = forbidden
    storage.getItem = (key) => (keys.includes(key) ? forbidden() : getItem(key))
    await expect(page.records.departments.list(company.id)).resolves.toHaveLength(1)
    instead = noAnswer
    await expect(page.records.departments.list(company.id)).rejects.toEqual(new Unavailable(null))
  })

  it('goes when the person leaves, and an answer that comes after that is not kept', async () => {
    await readAll(page)
    instead = noAnswer
    await readAll(page)
    const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    instead = async () => {
      asked.resolve()
      await left.promise
      return Response.json([])
    }
    const late = page.records.departments.list(company.id)
    await asked.promise
    page.session.clear()
    left.resolve()
    await expect(late).resolves.toEqual([])
    expect(cached()).toEqual([])
    expect(page.earlierReads.any()).toBe(false)
  })

  it('is nothing to the next person at the same browser', async () => {
    await readAll(page)
    const kept = storage.getItem('departments')
    page.session.begin(accepted(await page.accounts.register('anton@example.org', PASSWORD)))
    expect(cached()).toEqual([])
    storage.setItem('departments', kept ?? '')
    instead = noAnswer
    await expect(page.records.departments.list(company.id)).rejects.toEqual(new Unavailable(null))
  })

  it('is of the five lists alone', async () => {
    const { employees } = await readAll(page)
    const { records } = page
    const [employee] = employees
    if (!employee) throw new Error('no one works here')
    await records.obligations.list(company.id, { employeeId: employee.id })
    await records.deadlines.overdueCounts(company.id)
    instead = noAnswer
    await expect(records.deadlines.overdueCounts(company.id)).rejects.toThrow(Unavailable)
    await expect(records.obligations.list(company.id, { employeeId: employee.id })).rejects.toThrow(
      Unavailable,
    )
    await expect(records.employees.get(company.id, employee.id)).rejects.toThrow(Unavailable)
  })
})
