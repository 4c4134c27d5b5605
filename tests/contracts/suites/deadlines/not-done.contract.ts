import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { isShort } from '@osh/core/employees/shortage.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { describe, expect, it } from 'vitest'
import { day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, rowOf, type World } from '../../world.ts'

const never = {
  subject: { section: 'briefing', name: 'Вводный инструктаж' },
  ...{ periodicity: { kind: 'once' }, date: null, deadline: null },
} as const satisfies Partial<ObligationDraft>

/** One who has to be briefed and never was, among two whose day is known. */
async function withNever(world: World) {
  const [abramova, belov, galkin] = [
    await world.hire('Абрамова'),
    await world.hire('Белов'),
    await world.hire('Галкин'),
  ]
  await world.assign(abramova, { ...never, deadline: day('2026-11-01') })
  await world.assign(belov, { ...never, deadline: day('2026-11-20') })
  return { galkin, duty: await world.assign(galkin, never) }
}

const stateOf = async (
  { records, company }: World,
  id: Parameters<World['records']['employees']['get']>[1],
) => accepted(await records.employees.get(company.id, id))

/** What was assigned without a day and never done. */
export const notDoneContract = (newWorld: NewWorld) =>
  describe('what was never done', () => {
    it('is overdue, and first in its table', async () => {
      const world = await newWorld()
      const { duty } = await withNever(world)
      expect(duty).toMatchObject({ deadline: null, baseDate: null })
      const rows = await world.table('briefing')
      expect(
        rows.map(({ fullName, deadline, overdue }) => [fullName.split(' ')[0], deadline, overdue]),
      ).toEqual([
        ['Галкин', null, true],
        ['Абрамова', '2026-11-01', true],
        ['Белов', '2026-11-20', false],
      ])
      expect(await world.table('briefing', { from: day('2026-11-01') })).toHaveLength(2)
      expect(await world.table('briefing', { to: day('2026-11-19') })).toHaveLength(2)
    })

    it('is counted as overdue, is in no month, and is chosen with all', async () => {
      const world = await newWorld()
      const { duty } = await withNever(world)
      const { records, company } = world
      const table = { section: 'briefing', filter: everyRow } as const
      const horizon = await records.deadlines.readHorizon(company.id, table)
      expect(horizon).toMatchObject({ total: 3, overdue: 2, months: [{ count: 1 }] })
      expect((await records.deadlines.countOverdue(company.id)).briefing).toBe(2)
      expect((await records.deadlines.listFreeIds(company.id, 'briefing'))[0]).toBe(duty.id)
    })

    it('leaves its section of the employee overdue', async () => {
      const world = await newWorld()
      const { galkin } = await withNever(world)
      const employee = await stateOf(world, galkin.id)
      expect(employee.states.briefing).toBe('overdue')
      expect(isShort('briefing', employee)).toBe(true)
      const { records, company } = world
      const page = { search: 'Галкин', shortage: 'briefing', page: 1, limit: 10 } as const
      expect((await records.employees.listPage(company.id, page)).items.map(({ id }) => id)).toEqual([
        galkin.id,
      ])
    })

    it('can be put into a memo, is in order once it was done, and is red again when that is taken back', async () => {
      const world = await newWorld()
      const { galkin, duty } = await withNever(world)
      const memo = await world.form('briefing', [rowOf(duty)])
      expect(memo.rows).toMatchObject([{ obligationId: duty.id, baseDate: null, deadline: null }])
      const { records, company } = world
      accepted(await records.memos.cancel({ companyId: company.id, id: memo.id, version: null }))
      const fact = { date: '2026-11-20' }
      const at = { companyId: company.id, id: duty.id }
      accepted(await records.obligations.complete({ ...at, fact }))
      expect((await world.table('briefing')).map(({ employeeId }) => employeeId)).not.toContain(galkin.id)
      expect((await stateOf(world, galkin.id)).states.briefing).toBe('ok')
      const [done] = await world.completions(duty.id)
      if (!done) throw new Error('nothing was entered')
      accepted(await records.obligations.takeBack({ ...at, completionId: done.id }))
      expect((await world.table('briefing'))[0]).toMatchObject({ employeeId: galkin.id, deadline: null })
    })

    it('waits while its employee is away', async () => {
      const world = await newWorld()
      const { galkin } = await withNever(world)
      const { records, company } = world
      const details = { employeeId: galkin.id, kind: 'parental', from: '2026-11-15', to: '2026-12-01' }
      accepted(await records.absences.enter({ companyId: company.id, details }))
      expect((await world.table('briefing', { waiting: true }))[0]).toMatchObject({
        deadline: null,
        overdue: false,
      })
      expect((await stateOf(world, galkin.id)).states.briefing).toBe('ok')
    })

    it('is what recurs too, once its only completion is taken back', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const duty = await world.assign(employee, { ...never, periodicity: months(6), date: day('2026-11-10') })
      const [done] = await world.completions(duty.id)
      if (!done) throw new Error('nothing was entered')
      const { records, company } = world
      const at = { companyId: company.id, id: duty.id }
      accepted(await records.obligations.takeBack({ ...at, completionId: done.id }))
      expect(await world.table('briefing')).toMatchObject([{ deadline: null, overdue: true }])
    })
  })
