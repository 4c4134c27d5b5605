import { addSeconds } from '@osh/core/shared/dates/instant.ts'
import type { Caller, SessionId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { newUser, type Opened, signIn } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

/** Who runs the service. */
export const operatorsContract = (opened: () => Opened) =>
  describe('Operators', () => {
    const someone = async () => {
      const { storage } = opened()
      const caller = await signIn(storage, await newUser(storage))
      const account = await storage.accounts.findUserById(caller.user)
      return { caller, email: account?.email ?? '' }
    }

    const moments = () => [opened().clock.now(), addSeconds(opened().clock.now(), 60)] as const

    /** Switches on signing in by a code. */
    const enable = async ({ user, session }: Caller) => {
      const { factor } = opened().storage.openRecords(user)
      accepted(await factor.begin({ secret: 'SECRET' }))
      const shown = { is: 'time', secret: 'SECRET', step: 1 } as const
      accepted(await factor.confirm({ shown, hashes: [], session }))
    }

    it('are accounts that were added, and that no password alone opens, until they are removed, in every server at once', async () => {
      const { operators, access, openRecords } = opened().storage
      const [earlier, later] = moments()
      const [one, other] = [await someone(), await someone()]
      expect(await access.isOperator(one.caller)).toBe(false)
      expect(refusal(await operators.add(one.email, earlier))).toBe('factor/missing')
      await enable(one.caller)
      await enable(other.caller)
      accepted(await operators.add(one.email.toUpperCase(), addSeconds(earlier, -60)))
      expect(await access.isOperator(one.caller)).toBe(false)
      accepted(await operators.add(one.email, earlier))
      accepted(await operators.add(one.email, later))
      const another = await opened().another()
      expect(await another.access.isOperator(one.caller)).toBe(true)
      expect(await access.isOperator(other.caller)).toBe(false)
      expect(await operators.list()).toContainEqual({ email: one.email, since: earlier })
      const isToldSo = async () => (await openRecords(one.caller.user).account.readAccount()).isOperator
      expect(await isToldSo()).toBe(true)
      accepted(await operators.remove(one.email))
      expect(await isToldSo()).toBe(false)
      expect(await another.access.isOperator(one.caller)).toBe(false)
      expect((await operators.list()).map(({ email }) => email)).not.toContain(one.email)
    })

    it('do nothing more from the moment at which they are removed, with what had been let in before', async () => {
      const { operators, openRecords } = opened().storage
      const { caller, email } = await someone()
      const { companies } = openRecords(caller.user, { standing: 'operator' })
      const add = (inn: string) => companies.add({ details: aCompany({ inn }) })
      await enable(caller)
      await expect(add('7707083893')).rejects.toMatchObject({ status: 403 })
      accepted(await operators.add(email, moments()[0]))
      accepted(await add('7707083893'))
      accepted(await operators.remove(email))
      await expect(add('7728168971')).rejects.toMatchObject({ status: 403 })
    })

    it('are no one without an account, or signed out', async () => {
      const { operators, access } = opened().storage
      const [earlier] = moments()
      const { caller, email } = await someone()
      expect(refusal(await operators.add('no-one@example.org', earlier))).toBe('not-found')
      expect(refusal(await operators.remove(email))).toBe('not-found')
      await enable(caller)
      accepted(await operators.add(email, earlier))
      expect(await access.isOperator({ ...caller, session: 999_999 as SessionId })).toBe(false)
      accepted(await operators.remove(email))
    })
  })
