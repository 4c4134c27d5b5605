import { describe, expect, it } from 'vitest'
import { day, instant } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { issue } from '../documents.ts'
import { accepted, dated, refusal, refused, rowOf, today } from '../world.ts'

const [LAST, AFTER] = [day('2026-12-03'), day('2026-12-04')]

const accidentOf = (employeeId: number) => ({
  degree: 'easy',
  date: '04.12.2026',
  time: '10:10',
  place: 'Цех № 2',
  description: 'Порезал кисть',
  injured: [{ employeeId }],
})

/** Until when a company adds, and what it always does. */
export const termsContract = (newWorld: NewWorld) =>
  describe('Subscriptions', () => {
    const endedWorld = async () => {
      const world = await newWorld()
      const person = await world.hire('Титов')
      const duty = await world.assign(person)
      const formed = await world.form('training', [rowOf(duty)])
      world.clock.set(instant('2026-12-04T15:00:00Z'))
      return { ...world, person, duty, formed }
    }

    it('begins with fourteen free days, and counts the staff', async () => {
      const { opened, records, company, hire, clock } = await newWorld()
      await hire('Титов')
      await hire('Белова', { dismissalDate: today })
      const term = { tariff: 'introductory', lastDay: LAST, employeeLimit: null, closesOn: null }
      expect(await records.subscriptions.readSubscription(company.id)).toEqual({ term, today, staff: 1 })
      clock.set(AFTER)
      expect(await (await opened.reopen()).subscriptions.readSubscription(company.id)).toMatchObject({
        term,
        today: AFTER,
      })
    })

    it('adds to the last day, and no more after it: the refusal says since when', async () => {
      const { records, company, clock, hire, person, duty } = await endedWorld()
      const companyId = company.id
      const ended = { code: 'tariff/ended', endedOn: LAST, closesOn: null }
      expect(refused(await records.departments.add({ companyId, name: 'Склад' }))).toEqual(ended)
      expect(refused(await records.positions.add({ companyId, name: 'Кладовщик' }))).toEqual(ended)
      const draft = { section: 'training' }
      expect(
        refused(await records.obligations.assign({ companyId, employeeIds: [person.id], draft })),
      ).toEqual(ended)
      const away = { employeeId: person.id, kind: 'illness', from: AFTER }
      expect(refused(await records.absences.enter({ companyId, details: away }))).toEqual(ended)
      const rows = [{ obligationId: duty.id }]
      const details = { section: 'training', rows }
      expect(refused(await records.memos.form({ companyId, details }))).toEqual(ended)
      await expect(hire('Белова')).rejects.toThrow('tariff/ended')
      clock.set(LAST)
      await hire('Белова')
      expect((await records.departments.add({ companyId, name: 'Склад' })).ok).toBe(true)
    })

    it('completes, changes, dismisses and removes after it', async () => {
      const { records, company, edit, formed, person, duty } = await endedWorld()
      const done = await edit(formed, { rows: [rowOf(duty, dated('2026-12-01'))] })
      expect(done.rows).toMatchObject([{ outcome: { date: '2026-12-01' } }])
      const companyId = company.id
      const patch = { dismissalDate: AFTER }
      expect((await records.employees.change({ companyId, id: person.id, patch, version: null })).ok).toBe(
        true,
      )
      expect((await records.companies.change({ companyId, patch: { phone: null }, version: null })).ok).toBe(
        true,
      )
    })

    it('takes no new rows into a memo after it', async () => {
      const world = await newWorld()
      const [first, second] = [await world.hire('Титов'), await world.hire('Белова')]
      const [one, other] = [await world.assign(first), await world.assign(second)]
      const memo = await world.form('training', [rowOf(one)])
      world.clock.set(AFTER)
      expect(refusal(await world.tryEdit(memo, { rows: [rowOf(one), rowOf(other)] }))).toBe('tariff/ended')
      expect((await world.memo(memo.id)).rows).toHaveLength(1)
    })

    it('records an accident after it, and goes on with it', async () => {
      const { records, company, person } = await endedWorld()
      const incident = accepted(
        await records.incidents.record({ companyId: company.id, details: accidentOf(person.id) }),
      )
      const measure = { origin: 'incident', incidentId: incident.id, what: 'Ограждение', decidedOn: AFTER }
      expect(refusal(await records.measures.plan({ companyId: company.id, details: measure }))).not.toBe(
        'tariff/ended',
      )
      const { id } = incident
      const patch = { place: 'Цех № 3' }
      const changed = await records.incidents.change({ companyId: company.id, id, patch })
      expect(accepted(changed).place).toBe('Цех № 3')
    })

    it('issues no papers after it but those of an accident', async () => {
      const world = await endedWorld()
      if (!world.opened.issuing) return
      await expect(issue(world, { number: '7' })).rejects.toThrow('tariff/ended')
    })
  })
