import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { asPatch, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, rowOf, type World, wholeTable } from '../../world.ts'

const aBriefing: Subject = { section: 'briefing', name: 'Повторный инструктаж' }

/** Pages, and how many rows there are. */
export const deadlineCountsContract = (newWorld: NewWorld) =>
  describe('DeadlineTable: pages and counts', () => {
    it('cuts pages, and limits them to days', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      for (const deadline of ['2026-11-01', '2026-11-20', '2026-11-30', '2026-12-01', '2027-01-15'])
        await world.assign(employee, { date: null, deadline: day(deadline) })
      const page = await world.records.deadlines.listPage(world.company.id, {
        ...wholeTable('training'),
        page: 2,
        limit: 2,
      })
      expect(page).toMatchObject({ total: 5, more: false })
      expect(page.items.map(({ deadline }) => deadline)).toEqual(['2026-11-30', '2026-12-01'])
      const inNovember = await world.table('training', { from: day('2026-11-20'), to: day('2026-11-30') })
      expect(inNovember.map(({ deadline }) => deadline)).toEqual(['2026-11-20', '2026-11-30'])
    })

    it('gives every free obligation of the window, whatever the page', async () => {
      const world = await newWorld()
      const ids = await Promise.all(
        Array.from({ length: 5 }, (_, i) => withDeadline(world, `2026-12-0${i + 1}`)),
      )
      await withDeadline(world, '2027-12-01')
      const [first, ...free] = ids
      if (!first) throw new Error('there are no obligations')
      await world.form('training', [rowOf({ id: first })])
      const given = await world.records.deadlines.listFreeIds(world.company.id, 'training')
      expect(given.toSorted((a, b) => a - b)).toEqual(free.toSorted((a, b) => a - b))
    })

    it('counts what falls due in each month of the window', async () => {
      const world = await newWorld()
      for (const deadline of [
        '2026-11-19',
        '2026-11-20',
        '2026-12-20',
        '2026-12-21',
        '2027-02-20',
        '2027-02-21',
      ])
        await withDeadline(world, deadline)
      expect(
        await world.records.deadlines.readHorizon(world.company.id, {
          section: 'training',
          filter: everyRow,
        }),
      ).toEqual({
        total: 5,
        overdue: 1,
        waiting: 0,
        months: [
          { from: '2026-11-20', to: '2026-12-20', count: 2 },
          { from: '2026-12-21', to: '2027-01-20', count: 1 },
          { from: '2027-01-21', to: '2027-02-20', count: 1 },
        ],
        next: null,
        allDone: false,
      })
    })

    it('names the nearest deadline beyond the window when the table is empty', async () => {
      const world = await newWorld()
      const { deadlines } = world.records
      expect(
        (await deadlines.readHorizon(world.company.id, { section: 'training', filter: everyRow })).next,
      ).toBeNull()
      for (const deadline of ['2028-01-01', '2027-02-21']) await withDeadline(world, deadline)
      const horizon = await deadlines.readHorizon(world.company.id, { section: 'training', filter: everyRow })
      expect(horizon.next).toEqual({ deadline: '2027-02-21', fullName: 'Абрамова Вера Ильинична' })
    })

    it('says that all is done where what is assigned falls due no more', async () => {
      const world = await newWorld()
      const { records, company } = world
      const isAllDone = async (section: 'training' | 'briefing' = 'training') =>
        (await records.deadlines.readHorizon(company.id, { section, filter: everyRow })).allDone
      expect(await isAllDone()).toBe(false)
      const person = await world.hire('Белов')
      const once = { periodicity: { kind: 'once' } } as const
      const duty = await world.assign(person, { ...once, date: day('2026-11-02') })
      expect([await isAllDone(), await isAllDone('briefing')]).toEqual([true, false])
      const left = await newWorld()
      const gone = await left.hire('Галкин', { dismissalDate: day('2026-11-19') })
      await left.assign(gone, { ...once, date: day('2026-11-02') })
      const table = { section: 'training', filter: everyRow } as const
      expect((await left.records.deadlines.readHorizon(left.company.id, table)).allDone).toBe(false)
      accepted(await records.obligations.remove({ companyId: company.id, id: duty.id }))
      expect(await isAllDone()).toBe(false)
      await world.assign(person, { ...once, date: day('2026-11-02') })
      await world.assign(await world.hire('Титов'), { ...once, date: null, deadline: null })
      expect(await isAllDone()).toBe(false)
    })

    it('counts the overdue of every section', async () => {
      const world = await newWorld()
      await withDeadline(world, '2026-11-19')
      await withDeadline(world, '2026-11-20')
      await withDeadline(world, '2025-01-01')
      await withDeadline(world, '2026-11-18', aBriefing)
      expect(await world.records.deadlines.countOverdue(world.company.id)).toEqual({
        briefing: 1,
        instruction: 0,
        training: 2,
        medicalExamination: 0,
        ppe: 0,
        workingConditions: 0,
        risk: 0,
      })
    })

    it('counts to 1000 and says that there is more', async () => {
      const world = await newWorld()
      const employees = await Promise.all(
        Array.from({ length: 11 }, (_, i) => world.hire(names[i] ?? 'Абрамова')),
      )
      const ids = employees.map(({ id }) => id)
      const draft = {
        subject: aBriefing,
        periodicity: months(6),
        date: day('2026-05-01'),
        deadline: null,
        ruleId: null,
      }
      for (let i = 0; i < 91; i++)
        accepted(
          await world.records.obligations.assign({
            companyId: world.company.id,
            employeeIds: ids,
            draft: asPatch(draft),
          }),
        )
      const page = await world.records.deadlines.listPage(world.company.id, {
        ...wholeTable('briefing'),
        page: 6,
        limit: 200,
      })
      expect(page).toMatchObject({ total: 1000, more: true })
      expect(page.items).toHaveLength(1)
      expect(
        await world.records.deadlines.readHorizon(world.company.id, {
          section: 'briefing',
          filter: everyRow,
        }),
      ).toMatchObject({
        total: 1000,
        overdue: 1000,
      })
      expect((await world.records.deadlines.countOverdue(world.company.id)).briefing).toBe(1000)
      expect(await world.records.deadlines.listFreeIds(world.company.id, 'briefing')).toHaveLength(1001)
    })
  })

const names = [
  'Азаров',
  'Белов',
  'Власов',
  'Громов',
  'Дёмин',
  'Ежов',
  'Жуков',
  'Зимин',
  'Ильин',
  'Козлов',
  'Лавров',
]

async function withDeadline({ records, company, hire, assign }: World, deadline: string, subject?: Subject) {
  const employee = (await records.employees.list(company.id))[0] ?? (await hire('Абрамова'))
  const { id } = await assign(employee, { date: null, deadline: day(deadline), ...(subject && { subject }) })
  return id
}
