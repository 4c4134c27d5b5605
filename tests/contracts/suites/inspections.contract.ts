import { gatherInspected } from '@osh/core/inspections/inspected.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal, today } from '../world.ts'

/** Links by which inspectors read chosen records as they were on a day. */
export const inspectionsContract = (opened: () => Opened) =>
  describe('Inspections', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const user = await newUser(storage)
      const own = storage.openRecords(user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const typed = { name: 'ГИТ', parts: ['training', 'staff'], asOf: today, expiresOn: addDays(today, 5) }
      const make = async (tokenHash: string, details: object = {}) =>
        own.inspections.make({ companyId, tokenHash, details: { ...typed, ...details } })
      return { storage, clock, user, own, world, companyId, make }
    }
    const hashOf = (letter: string) => letter.repeat(64)

    it('are kept with what they show, found by the hash of their secret alone, until they are taken back', async () => {
      const { storage, own, user, companyId, make } = await anOffice()
      const link = accepted(await make(hashOf('a'), { granted: ['medical', 'snils'] }))
      expect(link).toMatchObject({
        parts: ['staff', 'training'],
        granted: ['snils', 'medical'],
        revoked: null,
      })
      const other = accepted(await make(hashOf('b')))
      const again = await opened().reopen()
      const membership = { role: 'owner', departments: [], granted: [] }
      expect(await again.inspectionDoor.look(companyId, hashOf('a'))).toEqual({
        link,
        maker: expect.objectContaining(membership),
      })
      expect(await storage.inspectionDoor.look(companyId, hashOf('c'))).toBeNull()
      expect(await storage.inspectionDoor.look(999_999 as typeof companyId, hashOf('a'))).toBeNull()
      const details = { linkId: link.id }
      const revoked = accepted(await own.inspections.revoke({ companyId, details }))
      expect(revoked.revoked?.by).toBe(user)
      expect(accepted(await own.inspections.revoke({ companyId, details }))).toEqual(revoked)
      const told = await again.openRecords(user).inspections.links(companyId)
      const never = { count: 0, latest: [] }
      expect(told).toEqual([
        { ...other, state: 'open', openings: never },
        { ...revoked, state: 'revoked', openings: never },
      ])
      const nowhere = { companyId, details: { linkId: 999_999 } }
      expect(refusal(await own.inspections.revoke(nowhere))).toBe('not-found')
    })

    it('have every opening noted, in the journal too, and none of what was taken back', async () => {
      const { clock, own, companyId, make } = await anOffice()
      const { id } = accepted(await make(hashOf('d')))
      for (let i = 0; i < 22; i++) {
        clock.forward(60)
        accepted(await own.inspections.noteOpening({ companyId, id }))
      }
      const [told] = await own.inspections.links(companyId)
      expect(told?.openings.count).toBe(22)
      expect(told?.openings.latest).toHaveLength(20)
      expect(told?.openings.latest[0]).toBe(clock.now())
      accepted(await own.inspections.revoke({ companyId, details: { linkId: id } }))
      expect(refusal(await own.inspections.noteOpening({ companyId, id }))).toBe('not-found')
      expect((await own.inspections.links(companyId))[0]?.openings.count).toBe(22)
    })

    it('are twenty at a time; one that has expired makes room', async () => {
      const { clock, own, companyId, make } = await anOffice()
      for (let i = 0; i < 20; i++) accepted(await make(`${i}`.padStart(64, 'e')))
      expect(refusal(await make(hashOf('f')))).toBe('name: inspection-links/too-many')
      clock.set(addDays(today, 6))
      expect((await own.inspections.links(companyId))[0]?.state).toBe('expired')
      accepted(await make(hashOf('f'), { expiresOn: addDays(today, 6) }))
      clock.set(today)
    })

    it('show what was known at the end of the day, and nothing that was entered later', async () => {
      const { clock, own, world, companyId, make } = await anOffice()
      const titov = await world.hire('Титов', { hireDate: addDays(today, -30) })
      const later = await world.hire('Белова', { hireDate: addDays(today, 1) })
      const duty = await world.assign(titov, { date: addDays(today, -20) })
      await world.assign(later)
      clock.set(addDays(today, 2))
      const fact = { date: today, result: 'passed' }
      accepted(await own.obligations.complete({ companyId, id: duty.id, fact }))
      const link = accepted(await make(hashOf('9'), { expiresOn: addDays(today, 5) }))
      const company = accepted(await own.companies.get(companyId))
      const seen = await gatherInspected(own, company, link)
      expect(seen).toMatchObject({ responsible: null, documents: null, incidents: null, isCut: false })
      expect(seen.people?.map(({ employee }) => employee.lastName)).toEqual(['Титов'])
      expect(seen.people?.[0]?.duties.map(({ done }) => done.map(({ date }) => date))).toEqual([
        [addDays(today, -20)],
      ])
      const now = {
        ...link,
        asOf: addDays(today, 2),
        parts: ['staff', 'training', 'documents', 'incidents', 'responsible'] as const,
      }
      const all = await gatherInspected(own, company, now)
      expect(all.people).toHaveLength(2)
      expect(all.people?.find(({ id }) => id === titov.id)?.duties[0]?.baseDate).toBe(today)
      expect(all).toMatchObject({ documents: [], incidents: [], responsible: [] })
      clock.set(today)
    })
  })
