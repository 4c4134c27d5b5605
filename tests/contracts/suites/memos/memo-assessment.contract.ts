import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import { describe, expect, it } from 'vitest'
import { day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { assessed, dated, refusal, rowOf, type World } from '../../world.ts'

const workplace = (established: WorkingConditionsClass): Subject => ({
  section: 'workingConditions',
  established,
})

/** Working conditions and risks: all rows together, on the day the report is approved. */
export const memoAssessmentContract = (newWorld: NewWorld) =>
  describe('assessments in a memo', () => {
    it('count together, on the report approval date', async () => {
      const world = await newWorld()
      const [one, two] = await twoWorkplaces(world)
      const memo = await world.form('workingConditions', [rowOf(one), rowOf(two)])
      const half = await world.edit(memo, {
        reportApprovedOn: day('2026-11-18'),
        rows: [rowOf(one, assessed('3.2')), rowOf(two)],
      })
      expect(deriveMemoStatus(half)).toBe('active')
      expect(await world.obligation(one.id)).toMatchObject({ baseDate: '2021-12-01', deadline: '2026-12-01' })
      const whole = await world.edit(half, { rows: [rowOf(one, assessed('3.2')), rowOf(two, assessed('2'))] })
      expect(whole.reportApprovedOn).toBe('2026-11-18')
      expect(deriveMemoStatus(whole)).toBe('completed')
      for (const { id } of [one, two])
        expect(await world.obligation(id)).toMatchObject({
          baseDate: '2026-11-18',
          deadline: '2031-11-18',
          memo: null,
        })
      expect((await world.completions(one.id))[0]).toMatchObject({
        date: '2026-11-18',
        result: '3.2',
        quantity: null,
      })
    })

    it('give every deadline back when the approval date is removed', async () => {
      const world = await newWorld()
      const [one, two] = await twoWorkplaces(world)
      const rows = [rowOf(one, assessed('3.2')), rowOf(two, assessed('2'))]
      const memo = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-18') })
      expect(deriveMemoStatus(memo)).toBe('completed')
      const undone = await world.edit(memo, { reportApprovedOn: null })
      expect(deriveMemoStatus(undone)).toBe('active')
      const inMemo = { memo: { id: memo.id, number: 1 } }
      expect(await world.obligation(one.id)).toEqual({ ...one, ...inMemo })
      expect(await world.obligation(two.id)).toEqual({ ...two, ...inMemo })
    })

    it('give every deadline back when one row loses its result', async () => {
      const world = await newWorld()
      const [one, two] = await twoWorkplaces(world)
      const rows = [rowOf(one, assessed('3.2')), rowOf(two, assessed('2'))]
      const memo = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-18') })
      const undone = await world.edit(memo, {
        rows: [rowOf(one, assessed('3.2')), rowOf(two, assessed('notAssessed'))],
      })
      expect(deriveMemoStatus(undone)).toBe('active')
      expect((await world.obligation(one.id)).deadline).toBe('2026-12-01')
    })

    it('with «не проводилось» are not final', async () => {
      const world = await newWorld()
      const [one] = await twoWorkplaces(world)
      const rows = [rowOf(one, assessed('notAssessed'))]
      const memo = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-18') })
      expect(deriveMemoStatus(memo)).toBe('active')
      expect(await world.completions(one.id)).toHaveLength(1)
    })

    it('with «исключить» close the obligation, and open it again when undone', async () => {
      const world = await newWorld()
      const [one] = await twoWorkplaces(world)
      const rows = [rowOf(one, assessed('excluded'))]
      const memo = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-18') })
      expect(deriveMemoStatus(memo)).toBe('completed')
      expect(await world.obligation(one.id)).toMatchObject({ closed: true, deadline: null })
      expect((await world.table('workingConditions')).map(({ obligationId }) => obligationId)).not.toContain(
        one.id,
      )
      await world.edit(memo, { reportApprovedOn: null })
      expect(await world.obligation(one.id)).toMatchObject({ closed: false, deadline: '2026-12-01' })
    })

    it('become the class that the next table and memo show, and give way to the former when undone', async () => {
      const world = await newWorld()
      const hired = await world.hire('Абрамова')
      const made = await world.assign(hired, {
        subject: workplace('2'),
        periodicity: months(1),
        date: day('2026-10-01'),
      })
      const rows = [rowOf(made, assessed('3.3'))]
      const first = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-18') })
      expect(first.rows[0]?.subject).toEqual(workplace('2'))
      expect((await world.obligation(made.id)).subject).toEqual(workplace('3.3'))
      expect((await world.table('workingConditions')).map(({ subject }) => subject)).toEqual([
        workplace('3.3'),
      ])
      const second = await world.form('workingConditions', [rowOf(made)])
      expect(second.rows[0]?.subject).toEqual(workplace('3.3'))
      await world.records.memos.cancel({ companyId: world.company.id, id: second.id, version: null })
      await world.edit(first, { reportApprovedOn: null })
      expect((await world.obligation(made.id)).subject).toEqual(workplace('2'))
    })

    it('count from the entry into ФГИС СОУТ once it is known, in the table too', async () => {
      const world = await newWorld()
      const made = await world.assign(await world.hire('Абрамова'), {
        subject: workplace('2'),
        periodicity: months(4),
        date: day('2026-08-01'),
      })
      const rows = [rowOf(made, assessed('2'))]
      const approved = await world.form('workingConditions', rows, { reportApprovedOn: day('2026-11-10') })
      expect(await world.obligation(made.id)).toMatchObject({ registeredOn: null, deadline: '2027-03-10' })
      const whole = await world.edit(approved, { registeredOn: day('2026-11-19') })
      expect(whole.registeredOn).toBe('2026-11-19')
      const standing = { baseDate: '2026-11-19', registeredOn: '2026-11-19', deadline: '2027-03-19' }
      expect(await world.obligation(made.id)).toMatchObject(standing)
      expect(await world.table('workingConditions')).toMatchObject([standing])
      expect(refusal(await world.tryEdit(whole, { registeredOn: day('2026-11-09') }))).toBe(
        'registeredOn: registration/before-approval',
      )
      await world.edit(whole, { registeredOn: null })
      expect(await world.obligation(made.id)).toMatchObject({ registeredOn: null, deadline: '2027-03-10' })
    })

    it('of risks count alike', async () => {
      const world = await newWorld()
      const subject = { section: 'risk', established: 'middle' } as const
      const made = await world.assign(await world.hire('Абрамова'), {
        subject,
        periodicity: months(12),
        date: day('2025-12-01'),
      })
      const memo = await world.form('risk', [rowOf(made, assessed('low'))])
      expect(deriveMemoStatus(memo)).toBe('active')
      await world.edit(memo, { reportApprovedOn: day('2026-11-20') })
      expect(await world.obligation(made.id)).toMatchObject({
        deadline: '2027-11-20',
        subject: { established: 'low' },
      })
    })

    it('take no completion dates, nor results of another kind, nor a report of the future', async () => {
      const world = await newWorld()
      const [one] = await twoWorkplaces(world)
      const memo = await world.form('workingConditions', [rowOf(one)])
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(one, dated('2026-11-15'))] }))).toBe(
        'date: memo/assessed-by-report',
      )
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(one, assessed('high'))] }))).toBe(
        'rows: memo/wrong-result',
      )
      expect(refusal(await world.tryEdit(memo, { reportApprovedOn: day('2026-11-21') }))).toBe(
        'reportApprovedOn: date/in-future',
      )
    })
  })

async function twoWorkplaces({ hire, assign }: World) {
  const due = { periodicity: months(60), date: day('2021-12-01') }
  return [
    await assign(await hire('Абрамова'), { subject: workplace('3.1'), ...due }),
    await assign(await hire('Белова'), { subject: workplace('2'), ...due }),
  ] as const
}
