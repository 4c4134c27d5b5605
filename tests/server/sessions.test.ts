import { expect, it } from 'vitest'
import { furnish, type Given, PASSWORD, type Person, register, startAsking } from './asking.ts'

const email = 'olga@example.org'

async function olgaAtHome() {
  const server = startAsking()
  const olga = await register(server, email)
  const house = await furnish(olga)
  const signOut = () => server.ask('/api/logout', { body: { refreshToken: olga.refreshToken } })
  return { server, olga, house, signOut }
}

it('an access token dies with its session, whatever is asked and however wrongly', async () => {
  const { olga, house, signOut } = await olgaAtHome()
  const { company, memo } = house
  const asked: readonly (readonly [path: string, given?: Given])[] = [
    ['/api/account'],
    ['/api/companies?unknown=1&page=x'],
    [`/api/memos?companyId=${company}&section=training`],
    [`/api/memos?companyId=${company}&section=training&page=x`],
    ['/api/memos?companyId=x'],
    [`/api/memos/${memo}`],
    ['/api/memos/x'],
    [`/api/memos/${memo}`, { method: 'PATCH', body: '{' }],
    ['/api/positions', { body: '{' }],
    ['/api/positions', { body: { companyId: 'x' } }],
    ['/api/positions', { body: { companyId: company, name: 'Взрывник' } }],
  ]
  await signOut()
  for (const [path, given] of asked) {
    const answer = await olga.ask(path, given)
    expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer'])
  }
})

it('another sign-in of the same person goes on', async () => {
  const { server, olga, signOut } = await olgaAtHome()
  const second = await signIn(server, olga)
  await signOut()
  expect((await olga.ask('/api/companies')).status).toBe(401)
  expect((await second('/api/companies')).status).toBe(200)
})

it('a link to a file dies with the session that signed it', async () => {
  const { server, olga, house, signOut } = await olgaAtHome()
  const body = { url: `/api/memos/${house.memo}/file` }
  const { url } = (await (await olga.ask('/api/file-links', { body })).json()) as { url: string }
  expect((await server.ask(url)).status).toBe(200)
  await signOut()
  expect((await server.ask(url)).status).toBe(401)
})

it('a link names the session that it was signed for, and no other', async () => {
  const { server, olga, house, signOut } = await olgaAtHome()
  const body = { url: `/api/memos/${house.memo}/file` }
  const { url } = (await (await olga.ask('/api/file-links', { body })).json()) as { url: string }
  await signIn(server, olga)
  await signOut()
  expect((await server.ask(url.replace('session=1', 'session=2'))).status).toBe(401)
})

/** Signs the person in once more, and asks by the new token. */
async function signIn({ ask }: ReturnType<typeof startAsking>, { email }: Person) {
  const answer = await ask('/api/login', { body: { email, password: PASSWORD } })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return (path: string) => ask(path, { headers: { authorization: `Bearer ${accessToken}` } })
}
