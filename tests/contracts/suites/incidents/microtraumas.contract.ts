import { everyMicrotrauma } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describe, expect, it } from 'vitest'
import { day, instant } from '#tests/examples.ts'
import { microtraumaTyped, reviewTyped } from '#tests/microtraumas-example.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'

const firstPage = { page: 1, limit: 50 }

/** Microtraumas, their reviews, and what becomes of them. */
export const microtraumasContract = (newWorld: NewWorld) =>
  describe('MicrotraumaRepository', () => {
    const aRegister = async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      clock.set(instant('2026-11-20T15:00:00Z'))
      const [titov, belova] = [await world.hire('Титов'), await world.hire('Белова')]
      const companyId = company.id
      const record = (details: object = {}) =>
        records.microtraumas.record({
          companyId,
          details: { ...microtraumaTyped, injured: { employeeId: titov.id }, ...details },
        })
      const list = async (filter: object = {}) =>
        (
          await records.microtraumas.listPage(companyId, { ...firstPage, ...everyMicrotrauma, ...filter })
        ).items.map(({ id }) => id)
      const review = { ...reviewTyped, reviewers: [{ employeeId: belova.id }] }
      return { ...world, companyId, titov, belova, record, list, review }
    }

    it('keeps a record as it was typed, over a reopening, and refuses it a second time', async () => {
      const { records, companyId, opened, titov, belova, record } = await aRegister()
      const made = accepted(await record({ reportedBy: { employeeId: belova.id } }))
      expect(made).toMatchObject({
        injured: { employeeId: titov.id },
        reportedBy: { employeeId: belova.id },
        occurredAt: '2026-11-19T14:10',
        timeZone: 'Europe/Moscow',
        review: null,
        papers: [],
      })
      const again = await opened.reopen()
      expect(accepted(await again.microtraumas.get(companyId, made.id))).toEqual(made)
      expect(await records.microtraumas.listPage(companyId, { ...firstPage, ...everyMicrotrauma })).toEqual({
        items: [made],
        total: 1,
        more: false,
      })
      expect(refusal(await record())).toBe('injured: microtrauma/recorded-already')
      accepted(await record({ injured: { employeeId: belova.id } }))
      accepted(await record({ time: '14:11' }))
    })

    it('lists the latest first, by name, state and days', async () => {
      const { records, companyId, belova, record, list, review } = await aRegister()
      const first = accepted(await record())
      const earlier = accepted(await record({ date: '18.11.2026', injured: { employeeId: belova.id } }))
      const outside = accepted(await record({ injured: { fullName: 'Ёлкин Пётр', post: 'водитель' } }))
      expect(await list()).toEqual([outside.id, first.id, earlier.id])
      expect(await list({ search: 'елк' })).toEqual([outside.id])
      expect(await list({ from: day('2026-11-19') })).toEqual([outside.id, first.id])
      expect(await list({ to: day('2026-11-18') })).toEqual([earlier.id])
      expect(await list({ from: day('2026-11-18'), to: day('2026-11-19') })).toHaveLength(3)
      accepted(await records.microtraumas.change({ companyId, id: first.id, patch: { review } }))
      accepted(await records.microtraumas.annul({ companyId, id: outside.id, reason: 'Ошибка' }))
      expect(await list({ state: 'reviewed' })).toEqual([first.id])
      expect(await list({ state: 'annulled' })).toEqual([outside.id])
      expect(await list({ state: 'to-review' })).toEqual([earlier.id])
      expect(await list({ page: 2, limit: 2 })).toEqual([earlier.id])
      // what is annulled is in no one’s way
      accepted(await record({ injured: { employeeId: belova.id }, date: '18.11.2026', time: '12:00' }))
    })

    it('goes on to its review and back, and its chronology says so', async () => {
      const { records, companyId, opened, record, review } = await aRegister()
      const { id } = accepted(await record())
      const change = (patch: Input) => records.microtraumas.change({ companyId, id, patch })
      accepted(await change({ extension: { days: 2, reason: 'Нет очевидца' } }))
      const reviewed = accepted(await change({ review }))
      expect(reviewed.review).toMatchObject({ on: '2026-11-20', causes: reviewTyped.causes })
      expect(refusal(await change({ review: null }))).toBe('reopenedBecause: reason/required')
      const back = accepted(await change({ review: null, reopenedBecause: 'Не опрошен' }))
      const again = await opened.reopen()
      expect(accepted(await again.microtraumas.get(companyId, id))).toEqual(back)
      const events = accepted(await again.microtraumas.readChronology(companyId, id))
      expect(events.map(({ after }) => Object.keys(after).sort())).toEqual([
        expect.arrayContaining(['injured', 'occurredAt']),
        ['extension'],
        ['review'],
        ['reopenedBecause', 'review'],
      ])
      expect(events[0]?.before).toBeNull()
      expect(events[3]).toMatchObject({ after: { review: null, reopenedBecause: 'Не опрошен' } })
    })

    it('goes on as an accident that has all of it, and each names the other', async () => {
      const { records, companyId, titov, record } = await aRegister()
      const { id, place } = accepted(await record())
      const details = { severity: 'easy', date: '20.11.2026', time: '17:00', because: 'Больничный' }
      const accident = accepted(await records.microtraumas.becomeAccident({ companyId, id, details }))
      expect(accident).toMatchObject({
        microtraumaId: id,
        place,
        occurredAt: '2026-11-19T14:10',
        reportedLateAt: '2026-11-20T17:00',
        injured: [{ employeeId: titov.id, severity: 'easy' }],
      })
      expect(accepted(await records.incidents.get(companyId, accident.id))).toEqual(accident)
      expect(accepted(await records.microtraumas.get(companyId, id)).incidentId).toBe(accident.id)
      const [event] = accepted(await records.incidents.readChronology(companyId, accident.id))
      expect(event).toMatchObject({
        before: null,
        after: { microtraumaId: id, becameBecause: 'Больничный' },
      })
      expect(refusal(await records.microtraumas.becomeAccident({ companyId, id, details }))).toBe(
        'state: microtrauma/closed',
      )
      expect(refusal(await records.microtraumas.annul({ companyId, id, reason: 'Нет' }))).toBe(
        'state: microtrauma/closed',
      )
      const removal = await records.employees.remove({ companyId, id: titov.id })
      expect(refusal(removal)).toBe('employee/was-injured')
    })

    it('keeps whoever was injured from being deleted', async () => {
      const { records, companyId, titov, record } = await aRegister()
      accepted(await record())
      expect(refusal(await records.employees.remove({ companyId, id: titov.id }))).toBe(
        'employee/was-injured',
      )
    })
  })
