import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { aDraft, aTraining, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, dated, refusal, rowOf } from '../world.ts'

const every: readonly Subject[] = [
  { section: 'briefing', name: 'Повторный инструктаж' },
  { section: 'instruction', name: 'ИОТ-12' },
  aTraining,
  { section: 'medicalExamination', factorNumber: '6.1' },
  { section: 'ppe', name: 'Каска защитная', quantity: 2, event: 'issuance' },
  { section: 'workingConditions', established: '3.1' },
  { section: 'risk', established: 'middle' },
]

export const obligationRepositoryContract = (newWorld: NewWorld) =>
  describe('ObligationRepository', () => {
    it('gives back what was assigned in every section, and keeps it', async () => {
      const { opened, company, hire, assign } = await newWorld()
      const employee = await hire('Абрамова')
      for (const subject of every) {
        const made = await assign(employee, { subject, periodicity: months(12), date: day('2026-03-10') })
        expect(made).toMatchObject({
          companyId: company.id,
          employeeId: employee.id,
          subject,
          periodicity: months(12),
          fixed: null,
          ruleId: null,
          removed: false,
          memo: null,
          baseDate: '2026-03-10',
          deadline: '2027-03-10',
          retakeBy: null,
          closed: false,
        })
        const reopened = await opened.reopen()
        expect(accepted(await reopened.obligations.get(company.id, made.id))).toEqual(made)
      }
    })

    it('makes the date the first completion, signed and timed', async () => {
      const { hire, assign, completions, clock } = await newWorld()
      const made = await assign(await hire('Абрамова'), { date: day('2026-03-10') })
      const [first, ...others] = await completions(made.id)
      expect(others).toEqual([])
      expect(first).toMatchObject({
        date: '2026-03-10',
        result: 'passed',
        quantity: null,
        memoId: null,
        takenBack: null,
      })
      expect(first?.enteredBy).toBeGreaterThan(0)
      expect(Date.parse(first?.enteredAt ?? '')).toBe(Date.parse(clock.now()))
    })

    it('gives everybody the same, in the order asked for, or nobody', async () => {
      const { records, company, hire } = await newWorld()
      const ids = [(await hire('Носов')).id, (await hire('Азаров')).id, (await hire('Мельник')).id]
      const made = accepted(await records.obligations.assign(company.id, ids, aDraft()))
      expect(made.map(({ employeeId }) => employeeId)).toEqual(ids)
      const some = [...ids, 999_999_999 as EmployeeId]
      expect(refusal(await records.obligations.assign(company.id, some, aDraft()))).toBe('not-found')
      expect(await records.obligations.list(company.id, {})).toHaveLength(3)
    })

    it('refuses a recurring obligation without date and deadline, and a date to come', async () => {
      const { records, company, hire } = await newWorld()
      const ids = [(await hire('Носов')).id]
      const draft = aDraft({ date: null, deadline: null })
      expect(refusal(await records.obligations.assign(company.id, ids, draft))).toBe(
        'date: obligation/date-or-deadline',
      )
      const early = aDraft({ date: day('2026-11-21') })
      expect(refusal(await records.obligations.assign(company.id, ids, early))).toBe('date: date/in-future')
      expect(
        (await records.obligations.assign(company.id, ids, aDraft({ date: day('2026-11-20') }))).ok,
      ).toBe(true)
    })

    it('counts nothing for one-off, indefinite and worn-out obligations once done', async () => {
      const { hire, assign } = await newWorld()
      const employee = await hire('Носов')
      for (const kind of ['once', 'indefinite', 'untilWornOut'] as const)
        expect(await assign(employee, { periodicity: { kind }, date: day('2026-03-10') })).toMatchObject({
          baseDate: '2026-03-10',
          deadline: null,
        })
      expect(await assign(employee, { periodicity: { kind: 'once' }, date: null })).toMatchObject({
        baseDate: null,
        deadline: null,
      })
    })

    it('lists by section, then by deadline, those without one last', async () => {
      const { records, company, hire, assign } = await newWorld()
      const [one, two] = [await hire('Носов'), await hire('Азаров')]
      await assign(one, { subject: { section: 'risk', established: 'low' }, date: day('2026-01-10') })
      const later = await assign(one, { date: day('2026-01-10') })
      const never = await assign(two, { periodicity: { kind: 'once' } })
      const sooner = await assign(two, { date: day('2025-01-10') })
      const briefing = await assign(two, { subject: { section: 'briefing', name: 'Вводный' } })
      const all = (await records.obligations.list(company.id, {})).map(({ id }) => id)
      expect(all.slice(0, 4)).toEqual([briefing, sooner, later, never].map(({ id }) => id))
      const his = await records.obligations.list(company.id, { employeeId: two.id, section: 'training' })
      expect(his.map(({ id }) => id)).toEqual([sooner.id, never.id])
    })

    it('changes the period, the subject and the rule, and counts the deadline anew', async () => {
      const { records, company, hire, assign, obligation } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(36), date: day('2026-01-31') })
      const subject = { section: 'training', name: 'Работы на высоте' } as const
      const changed = accepted(
        await records.obligations.change(company.id, made.id, { subject, periodicity: months(1) }),
      )
      expect(changed).toMatchObject({
        subject,
        periodicity: months(1),
        deadline: '2026-02-28',
        baseDate: '2026-01-31',
      })
      expect(await obligation(made.id)).toEqual(changed)
    })

    it('refuses another section, and a recurring period with nothing to count from', async () => {
      const { records, company, hire, assign, obligation } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: { kind: 'once' }, date: null })
      const { obligations } = records
      const subject = { section: 'briefing', name: 'Вводный' } as const
      expect(refusal(await obligations.change(company.id, made.id, { subject }))).toBe(
        'section: obligation/section-fixed',
      )
      const recurring = { periodicity: months(12) }
      expect(refusal(await obligations.change(company.id, made.id, recurring))).toBe(
        'date: obligation/date-or-deadline',
      )
      expect(await obligation(made.id)).toEqual(made)
    })

    it('corrects the newest date entered by hand, and keeps what stood there', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2026-03-10') })
      const changed = accepted(
        await records.obligations.change(company.id, made.id, { date: day('2026-02-10') }),
      )
      expect(changed).toMatchObject({ baseDate: '2026-02-10', deadline: '2027-02-10' })
      const facts = await completions(made.id)
      expect(facts.map(({ date, takenBack }) => [date, takenBack !== null])).toEqual([
        ['2026-03-10', true],
        ['2026-02-10', false],
      ])
    })

    it('corrects what was entered by hand, not what a memo entered', async () => {
      const { records, company, hire, assign, form, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2026-03-10') })
      await form('training', [rowOf(made, dated('2026-10-10'))])
      const changed = accepted(
        await records.obligations.change(company.id, made.id, { date: day('2026-02-10') }),
      )
      expect(changed.deadline).toBe('2027-10-10')
      const live = (await completions(made.id)).filter(({ takenBack }) => takenBack === null)
      expect(live.map(({ date }) => date)).toEqual(['2026-10-10', '2026-02-10'])
    })

    it('adds the date that was not there, and leaves the same date alone', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'), { periodicity: { kind: 'once' }, date: null })
      expect(
        accepted(await obligations.change(company.id, made.id, { date: day('2026-03-10') })).baseDate,
      ).toBe('2026-03-10')
      await obligations.change(company.id, made.id, { date: day('2026-03-10') })
      await obligations.change(company.id, made.id, { date: null })
      expect(await completions(made.id)).toHaveLength(1)
      expect(refusal(await obligations.change(company.id, made.id, { date: day('2026-11-21') }))).toBe(
        'date: date/in-future',
      )
    })

    it('states the class of an assessment anew', async () => {
      const { records, company, hire, assign } = await newWorld()
      const subject = { section: 'workingConditions', established: '2' } as const
      const made = await assign(await hire('Носов'), {
        subject,
        periodicity: months(60),
        date: day('2024-03-10'),
      })
      const changes = { subject: { ...subject, established: '3.2' } as const }
      const changed = accepted(await records.obligations.change(company.id, made.id, changes))
      expect(changed).toMatchObject({
        subject: changes.subject,
        baseDate: '2024-03-10',
        deadline: '2029-03-10',
      })
    })

    it('removes an obligation from the lists and tables, and keeps its history', async () => {
      const { records, company, hire, assign, completions, obligation, table } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2025-12-01') })
      expect(await table('training')).toHaveLength(1)
      expect((await records.obligations.remove(company.id, made.id)).ok).toBe(true)
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
      await obligations.remove(company.id, made.id)
      const refusals = [
        await obligations.remove(company.id, made.id),
        await obligations.change(company.id, made.id, { date: day('2026-01-10') }),
        await obligations.complete(company.id, made.id, {
          date: day('2026-01-10'),
          result: 'passed',
          quantity: null,
        }),
        await obligations.takeBack(company.id, made.id, fact.id),
      ]
      expect(refusals.map(refusal)).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
    })

    it('refuses to remove or change an obligation that stands in an active memo, by its number', async () => {
      const { records, company, hire, assign, form } = await newWorld()
      const { obligations } = records
      const made = await assign(await hire('Носов'))
      const memo = await form('training', [rowOf(made)])
      const inMemo = { ok: false, error: { code: 'obligation/in-active-memo', memoNumber: 1 } }
      expect(await obligations.remove(company.id, made.id)).toEqual(inMemo)
      expect(await obligations.change(company.id, made.id, { periodicity: months(12) })).toEqual(inMemo)
      await records.memos.cancel(company.id, memo.id, null)
      expect((await obligations.remove(company.id, made.id)).ok).toBe(true)
    })

    it('names the active memo that an obligation stands in', async () => {
      const { hire, assign, form, obligation } = await newWorld()
      const made = await assign(await hire('Носов'))
      const memo = await form('training', [rowOf(made)])
      expect((await obligation(made.id)).memo).toEqual({ id: memo.id, number: memo.number })
    })

    it('offers the names that the company has used, once each, in Russian order', async () => {
      const { records, company, hire, assign } = await newWorld()
      const employee = await hire('Носов')
      for (const name of ['Ёмкости', 'Высота', 'Жидкости', 'Высота', 'Единый курс'])
        await assign(employee, { subject: { section: 'training', name } })
      await assign(employee, { subject: { section: 'briefing', name: 'Вводный' } })
      expect(await records.obligations.subjectNames(company.id, 'training')).toEqual([
        'Высота',
        'Единый курс',
        'Ёмкости',
        'Жидкости',
      ])
      expect(await records.obligations.subjectNames(company.id, 'ppe')).toEqual([])
    })

    it('knows no obligation that is not there', async () => {
      const { records, company } = await newWorld()
      const nobody = 999_999_999 as ObligationId
      expect(refusal(await records.obligations.get(company.id, nobody))).toBe('not-found')
      expect(refusal(await records.obligations.completions(company.id, nobody))).toBe('not-found')
      expect(refusal(await records.obligations.remove(company.id, nobody))).toBe('not-found')
    })
  })
