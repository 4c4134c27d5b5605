import { makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, refusal, rowOf } from '../../world.ts'

/** Changing and canceling. */
export const memoEditingContract = (newWorld: NewWorld) =>
  describe('MemoRepository: editing', () => {
    it('edits the header alone, and counts versions up', async () => {
      const { hire, assign, form, edit, memo: stored } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const edited = await edit(memo, { header: { note: 'До пятницы' } })
      expect(edited).toEqual({ ...memo, note: 'До пятницы', version: 2 })
      expect(await stored(memo.id)).toEqual(edited)
    })

    it('refuses a stale version, and takes any without one', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const { memos } = records
      accepted(
        await memos.edit({
          companyId: company.id,
          id: memo.id,
          patch: makeMemoPatch({ header: { note: 'Первая' } }),
          version: 1,
        }),
      )
      expect(
        refusal(
          await memos.edit({
            companyId: company.id,
            id: memo.id,
            patch: makeMemoPatch({ header: { note: 'Вторая' } }),
            version: 1,
          }),
        ),
      ).toBe('stale')
      expect(refusal(await memos.cancel({ companyId: company.id, id: memo.id, version: 1 }))).toBe('stale')
      expect(
        accepted(
          await memos.edit({
            companyId: company.id,
            id: memo.id,
            patch: makeMemoPatch({ header: { note: 'Третья' } }),
            version: null,
          }),
        ).version,
      ).toBe(3)
    })

    it('lets one of several edits of the same version through', async () => {
      const { opened, company, hire, assign, form } = await newWorld()
      const memo = await form('training', [rowOf(await assign(await hire('Абрамова')))])
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const edits = await Promise.all(
        clients.map(({ memos }, i) =>
          memos.edit({
            companyId: company.id,
            id: memo.id,
            patch: makeMemoPatch({ header: { note: `${i}` } }),
            version: 1,
          }),
        ),
      )
      expect(edits.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('drops a row without a result and frees its obligation, keeps one with a result', async () => {
      const world = await newWorld()
      const [one, two] = [
        await world.assign(await world.hire('Абрамова')),
        await world.assign(await world.hire('Белова')),
      ]
      const memo = await world.form('training', [rowOf(one, dated('2026-11-01')), rowOf(two)])
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(two)] }))).toBe('memo/has-results')
      await world.edit(memo, { rows: [rowOf(one, dated('2026-11-01'))] })
      expect((await world.obligation(two.id)).memo).toBeNull()
      expect((await world.tryForm('training', [rowOf(two)])).ok).toBe(true)
    })

    it('cancels for good a memo without results', async () => {
      const { records, company, hire, assign, form, tryEdit, tryForm } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      const memo = await form('training', [rowOf(made)])
      const canceled = accepted(
        await records.memos.cancel({ companyId: company.id, id: memo.id, version: 1 }),
      )
      expect(canceled).toEqual({ ...memo, canceled: true, version: 2 })
      expect(refusal(await records.memos.cancel({ companyId: company.id, id: memo.id, version: null }))).toBe(
        'memo/canceled',
      )
      expect(refusal(await tryEdit(memo, { header: { note: 'Поздно' } }))).toBe('memo/canceled')
      expect((await tryForm('training', [rowOf(made)])).ok).toBe(true)
    })

    it('refuses to cancel a memo with a result', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const rows = [
        rowOf(await assign(await hire('Абрамова')), dated('2026-11-01')),
        rowOf(await assign(await hire('Белова'))),
      ]
      const memo = await form('training', rows)
      expect(refusal(await records.memos.cancel({ companyId: company.id, id: memo.id, version: null }))).toBe(
        'memo/has-results',
      )
    })
  })
