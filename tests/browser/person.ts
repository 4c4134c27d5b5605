import { randomBytes, randomUUID } from 'node:crypto'

export type Json = Readonly<Record<string, unknown>>

/** Someone with an account, who can also ask the server without the page. */
export type Person = {
  readonly email: string
  readonly password: string
  readonly tokens: { readonly access_token: string; readonly refresh_token: string }
  /** The answer's body; a refusal throws. Without a method: GET, or POST when there is a body. */
  ask<T = Json>(path: string, body?: Json, method?: string): Promise<T>
  /** A link to a file, as the page makes it. */
  fileLink(url: string): Promise<string>
}

const PASSWORD = 'правильный пароль'

export const freshEmail = (): string => `person-${randomUUID()}@example.org`

/** People come from addresses of their own: one alone registers only so many. */
const fromAnywhere = (): Record<string, string> => {
  const [a, b, c] = randomBytes(3)
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

type Known = Pick<Person, 'email' | 'password' | 'tokens'>
type Credentials = Pick<Known, 'email' | 'password'>

export const registered = (address: string): Promise<Person> =>
  enter(address, '/register', { email: freshEmail(), password: PASSWORD })

/** The same person at one more device. */
export const signedInAgain = (address: string, { email, password }: Credentials): Promise<Person> =>
  enter(address, '/login', { email, password })

async function enter(address: string, path: string, credentials: Credentials): Promise<Person> {
  const answer = await send(`${address}/api${path}`, credentials, 'POST', fromAnywhere())
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>
  if (!accessToken || !refreshToken) throw new Error(`${path} answered ${answer.status}`)
  const tokens = { access_token: accessToken, refresh_token: refreshToken }
  return personOf(address, { ...credentials, tokens })
}

function personOf(address: string, known: Known): Person {
  const bearer = { authorization: `Bearer ${known.tokens.access_token}` }
  async function ask<T = Json>(path: string, body?: Json, method = body ? 'POST' : 'GET'): Promise<T> {
    const answer = await send(`${address}/api${path}`, body, method, bearer)
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (answer.status === 204 ? {} : await answer.json()) as T
  }
  return {
    ...known,
    ask,
    fileLink: async (url) => `${address}${(await ask<{ url: string }>('/file-links', { url })).url}`,
  }
}

const send = (url: string, body: Json | undefined, method: string, headers: Record<string, string>) =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
