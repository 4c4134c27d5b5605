import { describe, expect, it } from 'vitest'
import { furnish, type Given, type Json, PASSWORD, type Person, register, startAsking } from './asking.ts'

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

it('a refresh token shown by many at once is followed by one', async () => {
  const { server, olga } = await olgaAtHome()
  const refresh = async (refreshToken: string): Promise<string> => {
    const answer = await server.ask('/api/refresh', { body: { refreshToken } })
    return answer.ok ? String(((await answer.json()) as Json).refreshToken) : `${answer.status}`
  }
  const shown = await Promise.all(Array.from({ length: 20 }, () => refresh(olga.refreshToken)))
  const [next = ''] = shown
  expect(new Set(shown)).toEqual(new Set([next]))
  const later = await refresh(next)
  expect([next, later]).not.toContain(olga.refreshToken)
  server.clock.forward(31)
  expect(await refresh(next)).toBe('400')
  expect(await refresh(later)).toBe('400')
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

describe('where a person is signed in', () => {
  type Device = { readonly id: number; readonly device: string; readonly current: boolean }
  const devicesOf = async ({ ask }: Pick<Person, 'ask'>) =>
    (await (await ask('/api/account/sessions')).json()) as readonly Device[]

  it('is listed with what the sign-ins were made with, the one at hand marked', async () => {
    const { server, olga } = await olgaAtHome()
    await register(server, 'stranger@example.org')
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
    await signIn(server, olga, agent)
    const [first, second] = (await devicesOf(olga)).toSorted((a, b) => a.id - b.id)
    expect(first).toMatchObject({ device: '', current: true })
    expect(second).toMatchObject({ device: 'Firefox, Linux', current: false })
    expect(await devicesOf(olga)).toHaveLength(2)
  })

  it('ends there alone, at once', async () => {
    const { server, olga } = await olgaAtHome()
    const [second, third] = [await signIn(server, olga), await signIn(server, olga)]
    const asked = await olga.ask('/api/account/sessions/2', { method: 'DELETE' })
    expect(asked.status).toBe(204)
    const statuses = [olga.ask, second, third].map(async (ask) => (await ask('/api/companies')).status)
    expect(await Promise.all(statuses)).toEqual([200, 401, 200])
    expect((await olga.ask('/api/account/sessions/2', { method: 'DELETE' })).status).toBe(404)
  })

  it('ends everywhere but here', async () => {
    const { server, olga } = await olgaAtHome()
    const second = await signIn(server, olga)
    expect((await olga.ask('/api/account/sessions', { method: 'DELETE' })).status).toBe(204)
    expect([(await olga.ask('/api/companies')).status, (await second('/api/companies')).status]).toEqual([
      200, 401,
    ])
  })

  it('is no one else’s to end', async () => {
    const { server, olga } = await olgaAtHome()
    const stranger = await register(server, 'stranger@example.org')
    const [foreign, absent] = await Promise.all(
      ['1', '987654'].map((id) => stranger.ask(`/api/account/sessions/${id}`, { method: 'DELETE' })),
    )
    expect([foreign?.status, absent?.status]).toEqual([404, 404])
    expect(await foreign?.text()).toBe(await absent?.text())
    expect((await olga.ask('/api/companies')).status).toBe(200)
  })
})

describe('a password is changed', () => {
  const change = ({ ask }: Pick<Person, 'ask'>, currentPassword: unknown, newPassword: unknown) =>
    ask('/api/account/password', { body: { currentPassword, newPassword } })
  const codesOf = async (answer: Response) =>
    ((await answer.json()) as { errors: readonly { field: string; code: string }[] }).errors.map(
      ({ field, code }) => `${field}: ${code}`,
    )

  it('by the one there was, and all other sign-ins end with it', async () => {
    const { server, olga } = await olgaAtHome()
    const second = await signIn(server, olga)
    const changed = await change(olga, PASSWORD, 'совсем другой пароль')
    expect([changed.status, changed.headers.get('set-cookie')?.split('=')[0]]).toEqual([
      204,
      expect.stringMatching(/^__Host-known_/),
    ])
    expect([(await olga.ask('/api/companies')).status, (await second('/api/companies')).status]).toEqual([
      200, 401,
    ])
    const logIn = (password: string) => server.ask('/api/login', { body: { email, password } })
    expect((await logIn(PASSWORD)).status).toBe(401)
    expect((await logIn('совсем другой пароль')).status).toBe(200)
  })

  it('to none that is short, common, the own e-mail’s or our name’s, all refusals at once', async () => {
    const { olga } = await olgaAtHome()
    const refused = async (password: unknown) => codesOf(await change(olga, PASSWORD, password))
    expect(await refused('короткий')).toEqual(['newPassword: password/too-short'])
    expect(await refused('qwertyuiop')).toEqual(['newPassword: password/common'])
    expect(await refused('Olga2026!!')).toEqual(['newPassword: password/own-email'])
    expect(await refused('охрана труда')).toEqual(['newPassword: password/product-name'])
    expect(await codesOf(await change(olga, '', null))).toEqual([
      'currentPassword: password/required',
      'newPassword: password/required',
    ])
  })

  it('not by guessing the one there was', async () => {
    const { olga } = await olgaAtHome()
    const guess = () => change(olga, 'не тот пароль', 'совсем другой пароль')
    expect(await codesOf(await guess())).toEqual(['currentPassword: password/wrong'])
    for (let i = 0; i < 9; i++) await guess()
    const refused = await change(olga, PASSWORD, 'совсем другой пароль')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  })

  it('when an account is made, the same passwords are refused', async () => {
    const { server } = await olgaAtHome()
    const refused = async (address: string, password: string) =>
      codesOf(await server.ask('/api/register', { body: { email: address, password } }))
    expect(await refused('vera@example.org', '4815162342')).toEqual(['password: password/common'])
    expect(await refused('vera@example.org', 'vera@example.org')).toEqual(['password: password/own-email'])
  })
})

/** Signs the person in once more, and asks by the new token. */
async function signIn({ ask }: ReturnType<typeof startAsking>, { email }: Person, agent = '') {
  const headers = { 'user-agent': agent }
  const answer = await ask('/api/login', { body: { email, password: PASSWORD }, headers })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return (path: string) => ask(path, { headers: { authorization: `Bearer ${accessToken}` } })
}
