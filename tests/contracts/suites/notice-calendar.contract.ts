import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, today } from '../world.ts'

/** A member's calendar of deadlines, and the address by which it is read. */
export const noticeCalendarContract = (opened: () => Opened) =>
  describe('NoticeCalendar', () => {
    const anAccount = async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const own = storage.openRecords(user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      return { storage, user, own, world, companyId: world.company.id }
    }
    const hashOf = (letter: string) => letter.repeat(64)

    it('has one event for each section and day, of those who are at work', async () => {
      const { own, world, companyId } = await anAccount()
      const [one, other] = [await world.hire('Абрамова'), await world.hire('Белова')]
      for (const employee of [one, other])
        await world.assign(employee, { date: null, deadline: addDays(today, 7) })
      for (const days of [-31, -30, 400])
        await world.assign(one, { date: null, deadline: addDays(today, days) })
      expect(await own.noticeCalendar.readFacts(companyId)).toEqual({
        ...{ companyId, company: world.company.shortName, today },
        due: [
          { section: 'training', due: addDays(today, -30), count: 1 },
          { section: 'training', due: addDays(today, 7), count: 2 },
        ],
        ofCompany: { incidents: [], dated: [] },
      })
    })

    it('has an accident whose act is approved as long as something of it may be asked for', async () => {
      const { own, world, companyId } = await anAccount()
      const injured = await world.hire('Титов')
      const when = { degree: 'easy', date: '2026-11-19', time: '14:10', place: 'Цех' }
      const details = { ...when, injured: [{ employeeId: injured.id }] }
      const { id } = accepted(await own.incidents.record({ companyId, details }))
      const listed = async () => (await own.noticeCalendar.readFacts(companyId))?.ofCompany?.incidents.length
      expect(await listed()).toBe(1)
      const patch = { completedOn: '20.11.2026', completedDespite: 'Акт утверждён' }
      accepted(await own.incidents.change({ companyId, id, patch }))
      expect(await listed()).toBe(1)
      world.clock.set(day('2030-01-10'))
      expect(await listed()).toBe(0)
    })

    it('has nothing of an annulled accident, nor of its measures', async () => {
      const { own, world, companyId } = await anAccount()
      const injured = await world.hire('Титов')
      const when = { degree: 'easy', date: today, time: '00:10', place: 'Цех' }
      const recorded = { ...when, injured: [{ employeeId: injured.id }] }
      const { id } = accepted(await own.incidents.record({ companyId, details: recorded }))
      const planned = { origin: 'incident', incidentId: id, what: 'Ограждение', shownBy: 'Акт' }
      const details = { ...planned, employeeId: injured.id, dueOn: addDays(today, 7) }
      accepted(await own.measures.plan({ companyId, details }))
      const read = async () => (await own.noticeCalendar.readFacts(companyId))?.ofCompany
      expect(await read()).toMatchObject({ incidents: [{ id }], dated: [{ kind: 'measures', count: 1 }] })
      accepted(await own.incidents.annul({ companyId, id, details: { reason: 'Дважды' } }))
      expect(await read()).toEqual({ incidents: [], dated: [] })
    })

    it('is opened by the secret that was given out last, until it is closed', async () => {
      const { storage, user, own, companyId } = await anAccount()
      const look = (letter: string) => storage.calendarDoor.look(companyId, hashOf(letter))
      expect(await own.noticeCalendar.findLink(companyId)).toBeNull()
      const { since } = accepted(await own.noticeCalendar.open({ companyId, tokenHash: hashOf('a') }))
      expect(await own.noticeCalendar.findLink(companyId)).toEqual({ since })
      expect([await look('a'), await look('b')]).toEqual([user, null])
      accepted(await own.noticeCalendar.open({ companyId, tokenHash: hashOf('b') }))
      expect([await look('a'), await look('b')]).toEqual([null, user])
      expect(await (await opened().reopen()).calendarDoor.look(companyId, hashOf('b'))).toBe(user)
      accepted(await own.noticeCalendar.close({ companyId }))
      accepted(await own.noticeCalendar.close({ companyId }))
      expect(await look('b')).toBeNull()
      expect(await own.noticeCalendar.findLink(companyId)).toBeNull()
    })

    it('is of a company’s members alone', async () => {
      const [one, other] = [await anAccount(), await anAccount()]
      expect(await other.own.noticeCalendar.readFacts(one.companyId)).toBeNull()
      const { storage, own, companyId } = one
      accepted(await own.noticeCalendar.open({ companyId, tokenHash: hashOf('c') }))
      expect(await storage.calendarDoor.look(other.companyId, hashOf('c'))).toBeNull()
    })
  })
