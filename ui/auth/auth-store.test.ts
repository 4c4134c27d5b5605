import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { aCompany } from '#tests/examples.ts'
import { makeTestOutside, TestStorage } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { authStore } from './auth-store.ts'

const email = 'orlova@example.org'
const password = 'длинный пароль'
let storage: TestStorage
let outside: Outside

beforeEach(() => {
  storage = new TestStorage()
  outside = makeTestOutside(storage)
})

const open = (from: Outside = outside) => {
  const services = makeServices(from)
  return { auth: services.get(authStore), current: services.get(currentCompany) }
}

/** The same outside, whose companies answer with these failures first. */
function failing(...statuses: (number | null)[]): Outside {
  const companies = Object.create(outside.records.companies)
  companies.list = async () => {
    const status = statuses.shift()
    if (status !== undefined) throw new Unavailable(status)
    return outside.records.companies.list()
  }
  return { ...outside, records: { ...outside.records, companies } }
}

test('without tokens a person is a visitor at once, and nothing is asked', async () => {
  const { auth } = open(failing(500))
  expect(auth.state).toBe('pending')
  await auth.check()
  expect(auth.state).toBe(false)
})

test('registration signs in, and the next opening of the page still knows the person and the company', async () => {
  const first = open()
  await first.auth.register(email, password)
  expect(first.auth.state).toBe(true)
  await outside.records.companies.add({ details: aCompany() })

  const later = open()
  await later.auth.check()
  expect(later.auth.state).toBe(true)
  expect(later.auth.userName).toBe(email)
  expect(later.current.company?.shortName).toBe(aCompany().shortName)
})

test('a wrong password signs no one in', async () => {
  await open().auth.register(email, password)
  const { auth } = open()
  await auth.logOut()
  const answer = await auth.logIn(email, 'другой пароль')
  expect(answer).toEqual({ ok: false, error: { code: 'auth/wrong-credentials' } })
  expect(auth.state).toBe(false)
})

test('logging out leaves nothing of the person in the browser, and the company is forgotten', async () => {
  const { auth, current } = open()
  await auth.register(email, password)
  await outside.records.companies.add({ details: aCompany() })
  await current.load()
  for (const key of ['companies', 'company_data', 'departments', 'employees', 'positions']) {
    storage.setItem(key, '[]')
  }
  await auth.logOut()
  expect(auth.state).toBe(false)
  expect(current.company).toBeNull()
  expect([...storage.kept.keys()].filter((key) => !key.startsWith('osh'))).toEqual([])
})

test('a server that fails keeps the session: the state names the status, and another try gets in', async () => {
  await open().auth.register(email, password)
  const { auth } = open(failing(503, null))
  await auth.check()
  expect(auth.state).toBe('Err_503')
  await auth.retry()
  expect(auth.state).toBe('Err_error')
  await auth.retry()
  expect(auth.state).toBe(true)
})

test('after a 401 the tokens are renewed once and the check is repeated', async () => {
  await open().auth.register(email, password)
  const { auth } = open(failing(401))
  await auth.check()
  expect(auth.state).toBe(true)
})

test('a refused renewal makes a visitor of the person', async () => {
  await open().auth.register(email, password)
  storage.setItem('refresh_token', 'никому не выданный')
  const { auth } = open(failing(401))
  await auth.check()
  expect(auth.state).toBe(false)
  expect(outside.session.readTokens()).toBeNull()
})
