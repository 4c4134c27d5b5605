import { randomUUID } from 'node:crypto'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { eraseAccount, eraseCompany } from '#adapters/server/jobs/erase-due.ts'
import { CLAIM_SECONDS, runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { aCompany, instant } from '#tests/examples.ts'
import { newUser, type Opened, signIn } from '../opened.ts'
import { accepted, nextInn, refusal, refused, today } from '../world.ts'

const DAY = 86_400

/** Companies and accounts that their owners have closed: there for 30 days, then gone. */
export const closingContract = (opened: () => Opened) => {
  const recordsOf = (user: UserId) => opened().storage.openRecords(user)
  const addCompany = async (owner: UserId) => {
    const details = aCompany({ inn: nextInn() })
    const { id: companyId, name } = accepted(await recordsOf(owner).companies.add({ details }))
    const isThere = async () => (await recordsOf(owner).companies.list()).some(({ id }) => id === companyId)
    const closesOn = async () =>
      (await recordsOf(owner).subscriptions.readSubscription(companyId)).term?.closesOn ?? null
    return { companyId, isThere, closesOn, closed: { companyId, confirmation: name } }
  }
  const join = async (owner: UserId, companyId: CompanyId, user: UserId) => {
    const { email } = await recordsOf(user).account.readAccount()
    const asked = {
      companyId,
      tokenHash: randomUUID(),
      link: null,
      expiresAt: instant('2050-01-01T00:00:00Z'),
    }
    accepted(await recordsOf(owner).members.invite({ ...asked, details: { email, role: 'specialist' } }))
    accepted(await recordsOf(user).members.accept(asked))
  }
  const subjectsOf = async (user: UserId) =>
    (await recordsOf(user).ownTraces.listMails()).map(({ subject }) =>
      subject.replace(' — Охрана труда онлайн', ''),
    )
  /** A server does what is due of closings; of a killed one nothing is settled. */
  const work = ({ killed = false } = {}) => {
    const { storage, clock } = opened()
    const settle = async (...asked: Parameters<typeof storage.jobs.settle>) => {
      if (killed) throw new Error('killed')
      return storage.jobs.settle(...asked)
    }
    const queue = { enqueue: storage.jobs.enqueue, claim: storage.jobs.claim.bind(storage.jobs), settle }
    const handlers = { 'erase-company': eraseCompany(storage), 'erase-account': eraseAccount(storage) }
    return runDueJobs({ queue, clock, handlers, tell: () => undefined })
  }
  const workAll = async () => {
    while ((await work()) > 0);
  }
  const isThere = async (user: UserId) => (await opened().storage.accounts.findUserById(user)) !== null

  describe('A closed company', () => {
    const open = async () => {
      opened().clock.set(today)
      const owner = await newUser(opened().storage)
      const records = recordsOf(owner)
      return { records, owner, ...(await addCompany(owner)) }
    }

    it('is read, adds nothing, tells its people by mail, and is erased when its day has come', async () => {
      const { records, owner, companyId, closed, isThere, closesOn } = await open()
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
      expect(await subjectsOf(owner)).toEqual(['Организация будет удалена'])
      opened().clock.forward(30 * DAY - 1)
      await workAll()
      expect(await isThere()).toBe(true)
      opened().clock.forward(1)
      await workAll()
      expect(await isThere()).toBe(false)
    })

    it('is taken back, works on, and is not erased by the job that waits', async () => {
      const { records, owner, companyId, closed, isThere, closesOn } = await open()
      accepted(await records.erasures.close(closed))
      accepted(await records.erasures.close(closed))
      opened().clock.forward(1)
      accepted(await records.erasures.keep({ companyId }))
      expect(await closesOn()).toBeNull()
      accepted(await records.departments.add({ companyId, name: 'Цех' }))
      opened().clock.forward(40 * DAY)
      await workAll()
      expect(await isThere()).toBe(true)
      expect(await subjectsOf(owner)).toEqual(['Организация будет удалена', 'Удаление организации отменено'])
    })

    it('that was taken back and closed once more has its 30 days anew', async () => {
      const { records, companyId, closed, isThere } = await open()
      accepted(await records.erasures.close(closed))
      opened().clock.forward(10 * DAY)
      accepted(await records.erasures.keep({ companyId }))
      accepted(await records.erasures.close(closed))
      opened().clock.forward(25 * DAY)
      await work()
      expect(await isThere()).toBe(true)
      opened().clock.forward(5 * DAY)
      await workAll()
      expect(await isThere()).toBe(false)
    })

    it('that has moved west is erased on its own day, not before', async () => {
      const { records, companyId, closed, isThere } = await open()
      const move = async (timeZone: string) =>
        accepted(await records.companies.change({ companyId, patch: { timeZone }, version: null }))
      await move('Asia/Kamchatka')
      accepted(await records.erasures.close(closed))
      await move('Europe/Moscow')
      opened().clock.forward(30 * DAY)
      await work()
      expect(await isThere()).toBe(true)
      opened().clock.forward(DAY)
      await workAll()
      expect(await isThere()).toBe(false)
    })

    it('is erased once, whoever is killed between the erasing and the noting of it', async () => {
      const { records, closed, isThere } = await open()
      accepted(await records.erasures.close(closed))
      opened().clock.forward(30 * DAY)
      expect(await work({ killed: true })).toBeGreaterThan(0)
      expect(await isThere()).toBe(false)
      expect(await work()).toBe(0)
      opened().clock.forward(CLAIM_SECONDS)
      expect(await work()).toBeGreaterThan(0)
      expect(await work()).toBe(0)
    })

    it('is no one else’s to close or to keep', async () => {
      const { companyId, closed, isThere } = await open()
      const stranger = recordsOf(await newUser(opened().storage)).erasures
      expect(refusal(await stranger.close(closed))).toBe('not-found')
      expect(refusal(await stranger.keep({ companyId }))).toBe('not-found')
      expect(await isThere()).toBe(true)
    })
  })

  describe('A closed account', () => {
    const open = async () => {
      opened().clock.set(today)
      const user = await newUser(opened().storage)
      const { account, erasures } = recordsOf(user)
      const { email: confirmation } = await account.readAccount()
      const close = async () => accepted(await erasures.closeAccount({ confirmation })).closesOn
      return { user, erasures, close, closesOn: async () => (await account.readAccount()).closesOn }
    }

    it('is there for 30 days with what it owns, and then all of it is gone', async () => {
      const { user, close, closesOn } = await open()
      const own = await addCompany(user)
      const caller = await signIn(opened().storage, user)
      const isSignedIn = () => opened().storage.access.isSignedIn(caller)
      const on = await close()
      expect([await closesOn(), await own.closesOn(), await close()]).toEqual([on, on, on])
      expect(await subjectsOf(user)).toEqual(['Аккаунт будет удалён'])
      opened().clock.forward(30 * DAY - 1)
      await workAll()
      expect([await isThere(user), await own.isThere(), await isSignedIn()]).toEqual([true, true, true])
      opened().clock.forward(1)
      await workAll()
      expect([await isThere(user), await own.isThere(), await isSignedIn()]).toEqual([false, false, false])
    })

    it('is taken back with what was closed with it; what was closed before goes on', async () => {
      const { user, erasures, close, closesOn } = await open()
      const [before, own] = [await addCompany(user), await addCompany(user)]
      const earlier = accepted(await erasures.close(before.closed)).closesOn
      opened().clock.forward(DAY)
      await close()
      opened().clock.forward(1)
      accepted(await erasures.keepAccount({}))
      accepted(await erasures.keepAccount({}))
      expect([await closesOn(), await own.closesOn(), await before.closesOn()]).toEqual([null, null, earlier])
      opened().clock.forward(40 * DAY)
      await workAll()
      expect([await isThere(user), await own.isThere(), await before.isThere()]).toEqual([true, true, false])
      expect(await subjectsOf(user)).toEqual([
        ...['Организация будет удалена', 'Аккаунт будет удалён', 'Удаление аккаунта отменено'],
      ])
    })

    it('stays where it owns a company that stays, and its person is told', async () => {
      const { user, erasures, close, closesOn } = await open()
      const own = await addCompany(user)
      await close()
      accepted(await erasures.keep({ companyId: own.companyId }))
      opened().clock.forward(30 * DAY)
      await workAll()
      expect([await isThere(user), await own.isThere(), await closesOn()]).toEqual([true, true, null])
      expect((await subjectsOf(user)).at(-1)).toBe('Аккаунт не удалён')
    })

    it('leaves a company that was handed over meanwhile to its new owner', async () => {
      const { user, close } = await open()
      const own = await addCompany(user)
      const next = await newUser(opened().storage)
      await join(user, own.companyId, next)
      await close()
      expect(await subjectsOf(next)).toEqual(['Организация будет удалена'])
      accepted(await recordsOf(user).members.handOver({ companyId: own.companyId, user: next }))
      accepted(await recordsOf(next).erasures.keep({ companyId: own.companyId }))
      opened().clock.forward(30 * DAY)
      await workAll()
      const theirs = (await recordsOf(next).companies.list()).map(({ id }) => id)
      expect([await isThere(user), theirs]).toEqual([false, [own.companyId]])
    })
  })
}
