import type { DocumentId } from '@osh/core/documents/document.ts'
import { type DocumentFilter, everyDocument } from '@osh/core/documents/document-repository.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import { accepted, refusal, type World } from '../world.ts'

/** What stands in the archive, whoever reads it. */
export const documentArchiveContract = (newWorld: NewWorld) =>
  describe('DocumentArchive', () => {
    const filled = async () => {
      const world = await newWorld()
      const { id } = await world.hire('Ёлкин')
      const employees = [{ id, fullName: 'Ёлкин Сергей Ильич' }]
      await issue(world, { number: '1', date: day('2026-03-01') })
      await issue(world, {
        number: '12',
        date: day('2026-11-20'),
        title: 'Журнал учёта микротравм',
        groupId: 7,
      })
      const templateId = 4001 as TemplateId
      await issue(world, { number: '2А', date: day('2026-11-20'), title: 'Карточка', employees, templateId })
      return { ...world, employee: id }
    }
    const numbers = async ({ records, company }: World, filter: Partial<DocumentFilter> = {}) =>
      (await records.documents.list(company.id, { ...everyDocument, ...filter })).map(
        ({ number }) => `${number.integer}${number.letter}`,
      )

    it('lists the latest date first, of one day the last issued first', async () => {
      expect(await numbers(await filled())).toEqual(['2А', '12', '1'])
    })

    it('finds by words of title, name and number, in any case and any order, ё as е', async () => {
      const world = await filled()
      expect(await numbers(world, { search: 'МИКРОТРАВМ журнал' })).toEqual(['12'])
      expect(await numbers(world, { search: 'елкин' })).toEqual(['2А'])
      expect(await numbers(world, { search: '002а' })).toEqual(['2А'])
      expect(await numbers(world, { search: '№ 12' })).toEqual(['12'])
      expect(await numbers(world, { search: 'приказ журнал' })).toEqual([])
      expect(await numbers(world, { search: '100%' })).toEqual([])
    })

    it('filters by dates, group, form and employee', async () => {
      const world = await filled()
      expect(await numbers(world, { from: day('2026-03-02') })).toEqual(['2А', '12'])
      expect(await numbers(world, { from: day('2026-03-01'), to: day('2026-11-19') })).toEqual(['1'])
      expect(await numbers(world, { groupId: 7 })).toEqual(['12'])
      expect(await numbers(world, { templateId: 4001 as TemplateId })).toEqual(['2А'])
      expect(await numbers(world, { employeeId: world.employee })).toEqual(['2А'])
      expect(await numbers(world, { employeeId: world.employee, groupId: 7 })).toEqual([])
    })

    it('gives a page and the exact total, of the whole and of what a filter leaves', async () => {
      const world = await filled()
      const page = (changes: object) =>
        world.records.documents.page(world.company.id, { ...everyDocument, page: 1, limit: 2, ...changes })
      expect(await page({})).toMatchObject({ total: 3, more: false, items: [{}, {}] })
      expect(await page({ page: 2 })).toMatchObject({ total: 3, items: [{ title: expect.any(String) }] })
      expect(await page({ page: 9 })).toEqual({ total: 3, more: false, items: [] })
      expect(await page({ search: 'карточка' })).toMatchObject({ total: 1, items: [{}] })
    })

    it('gives the latest of each form', async () => {
      const world = await filled()
      const latest = await world.records.documents.latest(world.company.id, 1)
      expect(latest.map(({ title }) => title)).toEqual(['Карточка', 'Журнал учёта микротравм'])
      expect(await world.records.documents.latest(world.company.id, 5)).toHaveLength(3)
    })

    it('gives a document as it was listed, and nothing of another company', async () => {
      const world = await filled()
      const [first] = await world.records.documents.list(world.company.id, everyDocument)
      if (!first) throw new Error('the archive is empty')
      expect(first.employees).toEqual([{ id: world.employee, fullName: 'Ёлкин Сергей Ильич' }])
      expect(accepted(await world.records.documents.get(world.company.id, first.id))).toEqual(first)
      const other = await newWorld()
      expect(refusal(await other.records.documents.get(other.company.id, first.id))).toBe('not-found')
      expect(refusal(await other.records.documents.get(other.company.id, 99_999_999 as DocumentId))).toBe(
        'not-found',
      )
      expect(await numbers(other)).toEqual([])
      expect(await other.records.documents.latest(other.company.id, 1)).toEqual([])
    })
  })
