import type { UserId } from '@osh/core/auth/account.ts'
import { describe, expect, it } from 'vitest'
import { makeExample } from '#adapters/server/open-example.ts'
import type { Opened } from '../opened.ts'
import { accepted, newWorld, refusal } from '../world.ts'

/** An example beside a person's own company. */
export const exampleCompanyContract = (opened: () => Opened) =>
  describe('ExampleCompany', () => {
    it('is apart from the person’s own, found again, and removed with every record of its own', async () => {
      const { storage, clock } = opened()
      clock.set('2026-11-20T12:00:00.000Z' as ReturnType<typeof clock.now>)
      const added = await storage.accounts.addUser(`example-${Math.random()}@example.org`, 'hash')
      const user: UserId = accepted(added).id
      const records = storage.recordsOf(user)
      const own = await newWorld({
        ...opened(),
        records,
        stranger: records,
        another: async () => records,
        reopen: async () => records,
      })
      const employee = await own.hire('Абрамова')
      await own.assign(employee)
      const before = await records.employees.list(own.company.id)

      const example = makeExample(storage, clock, user)
      const company = accepted(await example.openExample())
      expect(company).toMatchObject({ example: true, shortName: 'ООО «СеверСтройМонтаж»' })
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([company.id, own.company.id])
      expect((await records.employees.list(company.id)).length).toBeGreaterThan(100)
      expect(accepted(await example.openExample()).id).toBe(company.id)

      accepted(await records.companies.removeExample({ companyId: company.id }))
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([own.company.id])
      expect(refusal(await records.companies.get(company.id))).toBe('not-found')
      expect(await records.employees.list(company.id)).toEqual([])
      expect(await records.employees.list(own.company.id)).toEqual(before)
      expect(refusal(await records.companies.removeExample({ companyId: company.id }))).toBe('not-found')
    }, 120_000)
  })
