import type { Company } from '@osh/core/companies/company.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aDraft, anEmployee, asPatch, day } from '#tests/examples.ts'
import { EarlierPage, keys, noAnswer, personal } from './earlier-page.ts'
import { accepted, nextInn, refused } from './world.ts'

const namesOf = ({ id, lastName, firstName, position, departmentId }: EmployeeWithStates) => ({
  ...{ id, lastName, firstName, position, departmentId },
})

/** What is the same of everyone who is kept. */
const neutral = { sex: 'm', birthDate: '1900-01-01', hireDate: '1900-01-01', states: {} }

const calledOf = ({ id, name, shortName, activities, timeZone, numbering }: Company) => ({
  ...{ id, name, shortName, activities, timeZone, numbering },
})

const status = (code: number) => () => Response.json({ description: 'Отказано' }, { status: code })

let at: EarlierPage

beforeEach(async () => {
  at = await new EarlierPage().furnish()
})

describe('what was read last', () => {
  it.each([
    ['no answer', noAnswer],
    ['a server without its database', status(503)],
    ['a proxy without its server', status(502)],
  ])('stands in for %s, after a reload of the page too, and says so', async (_, broken) => {
    const read = await at.readAll(at.page)
    expect(at.cached()).toEqual(keys)
    const again = at.open()
    const told: boolean[] = []
    again.earlierReads.subscribe(() => told.push(again.earlierReads.hasAny()))
    at.instead = broken
    const stoodIn = await at.readAll(again)
    const { departments, positions } = read
    expect(stoodIn).toMatchObject({ departments, positions })
    for (const one of [...stoodIn.companies, stoodIn.company])
      expect(calledOf(one)).toEqual(calledOf(at.company))
    expect(stoodIn.employees.map(namesOf)).toEqual(read.employees.map(namesOf))
    expect(new Set(stoodIn.employees.flatMap(({ states }) => Object.values(states)))).toEqual(
      new Set(['unknown']),
    )
    expect(again.earlierReads.hasAny()).toBe(true)
    at.instead = null
    await at.readAll(again)
    expect(again.earlierReads.hasAny()).toBe(false)
    expect(told).toEqual([true, false])
  })

  it('goes with a company that the person is no member of any more', async () => {
    await at.readAll(at.page)
    at.instead = () => Response.json([])
    expect(await at.open().records.companies.list()).toEqual([])
    // Positions that are everyone's are of no company.
    expect(at.cached()).toEqual(['companies', 'positions'])
  })

  it('holds no СНИЛС, birth date, phone or e-mail of an employee, no requisites or head of a company, nor does what an older version has kept', async () => {
    at.storage.setItem('employees', JSON.stringify({ format: 1, answer: [personal] }))
    at.page = at.open()
    expect(at.storage.getItem('employees')).toBeNull()
    const { employees } = await at.readAll(at.page)
    expect(employees).toMatchObject([personal])
    const kept = keys.map((key) => at.storage.getItem(key)).join()
    expect(kept).toContain(employees[0]?.lastName)
    for (const value of [
      at.company.directorName,
      at.company.phone,
      at.company.email,
      at.company.inn,
      at.company.legalAddress,
    ]) {
      expect(value).toBeTruthy()
      expect(kept).not.toContain(value)
    }
    for (const value of [personal.snils, personal.birthDate, '(916)', personal.email, '2020-02-03'])
      expect(kept).not.toContain(value)
  })

  it('of employees holds who works there, by names, department and position alone', async () => {
    const { records } = at.page
    const { employees } = await at.readAll(at.page)
    const [staying] = employees
    if (!staying) throw new Error('no one works here')
    const place = { departmentId: staying.departmentId, positionId: staying.positionId }
    const details = anEmployee({ ...place, lastName: 'Уволенная', dismissalDate: day('2026-03-01') })
    accepted(await records.employees.hire({ companyId: at.company.id, details }))
    expect(await records.employees.list(at.company.id)).toHaveLength(2)
    const { answer } = JSON.parse(at.storage.getItem('employees') ?? '{}') as { answer: readonly object[] }
    const told = answer.map((one) =>
      Object.keys(one)
        .filter((name) => Object(one)[name] !== null && !(name in neutral))
        .sort(),
    )
    const ids = ['companyId', 'employeeGroupId', 'positionId', 'id', 'version']
    expect(told).toEqual([[...ids, 'lastName', 'firstName', 'fatherName', 'position'].sort()])
    expect(answer).toMatchObject([neutral])
  })

  it('is asked for again at once, and stands in until all of it has an answer', async () => {
    await at.readAll(at.page)
    at.instead = noAnswer
    await at.readAll(at.page)
    await at.page.earlierReads.readAgain()
    expect(at.page.earlierReads.hasAny()).toBe(true)
    at.instead = null
    await at.page.earlierReads.readAgain()
    expect(at.page.earlierReads.hasAny()).toBe(false)
  })

  it('stands in for its own company only', async () => {
    const other = accepted(await at.page.records.companies.add({ details: aCompany({ inn: nextInn() }) }))
    await at.readAll(at.page)
    at.instead = noAnswer
    await expect(at.page.records.departments.list(other.id)).rejects.toEqual(new Unavailable(null))
    await expect(at.page.records.employees.list(other.id)).rejects.toEqual(new Unavailable(null))
    await expect(at.page.records.companies.get(other.id)).rejects.toEqual(new Unavailable(null))
  })

  it('of employees stands in on the company’s same day alone: their states follow from today', async () => {
    at.clock.set('2026-03-16T20:30:00.000Z' as Instant)
    await at.readAll(at.page)
    at.instead = noAnswer
    at.clock.set('2026-03-16T20:59:00.000Z' as Instant)
    await expect(at.page.records.employees.list(at.company.id)).resolves.toHaveLength(1)
    at.clock.set('2026-03-16T21:00:00.000Z' as Instant)
    await expect(at.page.records.employees.list(at.company.id)).rejects.toEqual(new Unavailable(null))
    await expect(at.page.records.departments.list(at.company.id)).resolves.toHaveLength(1)
  })

  it('goes with a write, and what was asked for before the write is not kept', async () => {
    const { records } = at.page
    const { departments, employees } = await at.readAll(at.page)
    const [department, employee] = [departments[0], employees[0]]
    if (!department || !employee) throw new Error('no one works here')
    accepted(await records.departments.rename({ companyId: at.company.id, id: department.id, name: 'Склад' }))
    expect(at.cached()).not.toContain('departments')
    await at.readAll(at.page)
    accepted(
      await records.obligations.assign({
        companyId: at.company.id,
        employeeIds: [employee.id],
        draft: asPatch(aDraft()),
      }),
    )
    expect(at.cached()).toEqual(keys.filter((key) => key !== 'employees'))
    await at.readAll(at.page)
    accepted(await records.positions.add({ companyId: at.company.id, name: 'Взрывник' }))
    expect(at.cached()).not.toContain('positions')
    await at.readAll(at.page)
    accepted(
      await records.companies.change({
        companyId: at.company.id,
        patch: { shortName: 'Карьер' },
        version: null,
      }),
    )
    expect(at.cached()).toEqual(['departments', 'positions'])

    const slow = Promise.withResolvers<void>()
    const answers = at.server
    at.server = async (input, init) => {
      const request = new Request(input, init)
      const isRead = request.method === 'GET'
      const answer = await answers(request)
      if (isRead) await slow.promise
      return answer
    }
    const reading = records.departments.list(at.company.id)
    accepted(await records.departments.add({ companyId: at.company.id, name: 'Ремонтный цех' }))
    slow.resolve()
    await reading
    expect(at.cached()).not.toContain('departments')
  })

  it('never stands in for a refusal, and goes with it', async () => {
    for (const code of [401, 403, 404]) {
      await at.readAll(at.page)
      at.instead = status(code)
      await expect(at.page.records.departments.list(at.company.id)).rejects.toEqual(new Unavailable(code))
      expect(at.cached()).toEqual([])
      at.instead = noAnswer
      await expect(at.page.records.departments.list(at.company.id)).rejects.toEqual(new Unavailable(null))
      at.instead = null
    }
  })

  it('never stands in for a mistake of the server', async () => {
    await at.readAll(at.page)
    at.instead = status(500)
    await expect(at.page.records.companies.list()).rejects.toEqual(new Unavailable(500))
    expect(at.page.earlierReads.hasAny()).toBe(false)
  })

  it('of a company that is no longer theirs is none', async () => {
    await at.readAll(at.page)
    const stranger = 9999 as Company['id']
    expect(refused(await at.page.records.companies.get(stranger))).toEqual({ code: 'not-found' })
    expect(at.cached()).toEqual([])
  })
})
