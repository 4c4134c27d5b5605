import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describe, expect, it } from 'vitest'
import { type BrowserStorage, makeBrowserStorage, makeTabLocks } from '#tests/contracts/browser-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, refusal, today } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { makeDemoOpening } from './demo-opening.ts'
import { STATE_KEY } from './local-ledger.ts'
import { type LocalBrowser, makeLocalOutside } from './local-outside.ts'

const clock = makeSettableClock(today)
const render = async () => new Uint8Array([1, 2, 3])
const password = 'длинный пароль'

const open = (storage: BrowserStorage, changes: Partial<LocalBrowser> = {}) =>
  makeLocalOutside({
    storage,
    clock,
    render,
    passwordRounds: 1,
    locks: makeTabLocks(),
    events: null,
    ...changes,
  })

/** A browser in which someone has registered. */
async function registered(email = 'vera@example.org') {
  const storage = makeBrowserStorage()
  const outside = open(storage)
  outside.session.begin(accepted(await outside.accounts.register(email, password)))
  return { storage, ...outside }
}

describe('the outside in one browser', () => {
  it('keeps what was entered when it is opened again, by the same person', async () => {
    const { storage, records } = await registered()
    const company = accepted(await records.companies.add({ details: aCompany() }))
    const again = open(storage)
    expect(again.session.readUserName()).toBe('vera@example.org')
    expect(await again.records.companies.list()).toEqual([company])
  })

  it('shows two tabs the same, at once', async () => {
    const { storage, records } = await registered()
    const other = open(storage)
    expect(await other.records.companies.list()).toEqual([])
    const company = accepted(await records.companies.add({ details: aCompany() }))
    accepted(await other.records.departments.add({ companyId: company.id, name: 'Карьер' }))
    expect(await records.departments.list(company.id)).toHaveLength(1)
  })

  it('hashes a password over as often as OWASP asks, unless told otherwise', async () => {
    const storage = makeBrowserStorage()
    const { accounts } = makeLocalOutside({ storage, clock, render, locks: null, events: null })
    accepted(await accounts.register('vera@example.org', password))
    expect(storage.getItem(STATE_KEY)).toContain('"pbkdf2$210000$')
  })

  it('is 401 to a visitor', async () => {
    await expect(open(makeBrowserStorage()).records.companies.list()).rejects.toEqual(new Unavailable(401))
  })

  it('shows a person nothing of another who uses the same browser', async () => {
    const { accounts, session, records } = await registered()
    await records.companies.add({ details: aCompany() })
    session.begin(accepted(await accounts.register('other@example.org', password)))
    expect(await records.companies.list()).toEqual([])
  })

  it('signs in with the right password alone, and stops trying after ten failures', async () => {
    const { accounts } = await registered()
    expect((await accounts.logIn(' VERA@example.org ', password)).ok).toBe(true)
    expect(refusal(await accounts.register('vera@example.org', password))).toBe('email: email/taken')
    expect(refusal(await accounts.register('new@example.org', 'короткий'))).toBe(
      'password: password/too-short',
    )
    expect(refusal(await accounts.logIn('someone@example.org', password))).toBe('auth/wrong-credentials')
    for (let i = 0; i < 10; i++)
      expect(refusal(await accounts.logIn('vera@example.org', 'wrong'))).toBe('auth/wrong-credentials')
    expect(refusal(await accounts.logIn('vera@example.org', password))).toBe('auth/too-many-attempts')
    clock.forward(15 * 60)
    expect((await accounts.logIn('vera@example.org', password)).ok).toBe(true)
  })

  it('renews the session, and refuses a token that was logged out', async () => {
    const { session, accounts, records } = await registered()
    expect(await session.renew()).toEqual({ is: 'renewed' })
    expect(await records.companies.list()).toEqual([])
    const tokens = session.readTokens()
    await accounts.logOut(tokens?.refreshToken ?? '')
    expect(await session.renew()).toEqual({ is: 'refused' })
    expect(session.readTokens()).toBeNull()
  })

  it('keeps no password as it was typed', async () => {
    const { storage } = await registered()
    expect(storage.getItem(STATE_KEY)).not.toContain(password)
  })

  it('is unavailable when the browser has no more room, and keeps what was there', async () => {
    const { storage, records } = await registered()
    const company = accepted(await records.companies.add({ details: aCompany() }))
    storage.limitTo(100)
    await expect(records.departments.add({ companyId: company.id, name: 'Карьер' })).rejects.toEqual(
      new Unavailable(507),
    )
    expect(await records.departments.list(company.id)).toEqual([])
    expect(await open(storage).records.companies.list()).toEqual([company])
  })

  it.each(['{"shape":0,"state":{}}', '{"shape":1,"state":{"users":[]}}', '{"half', 'null'])(
    'begins again and says so when what is kept is %s',
    async (text) => {
      const { storage } = await registered()
      storage.setItem(STATE_KEY, text)
      let told = 0
      const outside = open(storage, { discarded: () => (told += 1) })
      expect((await outside.accounts.logIn('vera@example.org', password)).ok).toBe(false)
      expect(told).toBe(1)
      expect(outside.session.readTokens()).toBeNull()
      expect((await outside.accounts.register('vera@example.org', password)).ok).toBe(true)
    },
  )

  it('opens the demo filled and signed in, once', async () => {
    const storage = makeBrowserStorage()
    const first = makeDemoOpening(clock)
    const [one, two] = [open(storage, { first }), open(storage, { first })]
    const [company] = await one.records.companies.list()
    if (!company) throw new Error('the demo is empty')
    expect(await two.records.companies.list()).toEqual([company])
    expect(await one.records.employees.list(company.id)).toHaveLength(120)
    expect(await one.session.renew()).toEqual({ is: 'renewed' })
    expect(storage.getItem(STATE_KEY)?.length).toBeLessThan(3_500_000)
    const again = open(storage, { first })
    expect(again.session.readTokens()).toEqual(one.session.readTokens())
    expect(await again.records.companies.list()).toEqual([company])
  })

  it('gives a memo that is not there no file', async () => {
    const { records, memoFiles } = await registered()
    const company = accepted(await records.companies.add({ details: aCompany() }))
    expect(
      refusal(await memoFiles.makeLink(company.id, 1 as Parameters<typeof memoFiles.makeLink>[1], 'pdf')),
    ).toBe('not-found')
  })
})
