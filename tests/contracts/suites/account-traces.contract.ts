import { usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { describe, expect, it } from 'vitest'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld } from '../world.ts'

const isMoment = (value: unknown): boolean => value === null || typeof value === 'string'

/** What is kept of a person with an account beside the account. */
export const accountTracesContract = (opened: () => Opened) =>
  describe('AccountTraces', () => {
    it('tells the companies with their saved filters, and how often the person has signed what', async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const people = { ...(await recordsIn(opened())), records: storage.openRecords(user) }
      const world = await newWorld(people)
      const { id: companyId, name } = world.company
      await newWorld({ ...people, records: people.stranger })
      await world.hire('Абрамова')
      await world.hire('Белова')
      const details = { section: 'training', search: 'Абрамова' }
      accepted(await world.records.deadlines.saveFilter({ companyId, details }))
      const {
        listCompanies: companies,
        listWork: work,
        findRegistrationMoment: registeredAt,
      } = storage.openRecords(user).ownTraces
      const filter = { search: 'Абрамова', departmentId: null, subject: null }
      const savedFilters = [{ section: 'training', filter }]
      const notices = usualSettings
      expect(await companies()).toEqual([
        { id: companyId, name, isOwner: true, since: expect.toSatisfy(isMoment), savedFilters, notices },
      ])
      expect(await registeredAt()).toSatisfy(isMoment)
      const signed = await work()
      expect(signed.map(({ companyId }) => companyId)).toEqual(signed.map(() => companyId))
      expect(signed.map(({ command }) => command)).toEqual(signed.map(({ command }) => command).toSorted())
      const hired = signed.filter(({ command }) => command === 'employees/hire')
      expect(hired).toEqual([
        {
          companyId,
          command: 'employees/hire',
          times: 2,
          first: expect.any(String),
          last: expect.any(String),
        },
      ])
    })

    it('has nothing of one who has no company', async () => {
      const { storage } = opened()
      const traces = storage.openRecords(await newUser(storage)).ownTraces
      expect([await traces.listCompanies(), await traces.listWork()]).toEqual([[], []])
    })
  })
