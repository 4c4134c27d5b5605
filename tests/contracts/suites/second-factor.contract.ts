import type { UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { eraseAccount } from '../erase-now.ts'
import { newUser, type Opened, signIn } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

const WRONG = 'factorCode: factor-code/wrong'

/** A code besides the password, and what it is kept by. */
export const secondFactorContract = (opened: () => Opened) =>
  describe('A second factor', () => {
    const storage = () => opened().storage
    const factor = (user: UserId) => storage().openRecords(user).factor
    const kept = (user: UserId) => storage().accounts.factorOf(user)
    const ofStep = (step: number) => ({ shown: { is: 'time', secret: 'S', step } as const })
    const byHash = (hash: string) => ({ shown: { is: 'recovery', hash } as const })

    /** Someone who has switched it on at step 5, and where they are signed in. */
    const withFactor = async () => {
      const user = await newUser(storage())
      const caller = await signIn(storage(), user)
      accepted(await factor(user).begin({ secret: 'S' }))
      const hashes = ['a', 'b', 'c']
      accepted(await factor(user).confirm({ ...ofStep(5), hashes, session: caller.session }))
      return { user, caller }
    }

    it('is kept until it is confirmed, and switched on by the first code', async () => {
      const user = await newUser(storage())
      expect(await kept(user)).toBeNull()
      const [here, there] = [await signIn(storage(), user), await signIn(storage(), user)]
      accepted(await factor(user).begin({ secret: 'first' }))
      accepted(await factor(user).begin({ secret: 'S' }))
      expect(await kept(user)).toEqual({ secret: 'S', since: null, lastStep: 0, codesLeft: 0 })
      expect(refusal(await factor(user).pass(ofStep(5)))).toBe(WRONG)
      const given = { ...ofStep(5), hashes: ['a', 'b'], session: here.session }
      accepted(await factor(user).confirm(given))
      const since = opened().clock.now()
      expect(await kept(user)).toEqual({ secret: 'S', since, lastStep: 5, codesLeft: 2 })
      expect(await storage().access.isSignedIn(here)).toBe(true)
      expect(await storage().access.isSignedIn(there)).toBe(false)
      expect(refusal(await factor(user).begin({ secret: 'T' }))).toBe('factor/on')
      expect(await (await opened().reopen()).accounts.factorOf(user)).toMatchObject({ codesLeft: 2 })
    })

    it('takes a code once, of many at the same moment too', async () => {
      const { user } = await withFactor()
      const other = await withFactor()
      const tries = Array.from({ length: 5 }, () => factor(user).pass(ofStep(6)))
      expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
      expect(refusal(await factor(user).pass(ofStep(5)))).toBe(WRONG)
      accepted(await factor(user).pass(ofStep(7)))
      expect(await kept(user)).toMatchObject({ lastStep: 7 })
      expect(await kept(other.user)).toMatchObject({ lastStep: 5 })
    })

    it('takes a recovery code once, and no one else’s', async () => {
      const { user } = await withFactor()
      const other = await withFactor()
      const tries = Array.from({ length: 5 }, () => factor(user).pass(byHash('b')))
      expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(1)
      expect(await kept(user)).toMatchObject({ codesLeft: 2 })
      expect(await kept(other.user)).toMatchObject({ codesLeft: 3 })
      accepted(await factor(user).replaceCodes({ ...ofStep(6), hashes: ['d', 'e'] }))
      expect(refusal(await factor(user).pass(byHash('a')))).toBe(WRONG)
      accepted(await factor(user).pass(byHash('d')))
      expect(await kept(user)).toMatchObject({ codesLeft: 1 })
    })

    it('is switched off with its codes, and goes with the account', async () => {
      const { user, caller } = await withFactor()
      const other = await withFactor()
      const there = await signIn(storage(), user)
      accepted(await factor(user).end({ ...ofStep(6), session: caller.session }))
      expect(await kept(user)).toBeNull()
      expect(await storage().access.isSignedIn(there)).toBe(false)
      expect(await storage().access.isSignedIn(caller)).toBe(true)
      accepted(await factor(user).begin({ secret: 'S' }))
      expect(await kept(user)).toMatchObject({ codesLeft: 0 })
      await eraseAccount(opened(), other.user)
      expect(await kept(other.user)).toBeNull()
    })
  })
