import { randomUUID } from 'node:crypto'
import type { UserId } from '@osh/core/auth/account.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { describe, expect, it } from 'vitest'
import { demoCompany } from '#adapters/demo/demo-company.ts'
import { readTemplates } from '#adapters/documents/form/read-templates.ts'
import { makeExamples } from '#adapters/server/open-example.ts'
import { until } from '#tests/patience.ts'
import { plainPress } from '#tests/plain-press.ts'
import type { Opened } from '../opened.ts'
import { accepted, newWorld, refusal } from '../world.ts'

/** An example beside a person's own company. */
export const exampleCompanyContract = (opened: () => Opened) =>
  describe('ExampleCompany', () => {
    const aPerson = async () => {
      const { storage, clock } = opened()
      clock.set('2026-11-20T12:00:00.000Z' as ReturnType<typeof clock.now>)
      const added = await storage.accounts.addUser(`example-${randomUUID()}@example.org`, 'hash')
      const user: UserId = accepted(added).id
      return { user, records: storage.openRecords(user) }
    }
    /** A server that waits before the fourth paper that it prints, for as long as it is told to. */
    const aServer = (user: UserId) => {
      const { storage, clock } = opened()
      const { promise: allowed, resolve: goOn, reject: die } = Promise.withResolvers<void>()
      const failures: unknown[] = []
      const begun: string[] = []
      const print: typeof plainPress.print = async (...paper) => {
        if (begun.push(paper[0].slug) > 3) await allowed
        return plainPress.print(...paper)
      }
      const missing = async () => []
      const press = async () => ({ ...plainPress, missing, print, templates: await readTemplates() })
      const example = makeExamples({ storage, clock, press })(user, (error) => failures.push(error))
      const untilFourth = () => until(() => expect([begun.length, failures]).toEqual([4, []]))
      return { example, failures, begun, untilFourth, goOn, die }
    }
    const ownCompany = (records: StoredRecords) =>
      newWorld({
        ...opened(),
        records,
        stranger: records,
        another: async () => records,
        reopen: async () => records,
      })

    it('is apart from the person’s own, made again where that was cut off, found again, its papers gone on with after a restart, and removed with every record, even while they are printed', async () => {
      const { user, records } = await aPerson()
      const first = aServer(user)
      const own = await ownCompany(records)
      const employee = await own.hire('Абрамова')
      await own.assign(employee)
      const before = await records.employees.list(own.company.id)
      accepted(await records.companies.add({ details: demoCompany, example: true }))
      expect(await first.example.readPapers()).toEqual({ done: 0, of: 0 })

      const company = accepted(await first.example.openExample())
      expect(company).toMatchObject({ example: true, shortName: 'ООО «СеверСтройМонтаж»' })
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([company.id, own.company.id])
      expect((await records.employees.list(company.id)).length).toBeGreaterThan(100)
      expect(accepted(await first.example.openExample()).id).toBe(company.id)

      await first.untilFourth()
      const { done, of } = await first.example.readPapers()
      expect([done >= 3, done < of]).toEqual([true, true])
      expect(await records.documents.list(company.id, everyDocument)).toHaveLength(3)
      first.die(new Error('the server is ending'))
      await until(() => expect(first.failures).toHaveLength(1))

      const second = aServer(user)
      expect(await second.example.readPapers()).toMatchObject({ of })
      await second.untilFourth()
      expect(second.begun[0]).toBe(first.begun[3])
      expect(accepted(await second.example.openExample()).id).toBe(company.id)
      expect(await records.documents.list(company.id, everyDocument)).toHaveLength(6)

      accepted(await records.companies.removeExample({ companyId: company.id }))
      second.goOn()
      await until(async () => expect(await second.example.readPapers()).toEqual({ done: 0, of: 0 }))
      expect([second.begun.length, second.failures]).toEqual([4, []])
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([own.company.id])
      expect(refusal(await records.companies.get(company.id))).toBe('not-found')
      expect(await records.employees.list(company.id)).toEqual([])
      expect(await records.documents.list(company.id, everyDocument)).toEqual([])
      expect(await records.employees.list(own.company.id)).toEqual(before)
      expect(refusal(await records.companies.removeExample({ companyId: company.id }))).toBe('not-found')
    })
  })
