import { describe, expect, it } from 'vitest'
import { asPatch, day, months } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, dated, refusal, rowOf } from '../../world.ts'

/** Changing what was given. */
export const obligationChangesContract = (newWorld: NewWorld) =>
  describe('ObligationRepository: changes', () => {
    it('changes the period, the subject and the rule, and counts the deadline again', async () => {
      const { records, company, hire, assign, obligation } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(36), date: day('2026-01-31') })
      const subject = { section: 'training', name: 'Работы на высоте' } as const
      const changed = accepted(
        await records.obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ subject, periodicity: months(1) }),
        }),
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
      expect(
        refusal(
          await obligations.change({ companyId: company.id, id: made.id, patch: asPatch({ subject }) }),
        ),
      ).toBe('section: obligation/section-fixed')
      const recurring = { periodicity: months(12) }
      expect(
        refusal(await obligations.change({ companyId: company.id, id: made.id, patch: asPatch(recurring) })),
      ).toBe('date: obligation/date-or-deadline')
      expect(await obligation(made.id)).toEqual(made)
    })

    it('corrects the newest date entered by hand, and keeps what was there', async () => {
      const { records, company, hire, assign, completions } = await newWorld()
      const made = await assign(await hire('Носов'), { periodicity: months(12), date: day('2026-03-10') })
      const changed = accepted(
        await records.obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ date: day('2026-02-10') }),
        }),
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
        await records.obligations.change({
          companyId: company.id,
          id: made.id,
          patch: asPatch({ date: day('2026-02-10') }),
        }),
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
        accepted(
          await obligations.change({
            companyId: company.id,
            id: made.id,
            patch: asPatch({ date: day('2026-03-10') }),
          }),
        ).baseDate,
      ).toBe('2026-03-10')
      await obligations.change({
        companyId: company.id,
        id: made.id,
        patch: asPatch({ date: day('2026-03-10') }),
      })
      await obligations.change({ companyId: company.id, id: made.id, patch: asPatch({ date: null }) })
      expect(await completions(made.id)).toHaveLength(1)
      expect(
        refusal(
          await obligations.change({
            companyId: company.id,
            id: made.id,
            patch: asPatch({ date: day('2026-11-21') }),
          }),
        ),
      ).toBe('date: date/in-future')
    })

    it('states the class of an assessment again', async () => {
      const { records, company, hire, assign } = await newWorld()
      const subject = { section: 'workingConditions', established: '2' } as const
      const made = await assign(await hire('Носов'), {
        subject,
        periodicity: months(60),
        date: day('2024-03-10'),
      })
      const changes = { subject: { ...subject, established: '3.2' } as const }
      const changed = accepted(
        await records.obligations.change({ companyId: company.id, id: made.id, patch: asPatch(changes) }),
      )
      expect(changed).toMatchObject({
        subject: changes.subject,
        baseDate: '2024-03-10',
        deadline: '2029-03-10',
      })
    })
  })
