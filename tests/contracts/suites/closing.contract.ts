import { addMinutesToInstant } from '@osh/core/shared/dates/local-moment.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { newUser, type Opened } from '../opened.ts'
import { accepted, refusal, refused, today } from '../world.ts'

const DAY = 86_400

/** A company that its owner has closed: there for 30 days, then gone. */
export const closingContract = (opened: () => Opened) =>
  describe('A closed company', () => {
    const open = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const owner = await newUser(storage)
      const records = storage.openRecords(owner)
      const { id: companyId, name } = accepted(await records.companies.add({ details: aCompany() }))
      const closed = { companyId, confirmation: name }
      const isThere = async () => (await records.companies.list()).some(({ id }) => id === companyId)
      const closesOn = async () =>
        (await records.subscriptions.readSubscription(companyId)).term?.closesOn ?? null
      const eraseDue = () => records.due.eraseClosed({ companyId })
      return { records, owner, companyId, closed, isThere, closesOn, eraseDue }
    }
    /** The job that waits, as a server takes it once it is due. */
    const claim = async () => {
      const { storage, clock } = opened()
      const now = clock.now()
      const until = addMinutesToInstant(now, 10)
      return storage.jobs.claim({ kinds: ['erase-company'], most: 100, now, until })
    }

    it('is read, adds nothing, tells its people by mail, and is erased when its day has come', async () => {
      const { records, owner, companyId, closed, isThere, closesOn, eraseDue } = await open()
      expect(refusal(await records.erasures.close({ ...closed, confirmation: 'Другая' }))).toBe(
        'confirmation: confirmation/other-name',
      )
      const { closesOn: on } = accepted(await records.erasures.close(closed))
      expect(await closesOn()).toBe(on)
      expect(refused(await records.departments.add({ companyId, name: 'Цех' }))).toMatchObject({
        code: 'tariff/ended',
        closesOn: on,
      })
      expect(await records.departments.list(companyId)).toEqual([])
      const subjects = (await records.ownTraces.listMails()).map(({ subject }) => subject)
      expect(subjects).toEqual(['Организация будет удалена — Охрана труда онлайн'])
      opened().clock.forward(29 * DAY)
      const ofOwn = async () =>
        (await claim()).filter(({ facts }) => 'companyId' in facts && facts.companyId === companyId)
      expect(await ofOwn()).toEqual([])
      accepted(await eraseDue())
      expect(await isThere()).toBe(true)
      opened().clock.forward(DAY)
      expect((await ofOwn()).map(({ facts }) => facts)).toEqual([
        { kind: 'erase-company', companyId, userId: owner },
      ])
      accepted(await eraseDue())
      accepted(await eraseDue())
      expect(await isThere()).toBe(false)
    })

    it('is taken back, works on, and is not erased by the job that waits', async () => {
      const { records, companyId, closed, isThere, closesOn, eraseDue } = await open()
      accepted(await records.erasures.close(closed))
      accepted(await records.erasures.close(closed))
      opened().clock.forward(1)
      accepted(await records.erasures.keep({ companyId }))
      expect(await closesOn()).toBeNull()
      accepted(await records.departments.add({ companyId, name: 'Цех' }))
      opened().clock.forward(40 * DAY)
      accepted(await eraseDue())
      expect(await isThere()).toBe(true)
      const subjects = (await records.ownTraces.listMails()).map(({ subject }) => subject)
      expect(subjects).toEqual([
        'Организация будет удалена — Охрана труда онлайн',
        'Удаление организации отменено — Охрана труда онлайн',
      ])
    })

    it('is no one else’s to close or to keep', async () => {
      const { companyId, closed, isThere } = await open()
      const stranger = opened().storage.openRecords(await newUser(opened().storage)).erasures
      expect(refusal(await stranger.close(closed))).toBe('not-found')
      expect(refusal(await stranger.keep({ companyId }))).toBe('not-found')
      expect(await isThere()).toBe(true)
    })
  })
