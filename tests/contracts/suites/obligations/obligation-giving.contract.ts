import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { aDraft, asPatch, aTraining, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'

const every: readonly Subject[] = [
  { section: 'briefing', name: 'Повторный инструктаж' },
  { section: 'instruction', name: 'ИОТ-12' },
  aTraining,
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
  { section: 'workingConditions', established: '3.1' },
  { section: 'risk', established: 'middle' },
]

/** Giving obligations, and reading them. */
export const obligationGivingContract = (newWorld: NewWorld) =>
  describe('ObligationRepository: giving', () => {
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

    it('gives everyone the same, in the order asked for, or no one', async () => {
      const { records, company, hire } = await newWorld()
      const ids = [(await hire('Носов')).id, (await hire('Азаров')).id, (await hire('Мельник')).id]
      const made = accepted(
        await records.obligations.assign({
          companyId: company.id,
          employeeIds: ids,
          draft: asPatch(aDraft()),
        }),
      )
      expect(made.map(({ employeeId }) => employeeId)).toEqual(ids)
      const some = [...ids, 999_999_999 as EmployeeId]
      expect(
        refusal(
          await records.obligations.assign({
            companyId: company.id,
            employeeIds: some,
            draft: asPatch(aDraft()),
          }),
        ),
      ).toBe('not-found')
      expect(await records.obligations.list(company.id, {})).toHaveLength(3)
    })

    it('refuses a recurring obligation without date and deadline, and a date to come', async () => {
      const { records, company, hire } = await newWorld()
      const ids = [(await hire('Носов')).id]
      const draft = aDraft({ date: null, deadline: null })
      expect(
        refusal(
          await records.obligations.assign({
            companyId: company.id,
            employeeIds: ids,
            draft: asPatch(draft),
          }),
        ),
      ).toBe('date: obligation/date-or-deadline')
      const early = aDraft({ date: day('2026-11-21') })
      expect(
        refusal(
          await records.obligations.assign({
            companyId: company.id,
            employeeIds: ids,
            draft: asPatch(early),
          }),
        ),
      ).toBe('date: date/in-future')
      expect(
        (
          await records.obligations.assign({
            companyId: company.id,
            employeeIds: ids,
            draft: asPatch(aDraft({ date: day('2026-11-20') })),
          })
        ).ok,
      ).toBe(true)
    })

    it('refuses a day of an assessment that has found nothing', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const hired = await hire('Носов')
      const { obligations } = records
      const date = day('2026-03-10')
      for (const subject of [
        { section: 'workingConditions', established: 'notAssessed' },
        { section: 'risk', established: 'notAssessed' },
      ] as const) {
        const dated = {
          companyId: company.id,
          employeeIds: [hired.id],
          draft: asPatch(aDraft({ subject, date })),
        }
        expect(refusal(await obligations.assign(dated))).toBe('date: completion/not-assessed')
        const made = await assign(hired, { subject, date: null, deadline: day('2026-12-01') })
        const patch = asPatch({ date })
        expect(refusal(await obligations.change({ companyId: company.id, id: made.id, patch }))).toBe(
          'date: completion/not-assessed',
        )
        expect(await completions(made.id)).toEqual([])
      }
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

    it('offers the names that the company has used, once each, in Russian order', async () => {
      const { records, company, hire, assign } = await newWorld()
      const employee = await hire('Носов')
      for (const name of ['Ёмкости', 'Высота', 'Жидкости', 'Высота', 'Единый курс'])
        await assign(employee, { subject: { section: 'training', name } })
      await assign(employee, { subject: { section: 'briefing', name: 'Вводный' } })
      expect(await records.obligations.listSubjectNames(company.id, 'training')).toEqual([
        'Высота',
        'Единый курс',
        'Ёмкости',
        'Жидкости',
      ])
      expect(await records.obligations.listSubjectNames(company.id, 'ppe')).toEqual([])
    })

    it('knows no obligation that is not there', async () => {
      const { records, company } = await newWorld()
      const stranger = 999_999_999 as ObligationId
      expect(refusal(await records.obligations.get(company.id, stranger))).toBe('not-found')
      expect(refusal(await records.obligations.listCompletions(company.id, stranger))).toBe('not-found')
      expect(refusal(await records.obligations.remove({ companyId: company.id, id: stranger }))).toBe(
        'not-found',
      )
    })
  })
