import type { UserId } from '@osh/core/auth/account.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { describe, expect, it, vi } from 'vitest'
import { readTemplates } from '#adapters/documents/form/read-templates.ts'
import { makeExamples } from '#adapters/server/open-example.ts'
import { plainPress } from '#tests/plain-press.ts'
import type { Opened } from '../opened.ts'
import { accepted, newWorld, refusal } from '../world.ts'

const patience = 120_000

/** An example beside a person's own company. */
export const exampleCompanyContract = (opened: () => Opened) =>
  describe('ExampleCompany', () => {
    /** Someone whose press waits before each paper for as long as it is told to. */
    const aPerson = async (beforePaper: () => Promise<void> = async () => undefined) => {
      const { storage, clock } = opened()
      clock.set('2026-11-20T12:00:00.000Z' as ReturnType<typeof clock.now>)
      const added = await storage.accounts.addUser(`example-${Math.random()}@example.org`, 'hash')
      const user: UserId = accepted(added).id
      const records = storage.recordsOf(user)
      const failures: unknown[] = []
      const print: typeof plainPress.print = async (...paper) => {
        await beforePaper()
        return plainPress.print(...paper)
      }
      const missing = async () => []
      const press = async () => ({ ...plainPress, missing, print, templates: await readTemplates() })
      const example = makeExamples({ storage, clock, press })(user, (error) => failures.push(error))
      return { records, example, failures }
    }
    const ownCompany = (records: StoredRecords) =>
      newWorld({
        ...opened(),
        records,
        stranger: records,
        another: async () => records,
        reopen: async () => records,
      })

    it('is apart from the person’s own, found again, and removed with every record, even while its papers are printed', async () => {
      let go = () => {}
      const removed = new Promise<void>((done) => {
        go = done
      })
      let begun = 0
      const { records, example, failures } = await aPerson(() => (++begun > 3 ? removed : Promise.resolve()))
      const own = await ownCompany(records)
      const employee = await own.hire('Абрамова')
      await own.assign(employee)
      const before = await records.employees.list(own.company.id)

      const company = accepted(await example.openExample())
      expect(company).toMatchObject({ example: true, shortName: 'ООО «СеверСтройМонтаж»' })
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([company.id, own.company.id])
      expect((await records.employees.list(company.id)).length).toBeGreaterThan(100)
      expect(accepted(await example.openExample()).id).toBe(company.id)

      await vi.waitFor(() => expect([begun, failures]).toEqual([4, []]), patience)
      const { done, of } = await example.papers()
      expect([done >= 3, done < of]).toEqual([true, true])
      expect(await records.documents.list(company.id, everyDocument)).toHaveLength(3)

      accepted(await records.companies.removeExample({ companyId: company.id }))
      go()
      await vi.waitFor(async () => expect(await example.papers()).toEqual({ done: 0, of: 0 }), patience)
      expect([begun, failures]).toEqual([4, []])
      expect((await records.companies.list()).map(({ id }) => id)).toEqual([own.company.id])
      expect(refusal(await records.companies.get(company.id))).toBe('not-found')
      expect(await records.employees.list(company.id)).toEqual([])
      expect(await records.documents.list(company.id, everyDocument)).toEqual([])
      expect(await records.employees.list(own.company.id)).toEqual(before)
      expect(refusal(await records.companies.removeExample({ companyId: company.id }))).toBe('not-found')
    }, 240_000)
  })
