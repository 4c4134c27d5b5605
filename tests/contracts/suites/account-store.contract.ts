import type { UserId } from '@osh/core/auth/account.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { describe, expect, it } from 'vitest'
import { newUser, type Opened } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

let tokens = 0
/** What a SHA-256 looks like. */
const newHash = (): string => {
  tokens += 1
  return tokens.toString(16).padStart(64, '0')
}

const at = (seconds: number): Instant =>
  new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString() as Instant
const MONTH = 30 * 24 * 3600

export const accountStoreContract = (opened: () => Opened) =>
  describe('AccountStore', () => {
    const accounts = () => opened().storage.accounts

    async function aSession(): Promise<{ readonly user: UserId; readonly hash: string }> {
      const [user, hash] = [await newUser(opened().storage), newHash()]
      await accounts().openSession(user, hash, at(0), at(MONTH))
      return { user, hash }
    }

    it('finds a user by id and by e-mail in any case, after a new opening too', async () => {
      const email = `Vera-${newHash()}@Example.org`
      const user = accepted(await accounts().addUser(email, 'scrypt$…'))
      expect(user).toEqual({ id: user.id, email: email.toLowerCase(), passwordHash: 'scrypt$…' })
      expect(await accounts().userByEmail(email.toUpperCase())).toEqual(user)
      expect(await (await opened().reopen()).accounts.userById(user.id)).toEqual(user)
    })

    it('knows no one who is not there', async () => {
      expect(await accounts().userByEmail('someone@example.org')).toBeNull()
      expect(await accounts().userById(999_999_999 as UserId)).toBeNull()
    })

    it('refuses a taken e-mail in any case, and gives it once to many at the same moment', async () => {
      const email = `many-${newHash()}@example.org`
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const added = await Promise.all(clients.map((client) => client.accounts.addUser(email, 'hash')))
      expect(added.filter(({ ok }) => ok)).toHaveLength(1)
      expect(refusal(await accounts().addUser(email.toUpperCase(), 'other'))).toBe('email: email/taken')
    })

    it('rotates a token to the next, again and again', async () => {
      const { user, hash } = await aSession()
      const [second, third] = [newHash(), newHash()]
      expect(accepted(await accounts().rotate(hash, second, at(900), at(MONTH)))).toBe(user)
      expect(
        accepted(await (await opened().reopen()).accounts.rotate(second, third, at(1800), at(MONTH))),
      ).toBe(user)
      expect(accepted(await accounts().rotate(third, newHash(), at(2700), at(MONTH)))).toBe(user)
    })

    it('honours a rotated token for 30 s more, and its successors stay good', async () => {
      const { user, hash } = await aSession()
      const [second, twin] = [newHash(), newHash()]
      accepted(await accounts().rotate(hash, second, at(100), at(MONTH)))
      expect(accepted(await accounts().rotate(hash, twin, at(129), at(MONTH)))).toBe(user)
      expect(accepted(await accounts().rotate(second, newHash(), at(1000), at(MONTH)))).toBe(user)
      expect(accepted(await accounts().rotate(twin, newHash(), at(1000), at(MONTH)))).toBe(user)
    })

    it('counts the 30 s from the first rotation', async () => {
      const { hash } = await aSession()
      accepted(await accounts().rotate(hash, newHash(), at(100), at(MONTH)))
      accepted(await accounts().rotate(hash, newHash(), at(125), at(MONTH)))
      expect(refusal(await accounts().rotate(hash, newHash(), at(131), at(MONTH)))).toBe('refresh/reused')
    })

    it('ends the whole family when a token is used again later, and no other family', async () => {
      const [{ user, hash }, other] = [await aSession(), newHash()]
      await accounts().openSession(user, other, at(0), at(MONTH))
      const second = newHash()
      accepted(await accounts().rotate(hash, second, at(100), at(MONTH)))
      expect(refusal(await accounts().rotate(hash, newHash(), at(130), at(MONTH)))).toBe('refresh/reused')
      expect((await accounts().rotate(second, newHash(), at(131), at(MONTH))).ok).toBe(false)
      expect((await accounts().rotate(hash, newHash(), at(131), at(MONTH))).ok).toBe(false)
      expect(accepted(await accounts().rotate(other, newHash(), at(131), at(MONTH)))).toBe(user)
    })

    it('forgets rotated tokens of a family a week after', async () => {
      const [{ user, hash }, week] = [await aSession(), 7 * 86_400]
      const [second, third] = [newHash(), newHash()]
      accepted(await accounts().rotate(hash, second, at(100), at(MONTH)))
      accepted(await accounts().rotate(second, third, at(week), at(MONTH)))
      const fourth = newHash()
      expect(accepted(await accounts().rotate(third, fourth, at(week + 101), at(MONTH)))).toBe(user)
      const late = at(week + 200)
      expect(refusal(await accounts().rotate(hash, newHash(), late, at(MONTH)))).toBe('refresh/unknown')
      expect(accepted(await accounts().rotate(fourth, newHash(), late, at(MONTH)))).toBe(user)
      expect(refusal(await accounts().rotate(second, newHash(), late, at(MONTH)))).toBe('refresh/reused')
    })

    it('lets several callers rotate one token at the same moment', async () => {
      const { user, hash } = await aSession()
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const rotated = await Promise.all(
        clients.map((client) => client.accounts.rotate(hash, newHash(), at(60), at(MONTH))),
      )
      expect(rotated.map(accepted)).toEqual([user, user, user, user])
    })

    it('refuses an unknown and an expired token', async () => {
      const { hash } = await aSession()
      expect(refusal(await accounts().rotate(newHash(), newHash(), at(0), at(MONTH)))).toBe('refresh/unknown')
      expect(refusal(await accounts().rotate(hash, newHash(), at(MONTH), at(2 * MONTH)))).toBe(
        'refresh/expired',
      )
    })

    it('closes a session with its family; an unknown token is no error', async () => {
      const { hash } = await aSession()
      const second = newHash()
      accepted(await accounts().rotate(hash, second, at(100), at(MONTH)))
      await accounts().closeSession(hash)
      await accounts().closeSession(newHash())
      expect((await accounts().rotate(second, newHash(), at(101), at(MONTH))).ok).toBe(false)
      expect((await accounts().rotate(hash, newHash(), at(101), at(MONTH))).ok).toBe(false)
    })

    it('counts failures of a key in a running window', async () => {
      const [key, other] = [`login:${newHash()}`, `login:${newHash()}`]
      expect(await accounts().addFailure(key, at(0), 900)).toBe(1)
      expect(await accounts().addFailure(key, at(500), 900)).toBe(2)
      expect(await accounts().failures(key, at(899), 900)).toBe(2)
      expect(await accounts().failures(key, at(901), 900)).toBe(1)
      expect(await accounts().addFailure(key, at(902), 900)).toBe(2)
      expect(await accounts().failures(other, at(902), 900)).toBe(0)
    })

    it('forgets the failures of a key that are cleared', async () => {
      const [key, other] = [`login:${newHash()}`, `login:${newHash()}`]
      await accounts().addFailure(key, at(0), 900)
      await accounts().addFailure(other, at(0), 900)
      await accounts().clearFailures(key)
      expect(await accounts().failures(key, at(1), 900)).toBe(0)
      expect(await (await opened().reopen()).accounts.failures(other, at(1), 900)).toBe(1)
    })

    it('counts every failure of callers at the same moment', async () => {
      const key = `login:${newHash()}`
      const clients = await Promise.all(Array.from({ length: 5 }, () => opened().another()))
      await Promise.all(clients.map((client) => client.accounts.addFailure(key, at(0), 900)))
      expect(await accounts().failures(key, at(1), 900)).toBe(5)
    })

    it('makes the signing key once, for all', async () => {
      const clients = await Promise.all(Array.from({ length: 3 }, () => opened().another()))
      const keys = await Promise.all(
        [...clients, await opened().reopen()].map((client) => client.accounts.signingKey()),
      )
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]?.length).toBeGreaterThanOrEqual(32)
    })
  })
