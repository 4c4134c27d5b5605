import type { ActivityRequestId } from '@osh/core/activity-requests/kept-request.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { eraseAccount } from '../erase-now.ts'
import { newUser, type Opened } from '../opened.ts'
import { accepted, nextInn, refusal, today } from '../world.ts'

const aRequest = {
  name: 'Рыболовство',
  email: 'fisher@example.org',
  phone: '+7 (911) 000-00-01',
  emailAdditional: '',
  contactName: 'Орлова Вера',
}

/** Who asks for which activity, and what operators do about it. */
export const activityRequestsContract = (opened: () => Opened) =>
  describe('Requests for activities', () => {
    const desk = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const operator = await newUser(storage)
      const handle = (requestId: ActivityRequestId, handled: boolean, by = storage) =>
        by.openRecords(operator).requestDesk.handle({ details: { requestId, handled } })
      const latest = async (filter: 'new' | 'all' = 'new', from = storage) =>
        (await from.activityRequests.list({ page: 1, limit: 200, filter })).items
      return { storage, clock, handle, latest }
    }

    it('are kept with who asked and for which company, a visitor’s with neither', async () => {
      const { storage, clock, latest } = await desk()
      const user = await newUser(storage)
      const inn = nextInn()
      const company = accepted(await storage.openRecords(user).companies.add({ details: aCompany({ inn }) }))
      expect(await storage.activityRequests.add(aRequest, null)).toEqual({ ok: true, value: null })
      accepted(await storage.activityRequests.add(aRequest, { user, companyId: null }))
      accepted(await storage.activityRequests.add(aRequest, { user, companyId: company.id }))
      const account = (await storage.accounts.findUserById(user))?.email
      const again = await opened().reopen()
      const [ofCompany, ofPerson, ofVisitor] = await latest('new', again)
      const asked = { ...aRequest, askedAt: clock.now(), handledAt: null }
      const name = company.shortName || company.name
      expect(ofCompany).toEqual({ ...asked, id: expect.any(Number), account, company: { name, inn } })
      expect(ofPerson).toMatchObject({ account, company: null })
      expect(ofVisitor).toMatchObject({ ...asked, account: null, company: null })
    })

    it('are read page by page, counted to their end', async () => {
      const { storage } = await desk()
      const before = (await storage.activityRequests.list({ page: 1, limit: 1, filter: 'all' })).total
      for (const name of ['Раз', 'Два'])
        accepted(await storage.activityRequests.add({ ...aRequest, name }, null))
      const second = await storage.activityRequests.list({ page: 2, limit: 1, filter: 'all' })
      expect([second.items.map(({ name }) => name), second.total]).toEqual([['Раз'], before + 2])
    })

    it('are dealt with once, by whoever was first, and may be new again', async () => {
      const { storage, clock, handle, latest } = await desk()
      accepted(await storage.activityRequests.add(aRequest, null))
      const [request] = await latest()
      if (!request) throw new Error('nothing was asked for')
      accepted(await handle(request.id, true))
      const first = clock.now()
      clock.forward(60)
      accepted(await handle(request.id, true, await opened().another()))
      expect((await latest()).map(({ id }) => id)).not.toContain(request.id)
      expect((await latest('all'))[0]).toEqual({ ...request, handledAt: first })
      accepted(await handle(request.id, false))
      expect((await latest())[0]).toEqual(request)
      expect(refusal(await handle(999_999 as ActivityRequestId, true))).toBe('not-found')
    })

    it('go with the account that asked', async () => {
      const { storage, latest } = await desk()
      const user = await newUser(storage)
      accepted(
        await storage.activityRequests.add({ ...aRequest, name: 'Звероводство' }, { user, companyId: null }),
      )
      await eraseAccount(opened(), user)
      expect((await latest('all')).map(({ name }) => name)).not.toContain('Звероводство')
    })
  })
