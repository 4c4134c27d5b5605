import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { EarlierPage, keys, noAnswer, PASSWORD } from './earlier-page.ts'
import { accepted } from './world.ts'

let at: EarlierPage

beforeEach(async () => {
  at = await new EarlierPage().furnish()
})

describe('what was kept', () => {
  const change = (key: string, to: (kept: Record<string, unknown>) => unknown) =>
    at.storage.setItem(key, JSON.stringify(to(JSON.parse(at.storage.getItem(key) ?? '{}'))))

  it.each([
    ['no JSON', () => at.storage.setItem('departments', '{')],
    ['another thing', () => at.storage.setItem('departments', '[]')],
    ['an older format', () => change('departments', (kept) => ({ ...kept, format: 0 }))],
    ['another company’s', () => change('departments', (kept) => ({ ...kept, company: at.company.id + 1 }))],
    ['another person’s', () => change('departments', (kept) => ({ ...kept, person: 'anton@example.org' }))],
    ['another shape', () => change('departments', (kept) => ({ ...kept, answer: [{ id: 'один' }] }))],
  ])('and is now %s counts as none', async (_, tamper) => {
    await at.readAll(at.page)
    tamper()
    at.instead = noAnswer
    await expect(at.page.records.departments.list(at.company.id)).rejects.toEqual(new Unavailable(null))
    expect(at.page.earlierReads.hasAny()).toBe(false)
  })

  it('does not fit a full storage: the reading goes on, the older value goes, the tokens stay', async () => {
    await at.readAll(at.page)
    at.storage.limitTo(0)
    await expect(at.page.records.departments.list(at.company.id)).resolves.toHaveLength(1)
    expect(at.cached()).not.toContain('departments')
    expect(at.page.session.readTokens()).not.toBeNull()
  })

  it('makes room for the tokens of a renewal', async () => {
    const { setItem } = at.storage
    await at.readAll(at.page)
    at.storage.setItem = (key, text) => {
      if (at.cached().length > 0) throw new DOMException('exceeded the quota', 'QuotaExceededError')
      setItem(key, text)
    }
    const before = at.page.session.readTokens()
    expect(await at.page.session.renew()).toEqual({ is: 'renewed' })
    expect(at.page.session.readTokens()?.refreshToken).not.toBe(before?.refreshToken)
    expect(at.cached()).toEqual([])
  })

  it('in a forbidden storage is none', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { getItem } = at.storage
    at.storage.setItem = forbidden
    at.storage.getItem = (key) => (keys.includes(key) ? forbidden() : getItem(key))
    await expect(at.page.records.departments.list(at.company.id)).resolves.toHaveLength(1)
    at.instead = noAnswer
    await expect(at.page.records.departments.list(at.company.id)).rejects.toEqual(new Unavailable(null))
  })

  it('goes when the person leaves, and an answer that comes after that is not kept', async () => {
    await at.readAll(at.page)
    at.instead = noAnswer
    await at.readAll(at.page)
    const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    at.instead = async () => {
      asked.resolve()
      await left.promise
      return Response.json([])
    }
    const late = at.page.records.departments.list(at.company.id)
    await asked.promise
    at.page.session.clear()
    left.resolve()
    await expect(late).resolves.toEqual([])
    expect(at.cached()).toEqual([])
    expect(at.page.earlierReads.hasAny()).toBe(false)
  })

  it('is nothing to the next person at the same browser', async () => {
    await at.readAll(at.page)
    const kept = at.storage.getItem('departments')
    at.page.session.begin(accepted(await at.page.accounts.register('anton@example.org', PASSWORD)))
    expect(at.cached()).toEqual([])
    at.storage.setItem('departments', kept ?? '')
    at.instead = noAnswer
    await expect(at.page.records.departments.list(at.company.id)).rejects.toEqual(new Unavailable(null))
  })

  it('is of the five lists alone', async () => {
    const { employees } = await at.readAll(at.page)
    const { records } = at.page
    const [employee] = employees
    if (!employee) throw new Error('no one works here')
    await records.obligations.list(at.company.id, { employeeId: employee.id })
    await records.deadlines.countOverdue(at.company.id)
    at.instead = noAnswer
    await expect(records.deadlines.countOverdue(at.company.id)).rejects.toThrow(Unavailable)
    await expect(records.obligations.list(at.company.id, { employeeId: employee.id })).rejects.toThrow(
      Unavailable,
    )
    await expect(records.employees.get(at.company.id, employee.id)).rejects.toThrow(Unavailable)
  })
})
