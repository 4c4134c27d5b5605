import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { newUser, type Opened, recordsIn, signIn } from '../opened.ts'
import { accepted, newWorld, refusal, today } from '../world.ts'

const services = ['push.example.org']
const [now, later] = ['2026-11-20T12:00:00.000Z' as Instant, '2027-03-01T12:00:00.000Z' as Instant]

let made = 0
const anAddress = () => {
  made += 1
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
  return { endpoint: `https://push.example.org/${made}`, ...keys }
}

/** Devices that show notices, each of a sign-in. */
export const pushDevicesContract = (opened: () => Opened) =>
  describe('Devices that show notices', () => {
    const storage = () => opened().storage
    const find = (device: Caller) => storage().pushDevices.find(device, now)
    const push = ({ user }: Caller) => storage().openRecords(user).push
    const show = async (device: Caller, details = anAddress()) => {
      accepted(await push(device).showHere({ session: device.session, details, services }))
      return details
    }
    const aDevice = async () => signIn(storage(), await newUser(storage()))

    it('show them from when their person has said so until they say otherwise', async () => {
      const device = await aDevice()
      expect(await find(device)).toBeNull()
      await show(device)
      const address = await show(device)
      expect(await find(device)).toEqual(address)
      expect(await (await opened().reopen()).pushDevices.find(device, now)).toEqual(address)
      for (let i = 0; i < 2; i++) accepted(await push(device).endHere({ session: device.session }))
      expect(await find(device)).toBeNull()
    })

    it('are each for itself, and of no other service', async () => {
      const [device, other] = [await aDevice(), await aDevice()]
      const there = await signIn(storage(), device.user)
      const addresses = [await show(device), await show(there), await show(other)]
      expect([await find(device), await find(there), await find(other)]).toEqual(addresses)
      expect(await find({ user: other.user, session: device.session })).toBeNull()
      const odd = { session: device.session, details: anAddress(), services: [] }
      expect(refusal(await push(device).showHere(odd))).toBe('push/refused')
      accepted(await push(device).endHere({ session: there.session }))
      expect([await find(device), await find(there)]).toEqual([addresses[0], null])
    })

    it('show nothing to whoever signed in there before', async () => {
      const [before, next] = [await aDevice(), await aDevice()]
      const address = await show(before)
      await show(next, address)
      expect([await find(before), await find(next)]).toEqual([null, address])
    })

    it('are gone with the sign-in, however it ends', async () => {
      const device = await aDevice()
      const there = await signIn(storage(), device.user)
      await show(device)
      await show(there)
      expect(await storage().pushDevices.find(device, later)).toBeNull()
      await storage().sessions.endSession(there)
      expect(await find(there)).toBeNull()
      const another = await signIn(storage(), device.user)
      await show(another)
      await storage().sessions.changePassword(device, 'next')
      expect([await find(another), await find(device)]).toEqual([null, expect.anything()])
      await storage().sessions.endOtherSessions(another)
      expect(await find(device)).toBeNull()
    })

    it('are gone with the account', async () => {
      opened().clock.set(today)
      const device = await aDevice()
      await show(device)
      const { account, erasures, due } = storage().openRecords(device.user)
      const { email: confirmation } = await account.readAccount()
      accepted(await erasures.closeAccount({ confirmation }))
      expect(await find(device)).not.toBeNull()
      opened().clock.forward(31 * 86_400)
      accepted(await due.eraseClosedAccount({}))
      expect(await find(device)).toBeNull()
    })

    it('show what is of a company while their person is a member', async () => {
      opened().clock.set(today)
      const { storage } = opened()
      const device = await aDevice()
      const address = await show(device)
      const own = storage.openRecords(device.user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      const other = await newWorld(await recordsIn(opened()))
      const findIn = ({ company: { id } }: typeof world) => storage.pushDevices.findMember(id, device, now)
      expect([await findIn(world), await findIn(other)]).toEqual([address, null])
      expect(await storage.pushDevices.findMember(world.company.id, device, later)).toBeNull()
    })
  })
