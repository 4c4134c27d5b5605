import { describe, expect, it } from 'vitest'
import { asPatch, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { refusal, rowOf } from '../../world.ts'

/** Removing, and what stands against it. */
export const obligationRemovalContract = (newWorld: NewWorld) =>
  describe('ObligationRepository: removal', () => {
    it('removes an obligation from the lists and tables, and keeps its history', async () => {
      const { records, company, hire, assign, completions, obligation, table } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2025-12-01') })
      expect(await table('training')).toHaveLength(1)
      expect((await records.obligations.remove({ companyId: company.id, id: made.id })).ok).toBe(true)
      expect(await records.obligations.list(company.id, {})).toEqual([])
      expect(await table('training')).toEqual([])
      expect(await obligation(made.id)).toMatchObject({
        removed: true,
        deadline: null,
        baseDate: '2025-12-01',
      })
      expect(await completions(made.id)).toHaveLength(1)
    })

    it('treats a removed obligation as gone', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'))
      const [fact] = await completions(made.id)
      if (!fact) throw new Error('there is no completion')
      await obligations.remove({ companyId: company.id, id: made.id })
      const refusals = [
        await obligations.remove({ companyId: company.id, id: made.id }),
        await obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ date: day('2026-01-10') }),
        }),
        await obligations.complete({
          companyId: company.id,
          id: made.id,
          fact: {
            date: day('2026-01-10'),
            result: 'passed',
            quantity: null,
          },
        }),
        await obligations.takeBack({ companyId: company.id, id: made.id, completionId: fact.id }),
      ]
      expect(refusals.map(refusal)).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
    })

    it('refuses to remove or change an obligation that is in an active memo, by its number', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'))
      const memo = await form('training', [rowOf(made)])
      const inMemo = { ok: false, error: { code: 'obligation/in-active-memo', memoNumber: 1 } }
      expect(await obligations.remove({ companyId: company.id, id: made.id })).toEqual(inMemo)
      expect(
        await obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ periodicity: months(12) }),
        }),
      ).toEqual(inMemo)
      await records.memos.cancel({ companyId: company.id, id: memo.id, version: null })
      expect((await obligations.remove({ companyId: company.id, id: made.id })).ok).toBe(true)
    })

    it('names the active memo that an obligation is in', async () => {
      const { hire, assign, form, obligation } = await newWorld()
      const made = await assign(await hire('Носов'))
      const memo = await form('training', [rowOf(made)])
      expect((await obligation(made.id)).memo).toEqual({ id: memo.id, number: memo.number })
    })
  })
