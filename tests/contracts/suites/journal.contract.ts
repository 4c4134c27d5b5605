import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { aDraft, asPatch } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, today } from '../world.ts'

const screenful = { ...wholeJournal, page: 1, limit: 50 }

/** The journal of actions as a member reads it. */
export const journalContract = (newWorld: NewWorld) =>
  describe('JournalQueries', () => {
    const journalWorld = async () => {
      const world = await newWorld()
      const { records, company, hire } = world
      const { id } = await hire('Абрамова')
      accepted(
        await records.employees.change({
          ...{ companyId: company.id, id, version: 1 },
          patch: { lastName: 'Белова', sex: 'f' },
        }),
      )
      const page = (query: Partial<typeof screenful>) =>
        records.journal.listPage(company.id, { ...screenful, ...query })
      return { ...world, id, page }
    }

    it('tells who has done what to which record, newest first, with what was and what is', async () => {
      const { page, id } = await journalWorld()
      const { items, total, more } = await page({})
      expect({ total: items.length, more: false }).toEqual({ total, more })
      expect(items[0]).toMatchObject({
        command: 'employees/change',
        count: 1,
        changes: [
          {
            ...{ record: 'employee', ids: [id], count: 1 },
            ...{ before: { lastName: 'Абрамова' }, after: { lastName: 'Белова' } },
          },
        ],
      })
      expect(items.map(({ command }) => command)).toContain('companies/add')
      expect(items.every(({ by }) => by === items[0]?.by)).toBe(true)
    })

    it('comes in screenfuls', async () => {
      const { page } = await journalWorld()
      const all = await page({})
      const second = await page({ page: 2, limit: 1 })
      expect(second.items).toEqual(all.items.slice(1, 2))
      expect(second.total).toBe(all.total)
    })

    it('is filtered by area, person and days', async () => {
      const { page } = await journalWorld()
      const areas = await page({ area: 'employees' })
      expect(areas.items.map(({ command }) => command)).toEqual(['employees/change', 'employees/hire'])
      const [own] = areas.items
      const by = own?.by ?? null
      expect((await page({ by })).total).toBe((await page({})).total)
      expect((await page({ by: 999_999 as typeof by })).items).toEqual([])
      expect((await page({ from: today, to: today })).total).toBe((await page({})).total)
      expect((await page({ to: addDays(today, -1) })).items).toEqual([])
      expect((await page({ from: addDays(today, 1) })).items).toEqual([])
    })

    it('is filtered by a record, together with the rest; what is given out of the chain too', async () => {
      const { page, id, hire } = await journalWorld()
      await hire('Иванов')
      const record = { record: 'employee', id }
      const own = await page({ record })
      expect(own.items.map(({ command }) => command)).toEqual(['employees/change', 'employees/hire'])
      expect(own.total).toBe(2)
      expect((await page({ record, limit: 1, page: 2 })).items).toEqual(own.items.slice(1))
      expect((await page({ record, to: addDays(today, -1) })).items).toEqual([])
      expect((await page({ record, area: 'memos' })).items).toEqual([])
      expect((await page({ record: { record: 'obligation', id } })).items).toEqual([])
      expect((await page({ record: { record: 'employee', id: 999_999_999 } })).items).toEqual([])
    })

    it('tells the first records alone of a change of many', async () => {
      const { records, company, hire, page } = await journalWorld()
      const people: EmployeeId[] = []
      for (let i = 0; i < 25; i += 1) people.push((await hire('Иванов')).id)
      const { id: companyId } = company
      accepted(await records.obligations.assign({ companyId, employeeIds: people, draft: asPatch(aDraft()) }))
      const [line] = (await page({ area: 'obligations' })).items
      expect(line?.changes[0]?.ids).toHaveLength(20)
      expect(line?.changes[0]?.count).toBe(25)
    })
  })
