import type { DocumentId } from '@osh/core/documents/document.ts'
import { type DocumentFilter, everyDocument } from '@osh/core/documents/document-filter.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import { accepted, refusal, type World } from '../world.ts'

/** What is in the archive, whoever reads it. */
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

    it('finds by the date and by the number as documents show them, and by the group', async () => {
      const world = await filled()
      for (const search of ['20.11.2026', '20.11.26', 'от 20.11.2026 г.'])
        expect(await numbers(world, { search }), search).toEqual(['2А', '12'])
      expect(await numbers(world, { search: '1.3.2026' })).toEqual(['1'])
      for (const search of ['№ 2а от 20.11.2026', '№\u00a02А', '2а'])
        expect(await numbers(world, { search }), search).toEqual(['2А'])
      expect(await numbers(world, { search: '31.02.2026' })).toEqual([])
      expect(await numbers(world, { search: 'микротравмы' })).toEqual(['12'])
      await issue(world, { number: '5', title: 'Список по приказу № 29н' })
      expect(await numbers(world, { search: '29н' })).toEqual(['5'])
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
        world.records.documents.listPage(world.company.id, {
          ...everyDocument,
          page: 1,
          limit: 2,
          ...changes,
        })
      expect(await page({})).toMatchObject({ total: 3, more: false, items: [{}, {}] })
      expect(await page({ page: 2 })).toMatchObject({ total: 3, items: [{ title: expect.any(String) }] })
      expect(await page({ page: 9 })).toEqual({ total: 3, more: false, items: [] })
      expect(await page({ search: 'карточка' })).toMatchObject({ total: 1, items: [{}] })
    })

    it('gives the whole list page after page, whichever end a page is nearer to', async () => {
      const world = await filled()
      for (const number of ['21', '22', '23', '24']) await issue(world, { number, title: 'Карточка' })
      const all = await world.records.documents.list(world.company.id, everyDocument)
      const page = async (number: number, limit: number, changes: object) => {
        const query = { ...everyDocument, ...changes, page: number, limit }
        return (await world.records.documents.listPage(world.company.id, query)).items.map(({ id }) => id)
      }
      const read = async (limit: number, changes: object) =>
        (
          await Promise.all(Array.from({ length: all.length + 1 }, (_, i) => page(i + 1, limit, changes)))
        ).flat()
      for (const limit of [1, 2, 3, 7, 9]) expect(await read(limit, {})).toEqual(all.map(({ id }) => id))
      const cards = all.filter(({ title }) => title === 'Карточка').map(({ id }) => id)
      expect(cards).toHaveLength(5)
      expect(await read(2, { search: 'карточка' })).toEqual(cards)
    })

    it('gives the latest of each form', async () => {
      const world = await filled()
      const latest = await world.records.documents.listLatest(world.company.id, 1)
      expect(latest.map(({ title }) => title)).toEqual(['Карточка', 'Журнал учёта микротравм'])
      expect(await world.records.documents.listLatest(world.company.id, 5)).toHaveLength(3)
    })

    it('gives the lowest free numbers of a year and letter', async () => {
      const world = await filled()
      const free = async (letter: string, after: number, count: number, year = 2026) => {
        const numbers = world.records.documents.listFreeNumbers(
          world.company.id,
          year,
          { integer: after, letter },
          count,
        )
        return (await numbers).map(({ integer, letter }) => `${integer}${letter}`)
      }
      expect(await free('', 0, 1)).toEqual(['2'])
      expect(await free('', 10, 3)).toEqual(['11', '13', '14'])
      expect(await free('А', 0, 2)).toEqual(['1А', '3А'])
      expect(await free('', 0, 2, 2025)).toEqual(['1', '2'])
      expect(await free('', 9997, 5)).toEqual(['9998', '9999'])
      expect(await free('', 9999, 5)).toEqual([])
    })

    it('remembers what the form was answered with the last time, whatever the date of the paper', async () => {
      const world = await filled()
      const templateId = 1001 as TemplateId
      const last = (id = templateId) => world.records.documents.readLastAnswers(world.company.id, id)
      expect(await last()).toEqual({})
      const answers = { place: 'Цех № 2', people: [world.employee], none: null, rows: [{ room: 'Ж' }] }
      await issue(world, { number: '20', templateId, answers: { place: 'Склад' } })
      await issue(world, { number: '21', templateId, date: day('2025-01-01'), answers })
      expect(await last()).toEqual(answers)
      expect(await last(9999 as TemplateId)).toEqual({})
      const reopened = await world.opened.reopen()
      expect(await reopened.documents.readLastAnswers(world.company.id, templateId)).toEqual(answers)
      const other = await newWorld()
      expect(await other.records.documents.readLastAnswers(other.company.id, templateId)).toEqual({})
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
      expect(await other.records.documents.listLatest(other.company.id, 1)).toEqual([])
    })
  })
