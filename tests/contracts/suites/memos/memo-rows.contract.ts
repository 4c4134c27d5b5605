import type { MemoQuery } from '@osh/core/memos/memo-repository.ts'
import { makeMemoInput } from '@osh/core/memos/reading/memo-input.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { describe, expect, it } from 'vitest'
import { aHeader, day, gloves } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { dated, refusal, rowOf } from '../../world.ts'

const whole: MemoQuery = { section: null, status: null, page: 1, limit: 200 }

/** Rows that a memo can not take. */
export const memoRowsContract = (newWorld: NewWorld) =>
  describe('MemoRepository: rows', () => {
    it('lets one of many take the same row, and names person and memo to the others', async () => {
      const { opened, records, company, hire, assign } = await newWorld()
      const [shared, ...own] = await Promise.all(
        ['Абрамова', 'Белова', 'Волкова', 'Громова', 'Дронова', 'Ершова'].map(async (name) =>
          assign(await hire(name)),
        ),
      )
      if (!shared) throw new Error('nothing was assigned')
      const clients = await Promise.all(own.map(() => opened.another()))
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
            details: makeMemoInput({
              ...draft,
              rows: [shared, ...own.slice(i, i + 1)].map((one) => rowOf(one)),
            }),
          }),
        ),
      )
      const taken = {
        code: 'memo/rows-taken',
        rows: [{ fullName: 'Абрамова Вера Ильинична', memoNumber: 1 }],
      }
      expect(formed.filter(({ ok }) => ok)).toHaveLength(1)
      for (const one of formed) if (!one.ok) expect(one.error).toEqual(taken)
      expect((await records.memos.list(company.id, whole)).total).toBe(1)
      expect(await records.deadlines.listFreeIds(company.id, 'training')).toHaveLength(4)
    })

    it('names every row that is in another active memo, and stores nothing', async () => {
      const world = await newWorld()
      const made = []
      for (const name of ['Абрамова', 'Белова', 'Власова'])
        made.push(await world.assign(await world.hire(name)))
      const [a, b, c] = made.map((one) => rowOf(one))
      if (!a || !b || !c) throw new Error('nothing was assigned')
      await world.form('training', [a])
      const second = await world.form('training', [b])
      expect(await world.tryForm('training', [a, b, c])).toEqual({
        ok: false,
        error: {
          code: 'memo/rows-taken',
          rows: [
            { fullName: 'Абрамова Вера Ильинична', memoNumber: 1 },
            { fullName: 'Белова Вера Ильинична', memoNumber: 2 },
          ],
        },
      })
      expect(refusal(await world.tryEdit(second, { rows: [a, b] }))).toBe('memo/rows-taken')
      expect(await world.memo(second.id)).toEqual(second)
      expect(await world.records.memos.findNextNumber(world.company.id)).toBe(3)
    })

    it('refuses no rows, a row twice, another section, mixed events and what is not there', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const made = await world.assign(employee)
      const due = { date: null, deadline: day('2026-12-01') }
      const out = await world.assign(employee, { subject: gloves(2), ...due })
      await world.assign(employee, { subject: gloves(2), date: day('2026-03-10') })
      const back = await world.assign(employee, { subject: gloves(2, 'return'), ...due })
      const codes = [
        await world.tryForm('training', []),
        await world.tryForm('training', [rowOf(made), rowOf(made)]),
        await world.tryForm('briefing', [rowOf(made)]),
        await world.tryForm('ppe', [rowOf(out), rowOf(back)]),
        await world.tryForm('training', [rowOf({ id: 999_999_999 as ObligationId })]),
        await world.tryForm('training', [rowOf(made, dated('2026-11-21'))]),
      ].map(refusal)
      expect(codes).toEqual([
        'memo/no-rows',
        'memo/row-doubled',
        'memo/wrong-section',
        'memo/events-mixed',
        'not-found',
        'date: date/in-future',
      ])
    })

    it('refuses a removed obligation', async () => {
      const { records, company, hire, assign, tryForm } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      await records.obligations.remove({ companyId: company.id, id: made.id })
      expect(refusal(await tryForm('training', [rowOf(made)]))).toBe('memo/obligation-removed')
    })
  })
