import type { UserId } from '@osh/core/auth/account.ts'
import { describe, expect, it } from 'vitest'
import type { Opened } from '../opened.ts'
import { accepted, refusal } from '../world.ts'

let tokens = 0
/** What a SHA-256 looks like. */
const newHash = (): string => {
  tokens += 1
  return tokens.toString(16).padStart(64, '0')
}

export const accountStoreContract = (opened: () => Opened) =>
  describe('AccountStore', () => {
    const accounts = () => opened().storage.accounts

    it('finds a user by id and by e-mail in any case, after a new opening too', async () => {
      const email = `Vera-${newHash()}@Example.org`
      const user = accepted(await accounts().addUser(email, 'scrypt$…'))
      expect(user).toEqual({
        id: user.id,
        email: email.toLowerCase(),
        confirmedAt: null,
        passwordHash: 'scrypt$…',
      })
      expect(await accounts().findUserByEmail(email.toUpperCase())).toEqual(user)
      expect(await (await opened().reopen()).accounts.findUserById(user.id)).toEqual(user)
    })

    it('knows no one who is not there', async () => {
      expect(await accounts().findUserByEmail('someone@example.org')).toBeNull()
      expect(await accounts().findUserById(999_999_999 as UserId)).toBeNull()
    })

    it('refuses a taken e-mail in any case, and gives it once to many at the same moment', async () => {
      const email = `many-${newHash()}@example.org`
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened().another()))
      const added = await Promise.all(clients.map((client) => client.accounts.addUser(email, 'hash')))
      expect(added.filter(({ ok }) => ok)).toHaveLength(1)
      expect(refusal(await accounts().addUser(email.toUpperCase(), 'other'))).toBe('email: email/taken')
    })
  })
