import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, type World } from '../world.ts'

/** How the records were on an earlier day. */
export const pastRecordsContract = (newWorld: NewWorld) =>
  describe('PastRecords', () => {
    it('count whoever was employed on the day: from the hiring to the day before the dismissal', async () => {
      const world = await newWorld()
      await world.hire('Абрамова', { hireDate: day('2026-01-10') })
      await world.hire('Белова', { hireDate: day('2026-01-11'), dismissalDate: day('2026-03-01') })
      const { past } = pastOf(world)
      const on = (date: string) => past.countEmployees(world.company.id, day(date))
      expect([await on('2026-01-09'), await on('2026-01-10'), await on('2026-01-11')]).toEqual([0, 1, 2])
      expect([await on('2026-02-28'), await on('2026-03-01')]).toEqual([2, 1])
    })

    it('have every obligation of those asked for with all completions, removed and taken back ones too', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const kept = await world.assign(abramova, { date: day('2026-01-10') })
      const removed = await world.assign(abramova, { subject: { section: 'training', name: 'Прежнее' } })
      await world.assign(belova)
      const [first] = await world.completions(kept.id)
      if (!first) throw new Error('nothing was completed')
      accepted(
        await records.obligations.takeBack({ companyId: company.id, id: kept.id, completionId: first.id }),
      )
      accepted(await records.obligations.remove({ companyId: company.id, id: removed.id }))
      const found = await pastOf(world).past.listHistories(company.id, [abramova.id])
      expect(found.map(({ obligation }) => [obligation.id, obligation.removed])).toEqual([
        [kept.id, false],
        [removed.id, true],
      ])
      expect(found[0]?.completions).toEqual(await world.completions(kept.id))
      expect(found[0]?.completions[0]?.takenBack).not.toBeNull()
    })

    it('have the changes of cards that were entered since a day, and no other line', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const abramova = await world.hire('Абрамова')
      const change = async (positionStaff: string) =>
        accepted(
          await records.employees.change({
            companyId: company.id,
            id: abramova.id,
            patch: { positionStaff },
            version: null,
          }),
        )
      await change('Мастер')
      clock.set(day('2026-11-25'))
      await change('Старший мастер')
      await world.hire('Белова')
      const lines = await pastOf(world).past.listStaffChanges(company.id, day('2026-11-25'))
      expect(lines.map(({ changes }) => changes)).toEqual([
        [
          {
            record: 'employee',
            ids: [abramova.id],
            before: { positionStaff: 'Мастер' },
            after: { positionStaff: 'Старший мастер' },
          },
        ],
      ])
      expect(await pastOf(world).past.listStaffChanges(company.id, day('2026-11-20'))).toHaveLength(2)
    })

    it('have nothing of another company', async () => {
      const one = await newWorld()
      const abramova = await one.hire('Абрамова')
      await one.assign(abramova)
      const { company } = await newWorld()
      const { past } = pastOf(one)
      expect(await past.countEmployees(company.id, day('2026-11-20'))).toBe(0)
      expect(await past.listHistories(company.id, [abramova.id])).toEqual([])
      expect(await past.listStaffChanges(company.id, day('2026-01-01'))).toEqual([])
    })
  })

function pastOf({ opened: { past } }: World) {
  if (!past) throw new Error('nothing is asked of the past here')
  return { past }
}
