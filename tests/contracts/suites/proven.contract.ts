import { randomUUID } from 'node:crypto'
import type { UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { newUser, type Opened, signIn } from '../opened.ts'
import { confirmEmail, sendCode } from '../send-code.ts'
import { accepted, nextInn, refusal } from '../world.ts'

/** Another password and another e-mail, by codes that came by e-mail. */
export const provenContract = (opened: () => Opened) =>
  describe('What a code by e-mail proves', () => {
    const storage = () => opened().storage
    const proven = (user: UserId) => storage().openRecords(user).proven
    const userOf = async (user: UserId) => {
      const kept = await storage().accounts.findUserById(user)
      if (!kept) throw new Error('no such account')
      return kept
    }
    const send = (user: UserId, secretHash: string) =>
      sendCode(storage(), { user, secretHash }, opened().clock.now())

    it('a code replaces the password once and ends every sign-in', async () => {
      const user = await newUser(storage())
      const caller = await signIn(storage(), user)
      const mail = await storage().outbox.get(null, await send(user, 'hash of the code'))
      expect(mail).toMatchObject({ userId: user, state: 'waiting', about: 'code' })
      const wrong = { secretHash: 'hash of another', passwordHash: 'new' }
      expect(refusal(await proven(user).replacePassword(wrong))).toBe('code: code/unknown')
      const right = { secretHash: 'hash of the code', passwordHash: 'new' }
      accepted(await proven(user).replacePassword(right))
      expect((await userOf(user)).passwordHash).toBe('new')
      expect(await storage().access.isSignedIn(caller)).toBe(false)
      expect(refusal(await proven(user).replacePassword(right))).toBe('code: code/unknown')
    })

    it('whoever reads the mailbox of an account that another has opened gets it, though a code is asked for there', async () => {
      const user = await newUser(storage())
      const own = storage().openRecords(user)
      accepted(await own.factor.begin({ secret: 'SECRET' }))
      const shown = { is: 'time', secret: 'SECRET', step: 1 } as const
      const { session } = await signIn(storage(), user)
      accepted(await own.factor.confirm({ shown, hashes: ['a', 'b'], session }))
      expect((await userOf(user)).confirmedAt).toBeNull()
      await send(user, 'by mail')
      accepted(await proven(user).replacePassword({ secretHash: 'by mail', passwordHash: 'new' }))
      expect(await storage().accounts.factorOf(user)).toBeNull()
      expect((await userOf(user)).confirmedAt).toBe(opened().clock.now())
      accepted(await own.factor.begin({ secret: 'OWN' }))
      await send(user, 'again')
      accepted(await proven(user).replacePassword({ secretHash: 'again', passwordHash: 'newer' }))
      expect(await storage().accounts.factorOf(user)).toMatchObject({ secret: 'OWN' })
    })

    it('the mailbox of an account is shown to be its person’s, once, and by another address as well', async () => {
      const [user, other] = [await newUser(storage()), await newUser(storage())]
      const isConfirmed = async (one: UserId) =>
        [
          await storage().access.hasConfirmedEmail(await signIn(storage(), one)),
          (await storage().openRecords(one).account.readAccount()).confirmation,
        ].join()
      expect(await isConfirmed(user)).toBe('false,awaited')
      await confirmEmail(storage(), user, opened().clock.now())
      expect(await isConfirmed(user)).toBe('true,given')
      const again = await proven(user).confirmOwnEmail({ secretHash: 'hash' })
      expect(refusal(again)).toBe('code: code/unknown')
      const asked = { email: `${randomUUID()}@example.org`, code: 'c', secretHash: 'next', site: null }
      accepted(await proven(other).askForEmail(asked))
      expect(refusal(await proven(other).confirmOwnEmail({ secretHash: 'next' }))).toBe('code: code/unknown')
      accepted(await proven(other).confirmEmail({ secretHash: 'next' }))
      expect(await isConfirmed(other)).toBe('true,given')
    })

    it('a new password closes the calendars that were opened, however it is given', async () => {
      const user = await newUser(storage())
      const caller = await signIn(storage(), user)
      const own = storage().openRecords(user)
      const { id: companyId } = accepted(await own.companies.add({ details: aCompany({ inn: nextInn() }) }))
      const open = async (tokenHash: string) => {
        accepted(await own.noticeCalendar.open({ companyId, tokenHash }))
        expect(await storage().calendarDoor.look(companyId, tokenHash)).toBe(user)
      }
      const look = (tokenHash: string) => storage().calendarDoor.look(companyId, tokenHash)
      await open('first')
      await storage().sessions.changePassword(caller, 'next')
      expect(await look('first')).toBeNull()
      await open('second')
      await send(user, 'hash of a code')
      const byCode = { secretHash: 'hash of a code', passwordHash: 'one more' }
      accepted(await proven(user).replacePassword(byCode))
      expect(await look('second')).toBeNull()
    })

    it('a later code takes the place of the one before, and one is no one else’s', async () => {
      const [user, other] = [await newUser(storage()), await newUser(storage())]
      await send(user, 'first')
      await send(user, 'second')
      const byFirst = { secretHash: 'first', passwordHash: 'new' }
      expect(refusal(await proven(user).replacePassword(byFirst))).toBe('code: code/unknown')
      const bySecond = { secretHash: 'second', passwordHash: 'new' }
      expect(refusal(await proven(other).replacePassword(bySecond))).toBe('code: code/unknown')
      accepted(await proven(user).replacePassword(bySecond))
    })

    it('an e-mail is the account’s once it is confirmed, if no one has it by then', async () => {
      const [user, other] = [await newUser(storage()), await newUser(storage())]
      const { email: taken } = await userOf(other)
      const asked = { code: `${user}-secret`, secretHash: 'hash', site: null }
      expect(refusal(await proven(user).askForEmail({ ...asked, email: taken }))).toBe('email: email/taken')
      const email = `${randomUUID()}@example.org`
      const before = (await userOf(user)).email
      accepted(await proven(user).askForEmail({ ...asked, email }))
      expect((await userOf(user)).email).toBe(before)
      expect(refusal(await proven(other).confirmEmail({ secretHash: 'hash' }))).toBe('code: code/unknown')
      accepted(await proven(other).askForEmail({ ...asked, email, secretHash: 'other hash' }))
      accepted(await proven(user).confirmEmail({ secretHash: 'hash' }))
      expect(await storage().accounts.findUserByEmail(email)).toMatchObject({ id: user })
      expect(await storage().accounts.findUserByEmail(before)).toBeNull()
      expect(refusal(await proven(other).confirmEmail({ secretHash: 'other hash' }))).toBe(
        'email: email/taken',
      )
    })

    it('another password forgets what waits, and so does a new one of whoever is signed in', async () => {
      const user = await newUser(storage())
      const caller = await signIn(storage(), user)
      await send(user, 'code')
      const email = `${randomUUID()}@example.org`
      accepted(await proven(user).askForEmail({ email, code: 'c', secretHash: 'hash', site: null }))
      await storage().sessions.changePassword(caller, 'another')
      const replacing = { secretHash: 'code', passwordHash: 'new' }
      expect(refusal(await proven(user).replacePassword(replacing))).toBe('code: code/unknown')
      expect(refusal(await proven(user).confirmEmail({ secretHash: 'hash' }))).toBe('code: code/unknown')
    })
  })
