import type { Employee } from '@osh/core/employees/employee.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { describe, expect, it } from 'vitest'
import { aDraft, day, gloves, months } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { dated, refusal, refused, rowOf, type World } from '../world.ts'

const name = 'Перчатки с полимерным покрытием'

export const ppeContract = (newWorld: NewWorld) =>
  describe('holdings of PPE', () => {
    it('come of an issuance that was given with its date', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 3, '2026-03-10')
      expect(await holdings(world, employee)).toMatchObject([
        { name, quantity: 3, returned: 0, issuedOn: '2026-03-10', returnBy: '2027-03-10' },
      ])
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

    it('never give back more than is held, in a memo', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      const back = await toReturn(world, employee, 2)
      const refused = await world.tryForm('ppe', [rowOf(back, dated('2026-11-10'), 3)])
      expect(refused).toEqual({ ok: false, error: { code: 'ppe/more-than-held', ppe: name } })
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 2, returned: 0 }])
      expect(await world.records.memos.nextNumber(world.company.id)).toBe(1)
    })

    it('never give back more than is held, by hand', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      const back = await toReturn(world, employee, 2)
      const { obligations } = world.records
      const give = (date: string, quantity: number) =>
        obligations.complete(world.company.id, back.id, { date: day(date), result: 'passed', quantity })
      expect(refusal(await give('2026-03-09', 1))).toBe('ppe/more-than-held')
      expect((await give('2026-11-10', 1)).ok).toBe(true)
      expect(refusal(await give('2026-11-11', 2))).toBe('ppe/more-than-held')
      expect(refusal(await give('2026-11-11', 0))).toBe('quantity: quantity/invalid')
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 1, returned: 1 }])
    })

    it('are asked back no further than they go, of one or of several', async () => {
      const world = await newWorld()
      const [one, other] = [await world.hire('Носов'), await world.hire('Азаров')]
      await issue(world, one, 4, '2026-03-10')
      await issue(world, other, 2, '2026-03-10')
      const error = { field: 'quantity', code: 'quantity/more-than-held', held: 2 }
      expect(refused(await tryReturn(world, [other], 3))).toEqual({
        code: 'fields',
        errors: [{ ...error, who: [] }],
      })
      expect(refused(await tryReturn(world, [one, other], 3))).toEqual({
        code: 'fields',
        errors: [{ ...error, who: [expect.stringMatching(/^Азаров /)] }],
      })
      expect((await tryReturn(world, [one, other], 2)).ok).toBe(true)
      const { id } = world.company
      expect(await world.records.obligations.list(id, { employeeId: one.id })).toHaveLength(2)
    })

    it('are asked back no further when the return is changed', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 4, '2026-03-10')
      const back = await toReturn(world, employee, 3)
      const { obligations } = world.records
      const change = (changes: Partial<ObligationDraft>) =>
        obligations.change(world.company.id, back.id, changes)
      await obligations.complete(world.company.id, back.id, {
        date: day('2026-11-10'),
        result: 'passed',
        quantity: 3,
      })
      expect((await change({ deadline: day('2026-12-05') })).ok).toBe(true)
      expect((await change({ subject: gloves(4, 'return') })).ok).toBe(true)
      expect(refused(await change({ subject: gloves(5, 'return') }))).toMatchObject({
        errors: [{ code: 'quantity/more-than-held', held: 4 }],
      })
    })

    it('are not returned twice by callers at the same moment', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      const backs = await Promise.all(Array.from({ length: 4 }, () => toReturn(world, employee, 1)))
      const clients = await Promise.all(backs.map(() => world.opened.another()))
      const given = await Promise.all(
        clients.map(({ obligations }, i) => {
          const back = backs[i]
          if (!back) throw new Error('there are fewer returns than clients')
          const fact = { date: day('2026-11-10'), result: 'passed', quantity: 1 } as const
          return obligations.complete(world.company.id, back.id, fact)
        }),
      )
      expect(given.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await holdings(world, employee)).toEqual([])
    })

    it('keep an issuance that has returns from being taken back, in a memo', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const duty = await world.assign(employee, {
        subject: gloves(2),
        date: null,
        deadline: day('2026-12-01'),
      })
      const issued = await world.form('ppe', [rowOf(duty, dated('2026-11-01'))])
      const back = await toReturn(world, employee, 1)
      const returned = await world.form('ppe', [rowOf(back, dated('2026-11-10'))])
      expect(await world.tryEdit(issued, { rows: [rowOf(duty)] })).toEqual({
        ok: false,
        error: { code: 'ppe/issuance-has-returns', ppe: name },
      })
      expect(await world.memo(issued.id)).toEqual(issued)
      await world.edit(returned, { rows: [rowOf(back)] })
      await world.edit(issued, { rows: [rowOf(duty)] })
      expect(await holdings(world, employee)).toEqual([])
    })

    it('keep an issuance that has returns from being taken back, by hand', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const first = await issue(world, employee, 2, '2026-03-10')
      await issue(world, employee, 5, '2026-03-11')
      const back = await toReturn(world, employee, 1)
      await world.form('ppe', [rowOf(back, dated('2026-11-10'))])
      const [fact] = await world.completions(first.id)
      if (!fact) throw new Error('there is no completion')
      const { obligations } = world.records
      expect(refusal(await obligations.takeBack(world.company.id, first.id, fact.id))).toBe(
        'ppe/issuance-has-returns',
      )
      const later = { date: day('2026-11-15') }
      expect((await obligations.change(world.company.id, first.id, later)).ok).toBe(true)
    })

    it('keep an issuance that has returns even where another would cover them', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const duty = await world.assign(employee, {
        subject: gloves(2),
        date: null,
        deadline: day('2026-12-01'),
      })
      const issued = await world.form('ppe', [rowOf(duty, dated('2026-11-01'))])
      await issue(world, employee, 5, '2026-11-02')
      const back = await toReturn(world, employee, 1)
      await world.form('ppe', [rowOf(back, dated('2026-11-10'))])
      expect(refusal(await world.tryEdit(issued, { rows: [rowOf(duty)] }))).toBe('ppe/issuance-has-returns')
      await world.edit(issued, { rows: [rowOf(duty, dated('2026-11-02'))] })
      expect(await holdings(world, employee)).toHaveLength(2)
    })

    it('survive the removal of their obligation, and a new opening', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const duty = await issue(world, employee, 2, '2026-03-10')
      await world.records.obligations.remove(world.company.id, duty.id)
      const reopened = await world.opened.reopen()
      expect(await reopened.obligations.holdings(world.company.id, employee.id)).toMatchObject([
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

const issue = (world: World, employee: Employee, quantity: number, date: string) =>
  world.assign(employee, { subject: gloves(quantity), periodicity: months(12), date: day(date) })

const aReturn = (quantity: number): Partial<ObligationDraft> => ({
  subject: gloves(quantity, 'return'),
  periodicity: { kind: 'once' },
  date: null,
  deadline: day('2026-12-01'),
})

const toReturn = (world: World, employee: Employee, quantity: number) =>
  world.assign(employee, aReturn(quantity))

const tryReturn = ({ records, company }: World, employees: readonly Employee[], quantity: number) =>
  records.obligations.assign(
    company.id,
    employees.map(({ id }) => id),
    aDraft(aReturn(quantity)),
  )

const holdings = ({ records, company }: World, { id }: Employee) =>
  records.obligations.holdings(company.id, id)
