import { makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import type { CompletionFact, CompletionId, CompletionResult } from '@osh/core/obligations/completion.ts'
import { describe, expect, it } from 'vitest'
import { asPatch, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, refusal, rowOf } from '../../world.ts'

const on = (date: string, result: CompletionResult = 'passed'): CompletionFact => ({
  date: day(date),
  result,
  quantity: null,
  registeredOn: null,
})

/** Completions entered by hand, and what they do to deadlines. */
export const completionContract = (newWorld: NewWorld) =>
  describe('completions', () => {
    it('move the deadline on, and back when they are taken back', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2025-12-01') })
      const done = accepted(
        await obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') }),
      )
      expect(done).toMatchObject({ baseDate: '2026-11-15', deadline: '2027-11-15' })
      const [newest] = await completions(made.id)
      if (!newest) throw new Error('there is no completion')
      expect(
        accepted(await obligations.takeBack({ companyId: company.id, id: made.id, completionId: newest.id })),
      ).toEqual(made)
      const [kept] = await completions(made.id)
      expect(kept?.takenBack?.by).toBe(kept?.enteredBy)
      expect(await completions(made.id)).toHaveLength(2)
    })

    it('stay when the data is opened again', async () => {
      const { opened, records, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'))
      await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') })
      const reopened = await opened.reopen()
      expect(accepted(await reopened.obligations.listCompletions(company.id, made.id))).toEqual(
        await completions(made.id),
      )
    })

    it('count from the latest day, whatever the order they are entered in', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2026-05-01') })
      const earlier = accepted(
        await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-02-01') }),
      )
      expect(earlier.deadline).toBe('2027-05-01')
      expect((await completions(made.id)).map(({ date }) => date)).toEqual(['2026-05-01', '2026-02-01'])
    })

    it('that failed move nothing and ask for a retake in 30 days, until one is passed', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2025-12-01') })
      const failed = accepted(
        await obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15', 'failed') }),
      )
      expect(failed).toMatchObject({ baseDate: '2025-12-01', deadline: '2026-12-01', retakeBy: '2026-12-15' })
      const passed = accepted(
        await obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') }),
      )
      expect(passed).toMatchObject({ deadline: '2027-11-15', retakeBy: null })
      expect((await completions(made.id)).map(({ result }) => result)).toEqual(['passed', 'failed', 'passed'])
    })

    it('clamp to the end of a shorter month', async () => {
      const { hire, assign } = await newWorld()
      const employee = await hire('Носов')
      const made = await assign(employee, { periodicity: months(6), date: day('2026-08-31') })
      expect(made.deadline).toBe('2027-02-28')
      expect((await assign(employee, { periodicity: months(48), date: day('2024-02-29') })).deadline).toBe(
        '2028-02-29',
      )
    })

    it('are refused in the future and with a result of another kind', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'))
      const complete = (fact: CompletionFact) =>
        records.obligations.complete({ companyId: company.id, id: made.id, fact })
      expect(refusal(await complete(on('2026-11-21')))).toBe('date: date/in-future')
      expect(refusal(await complete(on('2026-11-15', '3.1')))).toBe('result: completion/wrong-result')
      expect(await completions(made.id)).toHaveLength(1)
    })

    it('take today from the time zone of the company', async () => {
      const { records, clock, company, hire, assign } = await newWorld({ timeZone: 'Asia/Vladivostok' })
      const made = await assign(await hire('Носов'))
      clock.set('2026-11-20T15:00:00.000Z' as ReturnType<typeof clock.now>)
      expect(
        (await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-21') }))
          .ok,
      ).toBe(true)
      expect(
        refusal(
          await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-22') }),
        ),
      ).toBe('date: date/in-future')
    })

    it('supersede a fixed deadline, which returns when they are taken back', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const draft = { periodicity: months(12), date: day('2026-05-01'), deadline: day('2026-12-10') }
      const made = await assign(await hire('Носов'), draft)
      expect(made).toMatchObject({ baseDate: '2026-05-01', deadline: '2026-12-10' })
      const done = accepted(
        await obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') }),
      )
      expect(done.deadline).toBe('2027-11-15')
      const [newest] = await completions(made.id)
      if (!newest) throw new Error('there is no completion')
      expect(
        accepted(await obligations.takeBack({ companyId: company.id, id: made.id, completionId: newest.id }))
          .deadline,
      ).toBe('2026-12-10')
    })

    it('older than the one that a fixed deadline was set over leave it standing', async () => {
      const { records, company, hire, assign } = await newWorld()
      const draft = { periodicity: months(12), date: day('2026-05-01'), deadline: day('2026-12-10') }
      const made = await assign(await hire('Носов'), draft)
      const older = accepted(
        await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-04-01') }),
      )
      expect(older.deadline).toBe('2026-12-10')
    })

    it('set over a fixed deadline later hold it too, until one more comes', async () => {
      const { records, company, hire, assign } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2026-05-01') })
      const fixed = accepted(
        await obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ deadline: day('2026-12-10') }),
        }),
      )
      expect(fixed.deadline).toBe('2026-12-10')
      expect(
        accepted(
          await obligations.change({
            companyId: company.id,
            id: made.id,
            patch: asPatch({ date: day('2026-05-03') }),
          }),
        ).deadline,
      ).toBe('2026-12-10')
      expect(
        accepted(await obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') }))
          .deadline,
      ).toBe('2027-11-15')
      expect(
        accepted(
          await obligations.change({
            companyId: company.id,
            id: made.id,
            patch: asPatch({ deadline: day('2027-01-15') }),
          }),
        ).deadline,
      ).toBe('2027-01-15')
      expect(
        accepted(
          await obligations.change({
            companyId: company.id,
            id: made.id,
            patch: asPatch({ deadline: null }),
          }),
        ).deadline,
      ).toBe('2027-11-15')
    })

    it('end a one-off obligation that had a deadline', async () => {
      const { records, company, hire, assign, table } = await newWorld()
      const draft = { periodicity: { kind: 'once' }, date: null, deadline: day('2026-11-30') } as const
      const made = await assign(await hire('Носов'), draft)
      expect((await table('training')).map(({ deadline }) => deadline)).toEqual(['2026-11-30'])
      const done = accepted(
        await records.obligations.complete({ companyId: company.id, id: made.id, fact: on('2026-11-15') }),
      )
      expect(done.deadline).toBeNull()
      expect(await table('training')).toEqual([])
    })

    it('that exclude a workplace close the obligation', async () => {
      const { records, company, hire, assign } = await newWorld()
      const subject = { section: 'workingConditions', established: '2' } as const
      const made = await assign(await hire('Носов'), {
        subject,
        periodicity: months(60),
        date: day('2022-01-10'),
      })
      const closed = accepted(
        await records.obligations.complete({
          companyId: company.id,
          id: made.id,
          fact: on('2026-11-15', 'excluded'),
        }),
      )
      expect(closed).toMatchObject({ closed: true, deadline: null })
    })

    it('are corrected: the old fact stays, taken back, and the new one counts', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2025-12-01') })
      const done = { companyId: company.id, id: made.id, fact: on('2026-11-15', 'failed') }
      accepted(await obligations.complete(done))
      const [wrong] = await completions(made.id)
      if (!wrong) throw new Error('there is no completion')
      const one = { companyId: company.id, id: made.id, completionId: wrong.id }
      const corrected = accepted(await obligations.correct({ ...one, patch: { result: 'passed' } }))
      expect(corrected).toMatchObject({ baseDate: '2026-11-15', deadline: '2027-11-15', retakeBy: null })
      expect(accepted(await obligations.get(company.id, made.id))).toEqual(corrected)
      const [right, old] = await completions(made.id)
      expect(right).toMatchObject({ ...on('2026-11-15'), takenBack: null, enteredBy: wrong.enteredBy })
      expect(old).toEqual({ ...wrong, takenBack: { by: right?.enteredBy, at: right?.enteredAt } })
      expect(refusal(await obligations.correct({ ...one, patch: {} }))).toBe('not-found')
      const late = { ...one, completionId: right?.id ?? one.completionId, patch: { date: day('2026-11-21') } }
      expect(refusal(await obligations.correct(late))).toBe('date: date/in-future')
      expect(await completions(made.id)).toHaveLength(3)
    })

    it('are not corrected while the obligation is in an active memo, nor those of a memo', async () => {
      const { records, company, hire, assign, form, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { date: day('2025-12-01') })
      const memo = await form('training', [rowOf(made)])
      const [first] = await completions(made.id)
      if (!first) throw new Error('there is no completion')
      const patch = { date: day('2025-12-02') }
      const correct = (completionId: CompletionId) =>
        records.obligations.correct({ companyId: company.id, id: made.id, completionId, patch })
      expect(refusal(await correct(first.id))).toBe('obligation/in-active-memo')
      await records.memos.edit({
        companyId: company.id,
        id: memo.id,
        patch: makeMemoPatch({ rows: [rowOf(made, dated('2026-11-15'))] }),
        version: null,
      })
      const [newest] = await completions(made.id)
      expect(refusal(await correct(newest?.id ?? first.id))).toBe('completion/entered-by-memo')
      expect((await correct(first.id)).ok).toBe(true)
    })

    it('of a memo are taken back in that memo, nowhere else', async () => {
      const { records, company, hire, assign, form, completions } = await newWorld()
      const made = await assign(await hire('Носов'))
      await form('training', [rowOf(made, dated('2026-11-15'))])
      const [newest] = await completions(made.id)
      if (!newest) throw new Error('there is no completion')
      expect(
        refusal(
          await records.obligations.takeBack({ companyId: company.id, id: made.id, completionId: newest.id }),
        ),
      ).toBe('completion/entered-by-memo')
    })

    it('are not taken back twice, nor while the obligation is in an active memo', async () => {
      const { records, company, hire, assign, form, completions } = await newWorld()
      const made = await assign(await hire('Носов'))
      const [first] = await completions(made.id)
      if (!first) throw new Error('there is no completion')
      const takeBack = () =>
        records.obligations.takeBack({ companyId: company.id, id: made.id, completionId: first.id })
      const memo = await form('training', [rowOf(made)])
      expect(await takeBack()).toEqual({
        ok: false,
        error: { code: 'obligation/in-active-memo', memoNumber: 1 },
      })
      await records.memos.cancel({ companyId: company.id, id: memo.id, version: null })
      expect((await takeBack()).ok).toBe(true)
      expect(refusal(await takeBack())).toBe('not-found')
      const nothing = 999_999_999 as CompletionId
      expect(
        refusal(
          await records.obligations.takeBack({ companyId: company.id, id: made.id, completionId: nothing }),
        ),
      ).toBe('not-found')
    })

    it('are all kept when many are entered at the same moment', async () => {
      const { opened, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { date: day('2026-01-01') })
      const clients = await Promise.all(Array.from({ length: 5 }, () => opened.another()))
      const done = await Promise.all(
        clients.map(({ obligations }, i) =>
          obligations.complete({ companyId: company.id, id: made.id, fact: on(`2026-11-0${i + 1}`) }),
        ),
      )
      expect(done.every(({ ok }) => ok)).toBe(true)
      expect(await completions(made.id)).toHaveLength(6)
    })
  })
