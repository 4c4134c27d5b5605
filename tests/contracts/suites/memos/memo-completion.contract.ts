import { pending } from '@osh/core/memos/memo.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { asPatch, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { dated, refusal, rowOf } from '../../world.ts'

const datedSections: readonly Subject[] = [
  { section: 'briefing', name: 'Повторный инструктаж' },
  { section: 'instruction', name: 'ИОТ-12' },
  { section: 'training', name: 'Первая помощь' },
  { section: 'medicalExamination', factorNumber: '6.1' },
  {
    section: 'ppe',
    name: 'Каска защитная',
    quantity: 2,
    unit: 'piece',
    norm: null,
    size: null,
    event: 'issuance',
  },
]

/** Dates entered in memos, and what they do to obligations. */
export const memoCompletionContract = (newWorld: NewWorld) =>
  describe('dates in a memo', () => {
    it.each(datedSections)(
      'complete $section rows at once and move their deadlines, alone',
      async (subject) => {
        const { hire, assign, form, edit, obligation, table } = await newWorld()
        const due = { subject, periodicity: months(12), date: day('2025-11-10') }
        const [one, two] = [
          await assign(await hire('Абрамова'), due),
          await assign(await hire('Белова'), due),
        ]
        const memo = await form(subject.section, [rowOf(one), rowOf(two)])
        expect(deriveMemoStatus(memo)).toBe('active')
        const half = await edit(memo, { rows: [rowOf(one, dated('2026-11-15')), rowOf(two)] })
        expect(deriveMemoStatus(half)).toBe('active')
        expect(await obligation(one.id)).toMatchObject({
          baseDate: '2026-11-15',
          deadline: '2027-11-15',
          memo: { number: 1 },
        })
        expect((await obligation(two.id)).deadline).toBe('2026-11-10')
        expect((await table(subject.section)).map(({ obligationId }) => obligationId)).toEqual([two.id])
        const whole = await edit(half, {
          rows: [rowOf(one, dated('2026-11-15')), rowOf(two, dated('2026-11-16'))],
        })
        expect(deriveMemoStatus(whole)).toBe('completed')
        expect(await obligation(two.id)).toMatchObject({ deadline: '2027-11-16', memo: null })
        expect(await table(subject.section)).toEqual([])
      },
    )

    it('are stored facts that name the memo, who and when', async () => {
      const { clock, hire, assign, form, completions } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      const [fact] = await completions(made.id)
      expect(fact).toMatchObject({ date: '2026-11-15', result: 'passed', memoId: memo.id, takenBack: null })
      expect(fact?.enteredBy).toBeGreaterThan(0)
      expect(Date.parse(fact?.enteredAt ?? '')).toBe(Date.parse(clock.now()))
    })

    it('that are removed take back exactly that, and it stays on record', async () => {
      const { clock, hire, assign, form, edit, obligation, completions } = await newWorld()
      const due = { periodicity: months(12), date: day('2025-11-10') }
      const [one, two] = [await assign(await hire('Абрамова'), due), await assign(await hire('Белова'), due)]
      const memo = await form('training', [rowOf(one, dated('2026-11-15')), rowOf(two, dated('2026-11-16'))])
      clock.forward(3600)
      const undone = await edit(memo, { rows: [rowOf(one), rowOf(two, dated('2026-11-16'))] })
      expect(deriveMemoStatus(undone)).toBe('active')
      expect(await obligation(one.id)).toEqual({ ...one, memo: { id: memo.id, number: 1 } })
      expect(await obligation(two.id)).toMatchObject({ deadline: '2027-11-16', memo: { number: 1 } })
      const [taken] = await completions(one.id)
      expect(Date.parse(taken?.takenBack?.at ?? '')).toBe(Date.parse(clock.now()))
      expect(taken?.takenBack?.by).toBe(taken?.enteredBy)
      expect((await completions(two.id)).every(({ takenBack }) => takenBack === null)).toBe(true)
    })

    it('that are entered in another day’s place replace the fact', async () => {
      const { hire, assign, form, edit, obligation, completions } = await newWorld()
      const made = await assign(await hire('Абрамова'), { periodicity: months(12), date: day('2025-11-10') })
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      await edit(memo, { rows: [rowOf(made, dated('2026-10-15'))] })
      expect((await obligation(made.id)).deadline).toBe('2027-10-15')
      const live = (await completions(made.id)).filter(({ takenBack }) => takenBack === null)
      expect(live.map(({ date }) => date)).toEqual(['2026-10-15', '2025-11-10'])
    })

    it('that come and go stay on record as they came and went', async () => {
      const { clock, hire, assign, form, edit, completions } = await newWorld()
      const made = await assign(await hire('Абрамова'), { periodicity: months(12), date: day('2025-11-10') })
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      const moments = []
      for (const outcome of [pending, dated('2026-11-16'), pending]) {
        clock.forward(60)
        moments.push(Date.parse(clock.now()))
        await edit(memo, { rows: [rowOf(made, outcome)] })
      }
      const [second, first, given] = await completions(made.id)
      expect(first).toMatchObject({ date: '2026-11-15', memoId: memo.id })
      expect(second).toMatchObject({ date: '2026-11-16', memoId: memo.id })
      expect(given?.takenBack).toBeNull()
      expect(Date.parse(first?.takenBack?.at ?? '')).toBe(moments[0])
      expect(Date.parse(second?.takenBack?.at ?? '')).toBe(moments[2])
    })

    it('that stay as they were are not entered again', async () => {
      const { hire, assign, form, edit, completions } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      await edit(memo, { rows: [rowOf(made, dated('2026-11-15'))], header: { note: 'Журнал № 2' } })
      await edit(memo, { header: { note: 'Журнал № 3' } })
      expect(await completions(made.id)).toHaveLength(2)
    })

    it('are not removed while the obligation is in another active memo', async () => {
      const world = await newWorld()
      const { hire, assign, form, tryEdit, edit, obligation, completions } = world
      const made = await assign(await hire('Абрамова'), { periodicity: months(1), date: day('2026-10-01') })
      const first = await form('training', [rowOf(made, dated('2026-11-15'))])
      const second = await form('training', [rowOf(made)])
      const taken = {
        code: 'memo/rows-taken',
        rows: [{ fullName: 'Абрамова Вера Ильинична', memoNumber: 2 }],
      }
      expect(await tryEdit(first, { rows: [rowOf(made)] })).toEqual({ ok: false, error: taken })
      expect(await tryEdit(first, { rows: [rowOf(made, dated('2026-11-14'))] })).toEqual({
        ok: false,
        error: taken,
      })
      expect(await world.memo(first.id)).toEqual(first)
      expect((await obligation(made.id)).deadline).toBe('2026-12-15')
      expect(await completions(made.id)).toHaveLength(2)
      await edit(first, { header: { note: 'Строки те же' } })
      await world.records.memos.cancel({ companyId: world.company.id, id: second.id, version: null })
      await edit(first, { rows: [rowOf(made)] })
      expect((await obligation(made.id)).deadline).toBe('2026-11-01')
    })

    it('with a failed check end the row, move nothing and ask for a retake', async () => {
      const { hire, assign, form, obligation } = await newWorld()
      const made = await assign(await hire('Абрамова'), { periodicity: months(12), date: day('2025-12-01') })
      const memo = await form('training', [rowOf(made, dated('2026-11-15', 'failed'))])
      expect(deriveMemoStatus(memo)).toBe('completed')
      expect(await obligation(made.id)).toMatchObject({
        baseDate: '2025-12-01',
        deadline: '2026-12-01',
        retakeBy: '2026-12-15',
        memo: null,
      })
      await form('training', [rowOf(made, dated('2026-11-20'))])
      expect(await obligation(made.id)).toMatchObject({ deadline: '2027-11-20', retakeBy: null })
    })

    it('supersede a fixed deadline, which returns when they are removed', async () => {
      const { hire, assign, form, edit, obligation } = await newWorld()
      const draft = { periodicity: months(12), date: day('2026-05-01'), deadline: day('2026-12-10') }
      const made = await assign(await hire('Абрамова'), draft)
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      expect((await obligation(made.id)).deadline).toBe('2027-11-15')
      await edit(memo, { rows: [rowOf(made)] })
      expect((await obligation(made.id)).deadline).toBe('2026-12-10')
    })

    it('follow the period that the obligation has now', async () => {
      const { records, company, hire, assign, form, edit, obligation } = await newWorld()
      const made = await assign(await hire('Абрамова'), { periodicity: months(12), date: day('2025-12-01') })
      const memo = await form('training', [rowOf(made, dated('2026-11-15'))])
      await records.obligations.change({
        companyId: company.id,
        id: made.id,
        patch: asPatch({ periodicity: months(6) }),
      })
      expect((await obligation(made.id)).deadline).toBe('2027-05-15')
      await edit(memo, { rows: [rowOf(made)] })
      expect((await obligation(made.id)).deadline).toBe('2026-06-01')
    })

    it('count in a memo of one who has been dismissed', async () => {
      const { records, company, hire, assign, form, edit, obligation } = await newWorld()
      const employee = await hire('Абрамова')
      const made = await assign(employee, { periodicity: months(12), date: day('2025-12-01') })
      const memo = await form('training', [rowOf(made)])
      await records.employees.change({
        companyId: company.id,
        id: employee.id,
        patch: { dismissalDate: day('2026-11-19') },
        version: null,
      })
      await edit(memo, { rows: [rowOf(made, dated('2026-11-19'))] })
      expect((await obligation(made.id)).deadline).toBe('2027-11-19')
    })

    it('are refused in the future, all or none', async () => {
      const { hire, assign, form, tryEdit, memo: stored, completions } = await newWorld()
      const [one, two] = [await assign(await hire('Абрамова')), await assign(await hire('Белова'))]
      const memo = await form('training', [rowOf(one), rowOf(two)])
      const edit = { rows: [rowOf(one, dated('2026-11-20')), rowOf(two, dated('2026-11-21'))] }
      expect(refusal(await tryEdit(memo, edit))).toBe('date: date/in-future')
      expect(await stored(memo.id)).toEqual(memo)
      expect(await completions(one.id)).toHaveLength(1)
    })

    it('survive a new opening with what they moved', async () => {
      const { opened, company, hire, assign, form, obligation } = await newWorld()
      const made = await assign(await hire('Абрамова'))
      await form('training', [rowOf(made, dated('2026-11-15'))])
      const reopened = await opened.reopen()
      const stored = await reopened.obligations.get(company.id, made.id)
      expect(stored).toEqual({ ok: true, value: await obligation(made.id) })
      expect(stored).toMatchObject({ value: { deadline: '2029-11-15' } })
    })
  })
