import type { UserId } from '@osh/core/auth/account.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Caller, SessionId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { newUser, type Opened } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

let tokens = 0
/** What a SHA-256 looks like. */
const newHash = (): string => {
  tokens += 1
  return `s${tokens.toString(16)}`.padStart(64, '0')
}

const at = (seconds: number): Instant =>
  new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString() as Instant
const MONTH = 30 * 24 * 3600

export const sessionsContract = (opened: () => Opened) =>
  describe('Sessions', () => {
    const sessions = () => opened().storage.sessions
    const isSignedIn = (caller: Caller) => opened().storage.access.isSignedIn(caller)

    const tryToOpen = (user: UserId, tokenHash: string, device = 'Chrome, Windows', now = at(0)) =>
      sessions().openSession({ user, device, tokenHash, now, expiresAt: at(MONTH) })
    const open = async (...asked: Parameters<typeof tryToOpen>) => {
      const session = await tryToOpen(...asked)
      if (session === null) throw new Error('nobody signs in')
      return session
    }

    async function aSession() {
      const [user, hash] = [await newUser(opened().storage), newHash()]
      return { user, hash, caller: { user, session: await open(user, hash) } }
    }

    it('opens none for an account that is gone', async () => {
      const hash = newHash()
      expect(await tryToOpen(999_999 as UserId, hash)).toBeNull()
      expect(await sessions().rotate(hash, newHash(), at(1), at(MONTH))).toEqual({
        ok: false,
        error: { code: 'refresh/unknown' },
      })
    })

    it('rotates a token to the next, again and again', async () => {
      const { hash, caller } = await aSession()
      const [second, third] = [newHash(), newHash()]
      expect(accepted(await sessions().rotate(hash, second, at(900), at(MONTH)))).toEqual(caller)
      expect(
        accepted(await (await opened().reopen()).sessions.rotate(second, third, at(1800), at(MONTH))),
      ).toEqual(caller)
      expect(accepted(await sessions().rotate(third, newHash(), at(2700), at(MONTH)))).toEqual(caller)
    })

    it('honours a rotated token for 30 s more, and its successors stay good', async () => {
      const { hash, caller } = await aSession()
      const [second, twin] = [newHash(), newHash()]
      accepted(await sessions().rotate(hash, second, at(100), at(MONTH)))
      expect(accepted(await sessions().rotate(hash, twin, at(129), at(MONTH)))).toEqual(caller)
      expect(accepted(await sessions().rotate(second, newHash(), at(1000), at(MONTH)))).toEqual(caller)
      expect(accepted(await sessions().rotate(twin, newHash(), at(1000), at(MONTH)))).toEqual(caller)
    })

    it('is rotated by many at once to the one next token, which is good once', async () => {
      const { hash, caller } = await aSession()
      const [second, third] = [newHash(), newHash()]
      const at100 = () => sessions().rotate(hash, second, at(100), at(MONTH))
      const all = await Promise.all(Array.from({ length: 5 }, at100))
      expect(all.map(accepted)).toEqual(Array(5).fill(caller))
      accepted(await sessions().rotate(second, third, at(110), at(MONTH)))
      expect(accepted(await sessions().rotate(hash, second, at(120), at(MONTH)))).toEqual(caller)
      expect(refusal(await sessions().rotate(second, third, at(141), at(MONTH)))).toBe('refresh/reused')
      expect((await sessions().rotate(third, newHash(), at(142), at(MONTH))).ok).toBe(false)
    })

    it('counts the 30 s from the first rotation', async () => {
      const { hash } = await aSession()
      accepted(await sessions().rotate(hash, newHash(), at(100), at(MONTH)))
      accepted(await sessions().rotate(hash, newHash(), at(125), at(MONTH)))
      expect(refusal(await sessions().rotate(hash, newHash(), at(131), at(MONTH)))).toBe('refresh/reused')
    })

    it('ends the whole family when a token is used again later, and no other family', async () => {
      const [{ user, hash }, other] = [await aSession(), newHash()]
      await open(user, other)
      const second = newHash()
      accepted(await sessions().rotate(hash, second, at(100), at(MONTH)))
      expect(refusal(await sessions().rotate(hash, newHash(), at(130), at(MONTH)))).toBe('refresh/reused')
      expect((await sessions().rotate(second, newHash(), at(131), at(MONTH))).ok).toBe(false)
      expect((await sessions().rotate(hash, newHash(), at(131), at(MONTH))).ok).toBe(false)
      expect(accepted(await sessions().rotate(other, newHash(), at(131), at(MONTH))).user).toBe(user)
    })

    it('forgets rotated tokens of a family a week after', async () => {
      const [{ hash, caller }, week] = [await aSession(), 7 * 86_400]
      const [second, third] = [newHash(), newHash()]
      accepted(await sessions().rotate(hash, second, at(100), at(MONTH)))
      accepted(await sessions().rotate(second, third, at(week), at(MONTH)))
      const fourth = newHash()
      expect(accepted(await sessions().rotate(third, fourth, at(week + 101), at(MONTH)))).toEqual(caller)
      const late = at(week + 200)
      expect(refusal(await sessions().rotate(hash, newHash(), late, at(MONTH)))).toBe('refresh/unknown')
      expect(accepted(await sessions().rotate(fourth, newHash(), late, at(MONTH)))).toEqual(caller)
      expect(refusal(await sessions().rotate(second, newHash(), late, at(MONTH)))).toBe('refresh/reused')
    })

    it('lets several callers rotate one token at the same moment', async () => {
      const { hash, caller } = await aSession()
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const rotated = await Promise.all(
        clients.map((client) => client.sessions.rotate(hash, newHash(), at(60), at(MONTH))),
      )
      expect(rotated.map(accepted)).toEqual([caller, caller, caller, caller])
    })

    it('ends half a year after the sign-in, however often its token is renewed', async () => {
      const { user, hash } = await aSession()
      let token = hash
      for (let month = 1; month < 6; month++) {
        const next = newHash()
        accepted(await sessions().rotate(token, next, at(month * MONTH - 1), at((month + 2) * MONTH)))
        token = next
      }
      const last = newHash()
      accepted(await sessions().rotate(token, last, at(6 * MONTH - 1), at(8 * MONTH)))
      expect(await sessions().listSessions(user, at(6 * MONTH - 1))).toHaveLength(1)
      expect(await sessions().listSessions(user, at(6 * MONTH))).toEqual([])
      expect(refusal(await sessions().rotate(last, newHash(), at(6 * MONTH), at(8 * MONTH)))).toBe(
        'refresh/expired',
      )
    })

    it('refuses an unknown and an expired token', async () => {
      const { hash } = await aSession()
      expect(refusal(await sessions().rotate(newHash(), newHash(), at(0), at(MONTH)))).toBe('refresh/unknown')
      expect(refusal(await sessions().rotate(hash, newHash(), at(MONTH), at(2 * MONTH)))).toBe(
        'refresh/expired',
      )
    })

    it('closes a session with its family; an unknown token is no error', async () => {
      const { hash } = await aSession()
      const second = newHash()
      accepted(await sessions().rotate(hash, second, at(100), at(MONTH)))
      await sessions().closeSession(hash)
      await sessions().closeSession(newHash())
      expect((await sessions().rotate(second, newHash(), at(101), at(MONTH))).ok).toBe(false)
      expect((await sessions().rotate(hash, newHash(), at(101), at(MONTH))).ok).toBe(false)
    })

    it('lists the sign-ins of a person with what they were made with, the one seen last first', async () => {
      const { user, hash, caller } = await aSession()
      const other = await open(user, newHash(), 'Firefox, Linux', at(10))
      const first = { id: caller.session, device: 'Chrome, Windows', since: at(0), seen: at(0) }
      const second = { id: other, device: 'Firefox, Linux', since: at(10), seen: at(10) }
      expect(await sessions().listSessions(user, at(20))).toEqual([second, first])
      accepted(await sessions().rotate(hash, newHash(), at(900), at(MONTH + 900)))
      const seen = { ...first, seen: at(900) }
      expect(await (await opened().reopen()).sessions.listSessions(user, at(900))).toEqual([seen, second])
      expect(await sessions().listSessions(user, at(MONTH))).toEqual([seen])
      expect(await sessions().listSessions(await newUser(opened().storage), at(0))).toEqual([])
    })

    it('forgets the sign-ins of a person that are over when the next one comes', async () => {
      const { user, caller } = await aSession()
      await open(user, newHash(), '', at(MONTH))
      expect(await isSignedIn(caller)).toBe(false)
    })

    it('ends one sign-in of a person, and no one else’s', async () => {
      const [{ user, hash, caller }, stranger] = [await aSession(), await aSession()]
      const other = { user, session: await open(user, newHash()) }
      expect(await sessions().endSession({ user: stranger.user, session: caller.session })).toBe(false)
      expect(await isSignedIn(caller)).toBe(true)
      expect(await sessions().endSession(caller)).toBe(true)
      expect(await sessions().endSession(caller)).toBe(false)
      expect([await isSignedIn(caller), await isSignedIn(other)]).toEqual([false, true])
      expect((await sessions().rotate(hash, newHash(), at(1), at(MONTH))).ok).toBe(false)
    })

    it('ends all others of a person', async () => {
      const [{ user, hash, caller }, stranger] = [await aSession(), await aSession()]
      const other = newHash()
      const gone = { user, session: await open(user, other) }
      await sessions().endOtherSessions(caller)
      expect([await isSignedIn(caller), await isSignedIn(gone)]).toEqual([true, false])
      expect(await isSignedIn(stranger.caller)).toBe(true)
      expect((await sessions().rotate(other, newHash(), at(1), at(MONTH))).ok).toBe(false)
      expect((await sessions().rotate(hash, newHash(), at(1), at(MONTH))).ok).toBe(true)
    })

    it('keeps a new password and ends the other sign-ins with it', async () => {
      const [{ user, caller }, stranger] = [await aSession(), await aSession()]
      const gone = { user, session: await open(user, newHash()) }
      await sessions().changePassword(caller, 'new hash')
      expect((await opened().storage.accounts.findUserById(user))?.passwordHash).toBe('new hash')
      expect([await isSignedIn(caller), await isSignedIn(gone)]).toEqual([true, false])
      expect((await opened().storage.accounts.findUserById(stranger.user))?.passwordHash).not.toBe('new hash')
      expect(await isSignedIn(stranger.caller)).toBe(true)
    })

    it('knows no sign-in of another person, or that there never was', async () => {
      const [{ caller }, stranger] = [await aSession(), await aSession()]
      expect(await isSignedIn({ ...caller, user: stranger.user })).toBe(false)
      expect(await isSignedIn({ ...caller, session: 999_999_999 as SessionId })).toBe(false)
      expect(await isSignedIn({ ...caller, user: 999_999_999 as UserId })).toBe(false)
    })
  })
