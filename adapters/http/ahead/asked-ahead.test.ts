import { expect, test } from 'vitest'
import { until } from '#tests/patience.ts'
import { askAhead } from './ask-ahead.ts'
import { fetchAhead } from './asked-ahead.ts'

const ORIGIN = 'https://osh.example'
const tokens = { access_token: 'own', refresh_token: 'kept' }

/** A page at the path that is opened, and what was asked of the server meanwhile. */
function open(
  path: string,
  kept: Readonly<Record<string, string>> = tokens,
  companies: unknown = [{ id: 7 }],
) {
  const asked: string[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), ORIGIN), init)
    const { pathname, search } = new URL(request.url)
    const bearer = (input instanceof Request ? input : request).headers.get('authorization')
    asked.push(`${pathname}${search} ${bearer}`)
    if (pathname === '/api/lost') throw new TypeError('no answer')
    const said = pathname === '/api/companies' ? companies : { path: pathname }
    return Response.json(said, { headers: { date: 'Mon, 23 Nov 2026 07:00:00 GMT', 'x-build': 'b' } })
  }
  const page = {
    fetch: answer,
    location: { pathname: path } as Location,
    localStorage: { getItem: (name: string) => kept[name] ?? null } as Storage,
  }
  const clock = { ms: 0 }
  const now = () => clock.ms
  const ahead = askAhead(page, now)
  return { asked, ahead, clock, ask: fetchAhead(ahead, answer, now) }
}

const get = (path: string, bearer = 'own'): Request =>
  new Request(`${ORIGIN}${path}`, { headers: { authorization: `Bearer ${bearer}` } })

const accident = '/api/incidents/5?companyId=7'

async function opened() {
  const page = open('/notifications/incident/5')
  await until(() => expect(page.asked).toHaveLength(3))
  return page
}

test('what the person may, the companies and the accident of the page are asked for as whoever is signed in', async () => {
  const { asked } = await opened()
  expect(asked).toEqual([
    '/api/account/memberships Bearer own',
    '/api/companies Bearer own',
    `${accident} Bearer own`,
  ])
})

test('another page asks for the companies alone, and no one for nothing', async () => {
  const other = open('/notifications/incidents')
  const none = open('/notifications/incident/5', tokens, [])
  // A page that came after them has asked for all of its own.
  await opened()
  const first = ['/api/account/memberships Bearer own', '/api/companies Bearer own']
  expect([other.asked, none.asked]).toEqual([first, first])
  expect(open('/notifications/incident/5', {}).asked).toEqual([])
  expect(open('/notifications/incident/5', { access_token: 'own' }).asked).toEqual([])
})

test('an answer is given once, without its moment, and asked for again after that', async () => {
  const { ask, asked } = await opened()
  const first = await ask(get(accident))
  expect(await first.json()).toEqual({ path: '/api/incidents/5' })
  expect([first.headers.get('date'), first.headers.get('x-build')]).toEqual([null, 'b'])
  expect(asked).toHaveLength(3)
  expect((await ask(get(accident))).headers.get('date')).not.toBeNull()
  expect(asked).toHaveLength(4)
})

test('an answer is read whole, whoever takes it', async () => {
  const read: string[] = []
  const answer = async (path: RequestInfo | URL): Promise<Response> => {
    const body = new ReadableStream(
      {
        pull: (stream) => {
          stream.enqueue(new TextEncoder().encode('[]'))
          stream.close()
          read.push(String(path))
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body)
  }
  askAhead({
    fetch: answer,
    location: { pathname: '/memos' } as Location,
    localStorage: { getItem: (name: string) => tokens[name as keyof typeof tokens] ?? null } as Storage,
  })
  await until(() => expect(read).toEqual(['/api/account/memberships', '/api/companies']))
})

test('no one is given what another asked for', async () => {
  const { ask, asked } = await opened()
  await ask(get(accident, 'renewed'))
  expect(asked.at(-1)).toBe(`${accident} Bearer renewed`)
  expect(asked).toHaveLength(4)
})

test('nothing is given after something was sent, nor ten seconds later', async () => {
  const written = await opened()
  await written.ask(new Request(`${ORIGIN}/api/incidents/5`, { method: 'PATCH' }))
  await written.ask(get(accident))
  expect(written.asked).toHaveLength(5)
  const late = await opened()
  late.clock.ms = 10_000
  await late.ask(get('/api/companies'))
  expect(late.asked).toHaveLength(3)
  late.clock.ms += 1
  await late.ask(get(accident))
  expect(late.asked).toHaveLength(4)
})

test('what no script asked ahead is asked as it is', async () => {
  const asked: unknown[] = []
  const ask = fetchAhead(undefined, async (input) => {
    asked.push(input)
    return Response.json([])
  })
  await ask('https://osh.example/api/companies')
  expect(asked).toEqual(['https://osh.example/api/companies'])
})
