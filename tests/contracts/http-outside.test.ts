import { describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { aCompany } from '#tests/examples.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { MapStorage, serverOf } from './http-opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { accepted, newWorld, nextInn, refusal, refused, rowOf, today } from './world.ts'

const PASSWORD = 'eleven chars'
const EMAIL = 'vera@example.org'

/** A browser before a server of its own that knows no one yet. */
function arrive() {
  const clock = makeSettableClock(today)
  const fetch = serverOf(makeLedgerStorage(new MemoryLedger(), clock), clock)
  const visit = () =>
    makeHttpOutside({
      host: 'http://server.test',
      storage: new MapStorage(),
      clock,
      fetch,
      locks: null,
      events: null,
    })
  return { ...visit(), fetch, visit, clock }
}

async function arriveAndRegister() {
  const outside = arrive()
  outside.session.begin(accepted(await outside.accounts.register(EMAIL, PASSWORD)))
  return outside
}

describe('an account over HTTP', () => {
  it('is made once, and signs in', async () => {
    const { accounts, session, records } = await arriveAndRegister()
    expect(session.readUserName()).toBe(EMAIL)
    expect(await records.companies.list()).toEqual([])
    expect(refusal(await accounts.register(EMAIL, PASSWORD))).toBe('email: email/taken')
    expect(refusal(await accounts.register('other@example.org', 'too short'))).toBe(
      'password: password/too-short',
    )
  })

  it('opens to its password alone, and never says what was wrong', async () => {
    const { accounts } = await arriveAndRegister()
    const wrong = { code: 'auth/wrong-credentials' }
    expect(refused(await accounts.logIn(EMAIL, 'another password'))).toEqual(wrong)
    expect(refused(await accounts.logIn('someone@example.org', PASSWORD))).toEqual(wrong)
    expect(accepted(await accounts.logIn(EMAIL, PASSWORD)).accessToken).not.toBe('')
  })

  it('is closed to a refresh token after signing out', async () => {
    const { accounts, session } = await arriveAndRegister()
    const tokens = session.readTokens()
    if (!tokens) throw new Error('no one is signed in')
    await accounts.logOut(tokens.refreshToken)
    expect(await session.renew()).toEqual({ is: 'refused' })
    expect(session.readTokens()).toBeNull()
  })

  it('renews its tokens, and goes on with them', async () => {
    const { session, records } = await arriveAndRegister()
    const before = session.readTokens()
    expect(await session.renew()).toEqual({ is: 'renewed' })
    expect(session.readTokens()?.refreshToken).not.toBe(before?.refreshToken)
    expect(await records.companies.list()).toEqual([])
  })
})

describe('services over HTTP', () => {
  it('say that filling by ИНН is not set up', async () => {
    const { companyLookup } = await arriveAndRegister()
    expect(refused(await companyLookup.findByInn({ inn: '7707083893' }))).toEqual({
      code: 'lookup/not-configured',
    })
    expect(refusal(await companyLookup.findByInn({ inn: '77' }))).toBe('inn: inn/invalid-length')
  })

  it('take a request for an activity, or say what is wrong with it', async () => {
    const { activityRequests } = await arriveAndRegister()
    const request = {
      name: 'Разведение северных оленей',
      email: EMAIL,
      phone: '+7 (911) 000-00-01',
      emailAdditional: '',
      contactName: 'Абрамова Вера',
    }
    expect(await activityRequests.add(request)).toEqual({ ok: true, value: null })
    expect(refusal(await activityRequests.add({ ...request, email: 'вера' }))).toBe('email: email/invalid')
  })

  it('give a memo’s file to a tab that carries no bearer', async () => {
    const { records, memoFiles, fetch, clock } = await arriveAndRegister()
    const opened = { records, stranger: records, reopen: async () => records, another: async () => records }
    const { company, hire, assign, form } = await newWorld({ ...opened, clock, close: async () => {} })
    const memo = await form('training', [rowOf(await assign(await hire('Носов')))])
    const link = accepted(await memoFiles.makeLink(company.id, memo.id, 'pdf'))
    expect(new URL(link).pathname).toBe(`/api/memos/${memo.id}/file`)
    expect((await fetch(link)).status).toBe(200)
    expect((await fetch(link.replace('format=pdf', 'format=docx'))).status).toBe(401)
    expect(refused(await memoFiles.makeLink(company.id, (memo.id + 9999) as typeof memo.id, 'pdf'))).toEqual({
      code: 'not-found',
    })
  })
})

it('a company of one person is none to another', async () => {
  const { records, visit } = await arriveAndRegister()
  const company = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
  const other = visit()
  other.session.begin(accepted(await other.accounts.register('anton@example.org', PASSWORD)))
  expect(refused(await other.records.companies.get(company.id))).toEqual({ code: 'not-found' })
  await expect(other.records.departments.list(company.id)).rejects.toMatchObject({ status: 404 })
})
