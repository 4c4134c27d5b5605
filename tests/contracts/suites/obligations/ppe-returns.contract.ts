import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { describe, expect, it } from 'vitest'
import { asPatch, day, gloves } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { dated, refusal, refused, rowOf } from '../../world.ts'
import { holdings, issue, name, toReturn, tryReturn } from './ppe-duties.ts'

/** What can be given back, and what was given back keeps. */
export const ppeReturnsContract = (newWorld: NewWorld) =>
  describe('returns of PPE', () => {
    it('are never more than is held, in a memo', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      const back = await toReturn(world, employee, 2)
      const refused = await world.tryForm('ppe', [rowOf(back, dated('2026-11-10'), 3)])
      expect(refused).toEqual({ ok: false, error: { code: 'ppe/more-than-held', ppe: name } })
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 2, returned: 0 }])
      expect(await world.records.memos.findNextNumber(world.company.id)).toBe(1)
    })

    it('are never more than is held, by hand', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 2, '2026-03-10')
      const back = await toReturn(world, employee, 2)
      const { obligations } = world.records
      const give = (date: string, quantity: number) =>
        obligations.complete({
          companyId: world.company.id,
          id: back.id,
          fact: { date: day(date), result: 'passed', quantity },
        })
      expect(refusal(await give('2026-03-09', 1))).toBe('ppe/more-than-held')
      expect((await give('2026-11-10', 1)).ok).toBe(true)
      expect(refusal(await give('2026-11-11', 2))).toBe('ppe/more-than-held')
      expect(refusal(await give('2026-11-11', 0))).toBe('quantity: quantity/invalid')
      expect(await holdings(world, employee)).toMatchObject([{ quantity: 1, returned: 1 }])
    })

    it('are asked for no further than holdings go, of one or of several', async () => {
      const world = await newWorld()
      const [one, other] = [await world.hire('Носов'), await world.hire('Азаров')]
      await issue(world, one, 4, '2026-03-10')
      await issue(world, other, 2, '2026-03-10')
      const error = { field: 'quantity', code: 'quantity/more-than-held', held: 2, unit: 'piece' }
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

    it('are asked for no further when one is changed', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      await issue(world, employee, 4, '2026-03-10')
      const back = await toReturn(world, employee, 3)
      const { obligations } = world.records
      const change = (changes: Partial<ObligationDraft>) =>
        obligations.change({ companyId: world.company.id, id: back.id, patch: asPatch(changes) })
      await obligations.complete({
        companyId: world.company.id,
        id: back.id,
        fact: {
          date: day('2026-11-10'),
          result: 'passed',
          quantity: 3,
        },
      })
      expect((await change({ deadline: day('2026-12-05') })).ok).toBe(true)
      expect((await change({ subject: gloves(4, 'return') })).ok).toBe(true)
      expect(refused(await change({ subject: gloves(5, 'return') }))).toMatchObject({
        errors: [{ code: 'quantity/more-than-held', held: 4 }],
      })
    })

    it('are not made twice by callers at the same moment', async () => {
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
          return obligations.complete({ companyId: world.company.id, id: back.id, fact })
        }),
      )
      expect(given.filter(({ ok }) => ok)).toHaveLength(2)
      expect(await holdings(world, employee)).toEqual([])
    })

    it('keep their issuance from being taken back, in a memo', async () => {
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

    it('keep their issuance from being taken back, by hand', async () => {
      const world = await newWorld()
      const employee = await world.hire('Носов')
      const first = await issue(world, employee, 2, '2026-03-10')
      await issue(world, employee, 5, '2026-03-11')
      const back = await toReturn(world, employee, 1)
      await world.form('ppe', [rowOf(back, dated('2026-11-10'))])
      const [fact] = await world.completions(first.id)
      if (!fact) throw new Error('there is no completion')
      const { obligations } = world.records
      expect(
        refusal(
          await obligations.takeBack({ companyId: world.company.id, id: first.id, completionId: fact.id }),
        ),
      ).toBe('ppe/issuance-has-returns')
      const later = { date: day('2026-11-15') }
      expect(
        (await obligations.change({ companyId: world.company.id, id: first.id, patch: asPatch(later) })).ok,
      ).toBe(true)
    })

    it('keep their issuance even where another would cover them', async () => {
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
  })
