import { describe, expect, it } from 'vitest'
import { day, gloves } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { dated, refusal, rowOf } from '../../world.ts'
import { holdings, issue, name, toReturn, tryReturn } from './ppe-duties.ts'

/** What an employee holds. */
export const ppeHoldingsContract = (newWorld: NewWorld) =>
  describe('holdings of PPE', () => {
    it('come of an issuance that was given with its date', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 3, '2026-03-10')
      expect(await holdings(world, employee)).toMatchObject([
        { name, quantity: 3, returned: 0, issuedOn: '2026-03-10', returnBy: '2027-03-10' },
      ])
    })

    it('are counted in the unit, and rest on the point of the norms, that they were issued by', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const subject = { ...gloves(12), unit: 'pair', norm: '783' } as const
      const duty = await world.assign(employee, { subject, date: day('2026-03-10') })
      expect(duty.subject).toEqual(subject)
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 12, unit: 'pair', norm: '783' }])
      const later = await world.assign(employee, { subject, date: null, deadline: day('2026-12-01') })
      const memo = await world.form('ppe', [rowOf(later)])
      expect(memo.rows[0]?.subject).toEqual(subject)
    })

    it('have no day of return when worn until worn out', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await world.assign(employee, {
        subject: gloves(1),
        periodicity: { kind: 'untilWornOut' },
        date: day('2026-03-10'),
      })
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 1, returnBy: null }])
    })

    it('come of a memo, as many as its row says', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const duty = await world.assign(employee, {
        subject: gloves(4),
        date: null,
        deadline: day('2026-12-01'),
      })
      const memo = await world.form('ppe', [rowOf(duty, dated('2026-11-10'), 3)])
      expect(memo.rows[0]?.subject).toEqual(gloves(3))
      expect(await holdings(world, employee)).toMatchObject([{ name, quantity: 3, issuedOn: '2026-11-10' }])
      await world.edit(memo, { rows: [rowOf(duty)] })
      expect(await holdings(world, employee)).toEqual([])
    })

    it('shrink by partial returns, the oldest first, and are gone at none', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      await issue(world, employee, 2, '2026-06-10')
      const back = await toReturn(world, employee, 3)
      const rest = await toReturn(world, employee, 3)
      await world.form('ppe', [rowOf(back, dated('2026-11-10'))])
      expect(await holdings(world, employee)).toMatchObject([
        { quantity: 1, returned: 1, issuedOn: '2026-06-10' },
      ])
      await world.form('ppe', [rowOf(rest, dated('2026-11-11'), 1)])
      expect(await holdings(world, employee)).toEqual([])
    })

    it('survive the removal of their obligation, and a new opening', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const duty = await issue(world, employee, 2, '2026-03-10')
      await world.records.obligations.remove({ companyId: world.company.id, id: duty.id })
      const reopened = await world.opened.reopen()
      expect(await reopened.obligations.listHoldings(world.company.id, employee.id)).toMatchObject([
        { name, quantity: 2 },
      ])
    })

    it('are one person’s alone', async () => {
      const world = await newWorld()
      const [one, other] = [await world.hire('Носов'), await world.hire('Азаров')]
      await issue(world, one, 2, '2026-03-10')
      expect(await holdings(world, other)).toEqual([])
      expect(refusal(await tryReturn(world, [other], 1))).toBe('quantity: quantity/more-than-held')
    })
  })
