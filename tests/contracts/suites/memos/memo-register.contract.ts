import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoQuery } from '@osh/core/memos/memo-repository.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { describe, expect, it } from 'vitest'
import { aHeader } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, refusal, rowOf } from '../../world.ts'

const whole: MemoQuery = { section: null, status: null, page: 1, limit: 200 }

/** Numbers, and finding memos. */
export const memoRegisterContract = (newWorld: NewWorld) =>
  describe('MemoRepository: the register', () => {
    it('numbers from 1 in each company, and a refused or canceled memo leaves no gap', async () => {
      const world = await newWorld()
      const { records, company, hire, assign, form, tryForm } = world
      const { memos } = records
      expect(await memos.findNextNumber(company.id)).toBe(1)
      const [one, two] = [await assign(await hire('Абрамова')), await assign(await hire('Белова'))]
      const first = await form('training', [rowOf(one)])
      expect((await tryForm('training', [rowOf(one)])).ok).toBe(false)
      await memos.cancel({ companyId: company.id, id: first.id, version: null })
      expect(await memos.findNextNumber(company.id)).toBe(2)
      expect((await form('training', [rowOf(two)])).number).toBe(2)
      const other = await newWorld()
      expect(
        (await other.form('training', [rowOf(await other.assign(await other.hire('Белова')))])).number,
      ).toBe(1)
    })

    it('numbers without gaps when many are formed at the same moment', async () => {
      const { opened, records, company, hire, assign } = await newWorld()
      const employee = await hire('Абрамова')
      const made: Awaited<ReturnType<typeof assign>>[] = []
      while (made.length < 8) made.push(await assign(employee))
      const clients: Awaited<ReturnType<typeof opened.another>>[] = []
      while (clients.length < 8) clients.push(await opened.another())
      const draft = {
        section: 'training',
        header: aHeader(),
        reportApprovedOn: null,
        registeredOn: null,
      } as const
      const formed = await Promise.all(
        clients.map(({ memos }, i) =>
          memos.form({
            companyId: company.id,
            details: makeMemoInput({ ...draft, rows: made.slice(i, i + 1).map((one) => rowOf(one)) }),
          }),
        ),
      )
      expect(formed.map((one) => accepted(one).number).toSorted((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ])
      expect((await records.memos.list(company.id, whole)).items.map(({ number }) => number)).toEqual([
        8, 7, 6, 5, 4, 3, 2, 1,
      ])
    })

    it('lists the newest number first, by section and by status, in pages', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const briefing = { section: 'briefing', name: 'Вводный' } as const
      await world.form('training', [rowOf(await world.assign(employee))])
      await world.form('briefing', [
        rowOf(await world.assign(employee, { subject: briefing }), dated('2026-11-01')),
      ])
      const third = await world.form('training', [rowOf(await world.assign(employee))])
      await world.records.memos.cancel({ companyId: world.company.id, id: third.id, version: null })
      const numbers = async (query: Partial<MemoQuery>) =>
        (await world.records.memos.list(world.company.id, { ...whole, ...query })).items.map(
          ({ number }) => number,
        )
      expect(await numbers({})).toEqual([3, 2, 1])
      expect(await numbers({ section: 'training' })).toEqual([3, 1])
      expect(await numbers({ status: 'active' })).toEqual([1])
      expect(await numbers({ status: 'completed' })).toEqual([2])
      expect(await numbers({ status: 'canceled', section: 'training' })).toEqual([3])
      const page = await world.records.memos.list(world.company.id, { ...whole, page: 2, limit: 2 })
      expect(page).toMatchObject({ total: 3, more: false })
      expect(page.items.map(({ number }) => number)).toEqual([1])
    })

    it('gives the whole memo in lists', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      expect((await records.memos.list(company.id, whole)).items).toEqual([memo])
    })

    it('knows no memo that is not there', async () => {
      const { records, company } = await newWorld()
      const nothing = 999_999_999 as MemoId
      expect(refusal(await records.memos.get(company.id, nothing))).toBe('not-found')
      expect(
        refusal(
          await records.memos.edit({
            companyId: company.id,
            id: nothing,
            patch: makeMemoPatch({}),
            version: null,
          }),
        ),
      ).toBe('not-found')
      expect(refusal(await records.memos.cancel({ companyId: company.id, id: nothing, version: null }))).toBe(
        'not-found',
      )
    })
  })
