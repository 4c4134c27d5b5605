import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { describe, expect, it } from 'vitest'
import { day, instant } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal } from '../world.ts'

/** What accidents require of employers besides measures. */
export const dutiesContract = (newWorld: NewWorld) =>
  describe('DutyRepository', () => {
    const afterAccident = async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const companyId = company.id
      clock.set(instant('2026-11-20T09:00:00Z'))
      const [titov, belova] = [await world.hire('Титов'), await world.hire('Белова')]
      const details = {
        ...{ degree: 'easy', date: '19.11.2026', time: '14:10', place: 'Цех № 2' },
        injured: [{ employeeId: titov.id }],
      }
      const { id } = accepted(await records.incidents.record({ companyId, details }))
      const require = (given: object = {}) => {
        const asked = { section: 'briefing', employeeIds: [titov.id, belova.id], deadline: '27.11.2026' }
        return records.duties.require({ companyId, id, details: { ...asked, ...given } })
      }
      return { ...world, companyId, id, titov, belova, require }
    }

    it('gives what the accident requires, keeps that over a reopening and says so in the chronology', async () => {
      const { records, companyId, id, titov, belova, opened, require, table } = await afterAccident()
      expect(await records.duties.listForIncident(companyId, id)).toEqual([])
      const given = accepted(await require())
      expect(given.map(({ employeeId }) => employeeId)).toEqual([titov.id, belova.id])
      const again = await opened.reopen()
      expect(await again.duties.listForIncident(companyId, id)).toEqual(given.toReversed())
      expect(given[0]).toMatchObject({ section: 'briefing', dueOn: '2026-11-27', doneOn: null })
      expect(given[0]?.fullName).toMatch(/^Титов /)
      expect(await table('briefing')).toMatchObject([
        { employeeId: belova.id, subject: { name: 'Внеплановый инструктаж' }, deadline: '2026-11-27' },
        { employeeId: titov.id },
      ])
      const events = accepted(await records.incidents.readChronology(companyId, id))
      expect(events.flatMap((event) => describeEvent(event, 'easy')).at(-1)).toBe(
        'Назначено: Внеплановый инструктаж, 2 работникам, срок 27.11.2026',
      )
      expect(refusal(await require())).toBe('employeeIds: duty/required-already')
    })

    it('tells what was done since, and is without what was removed: that may be given again', async () => {
      const { records, companyId, id, titov, belova, require } = await afterAccident()
      const [first, second] = accepted(await require())
      if (!first || !second) throw new Error('nothing was given')
      const entry = { companyId, id: first.obligationId, fact: { date: '20.11.2026', result: 'passed' } }
      accepted(await records.obligations.complete(entry))
      accepted(await records.obligations.remove({ companyId, id: second.obligationId }))
      expect(await records.duties.listForIncident(companyId, id)).toEqual([
        { ...first, doneOn: '2026-11-20' },
      ])
      const repeated = accepted(await require({ employeeIds: [belova.id] }))
      const all = await records.duties.listForIncident(companyId, id)
      expect(all.map(({ obligationId }) => obligationId)).toEqual([
        repeated[0]?.obligationId,
        first.obligationId,
      ])
      expect(all.map(({ employeeId }) => employeeId)).toEqual([belova.id, titov.id])
    })

    it('lets an assessment that someone has fall due earlier, and returns to its own term once made', async () => {
      const { records, companyId, id, titov, belova, assign, require, obligation } = await afterAccident()
      const subject = { section: 'workingConditions', established: '2' } as const
      const known = await assign(titov, {
        subject,
        periodicity: { kind: 'every', months: 60 },
        date: day('2024-05-20'),
        ruleId: 'sout.repeat',
      })
      const given = accepted(await require({ section: 'workingConditions', deadline: '19.05.2027' }))
      expect(given.find(({ employeeId }) => employeeId === titov.id)?.obligationId).toBe(known.id)
      expect((await obligation(known.id)).deadline).toBe('2027-05-19')
      const made = given.find(({ employeeId }) => employeeId === belova.id)
      if (!made) throw new Error('nothing was given')
      expect(await obligation(made.obligationId)).toMatchObject({
        subject: { section: 'workingConditions', established: 'notAssessed' },
        deadline: '2027-05-19',
      })
      expect(await records.duties.listForIncident(companyId, id)).toMatchObject([
        { employeeId: belova.id, section: 'workingConditions' },
        { employeeId: titov.id },
      ])
      expect(refusal(await require({ section: 'workingConditions', deadline: '20.05.2027' }))).toBe(
        'deadline: duty/after-law',
      )
    })

    it('gives nothing where one of them can’t be given it, and forgets whoever is deleted', async () => {
      const { records, companyId, id, titov, belova, hire, require } = await afterAccident()
      const stranger = (await newWorld()).hire('Чужих')
      expect(refusal(await require({ employeeIds: [titov.id, (await stranger).id] }))).toBe(
        'employeeIds: employee/unknown',
      )
      expect(await records.duties.listForIncident(companyId, id)).toEqual([])
      const wrong = await hire('Ошибкина')
      accepted(await require({ employeeIds: [belova.id, wrong.id] }))
      accepted(await records.employees.remove({ companyId, id: wrong.id }))
      const left = await records.duties.listForIncident(companyId, id)
      expect(left.map(({ employeeId }) => employeeId)).toEqual([belova.id])
    })
  })
