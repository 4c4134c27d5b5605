import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type ReadEvent, readEvents } from '#adapters/wire/support/event-text.ts'
import { type Figure, percentile } from '../figure.ts'
import { PASSWORD, type Product, visitor, withProduct } from '../serving/product.ts'
import { sized } from '../size.ts'

/** Streams of members, each of another conversation; with the operator's they are 200. */
const STREAMS = sized(199, 11)
/** A person's pages that may listen at one server. */
const STREAMS_OF_ONE = 6
const MESSAGES = sized(200, 5)
/** One of so many is said by a member, the others by an operator. */
const ASKED_OF = sized(20, 2)
/** Between one message and the next. */
const PAUSE_MS = 50

/** A message from when it is sent to when the other side has it, with 200 open streams: with LISTEN, and by asking alone. */
export async function messageTimes(): Promise<readonly Figure[]> {
  const heard = await withProduct(measureMessages, { listens: true })
  const asked = await withProduct(measureMessages, { listens: false })
  return [
    { ...figureOf(heard, 'at the other side with LISTEN, p95, ms'), most: 150 },
    { ...figureOf(asked, 'at the other side by polling, p95, ms'), most: 3000 },
  ]
}

const figureOf = ({ ms, streams }: Times, what: string) => ({
  what: `a message ${what}`,
  value: percentile(ms, 0.95),
  beside: `p50 ${percentile(ms, 0.5).toFixed(0)} ms, the longest ${Math.max(...ms).toFixed(0)}; ${ms.length} messages, ${streams} streams`,
})

type Times = { readonly ms: readonly number[]; readonly streams: number }
type Signed = { readonly authorization: string }

/** An operator and members say something, each time in another conversation than before. */
async function measureMessages(product: Product): Promise<Times> {
  const { operator, members } = await furnish(product)
  const post = (path: string, headers: Signed, body: object) =>
    postJson(`${product.address}${path}`, headers, body)
  for (const { headers, companyId } of members)
    await post('/api/chat/messages', headers, { companyId, text: 'Начало' })
  const arrivals = new Map<string, (at: number) => void>()
  const arrive = (of: string): void => {
    arrivals.get(of)?.(performance.now())
    arrivals.delete(of)
  }
  const open = (path: string, headers: Signed, heard: (event: ReadEvent) => void) =>
    follow(`${product.address}${path}`, headers, heard)
  const streams = await Promise.all([
    ...members.map(({ headers, companyId }) =>
      open(`/api/chat/stream?companyId=${companyId}&after=1`, headers, ({ name, data }) => {
        if (name === 'message') arrive((data as { readonly text: string }).text)
      }),
    ),
    open('/api/operator/conversations/stream', operator, () => arrive('changed')),
  ])
  const timed = async (of: string, send: () => Promise<unknown>): Promise<number> => {
    const arrived = new Promise<number>((done) => arrivals.set(of, done))
    const started = performance.now()
    await send()
    return (await arrived) - started
  }
  const answered: Promise<number>[] = []
  const asked: number[] = []
  for (let i = 0; i < MESSAGES; i += 1) {
    const { headers, companyId, person } = members[(i * 7) % members.length] ?? fail()
    const text = `Сообщение ${i}`
    if (i % ASKED_OF !== 0)
      answered.push(
        timed(text, () =>
          post('/api/operator/conversations/messages', operator, { ofCompanyId: companyId, person, text }),
        ),
      )
    // What changed in any conversation rings the operator: only one at a time tells of which.
    else {
      await Promise.all(answered)
      await setTimeout(PAUSE_MS)
      asked.push(await timed('changed', () => post('/api/chat/messages', headers, { companyId, text })))
    }
    await setTimeout(PAUSE_MS)
  }
  const ms = [...(await Promise.all(answered)), ...asked]
  for (const { stop } of streams) stop()
  return { ms, streams: streams.length }
}

type Member = { readonly headers: Signed; readonly companyId: number; readonly person: number }

/** A company for each stream, people with six of them each, and an operator. */
async function furnish(
  product: Product,
): Promise<{ readonly operator: Signed; readonly members: readonly Member[] }> {
  const { kysely } = product
  await sql`insert into companies (name, short_name, legal_address, actual_address, mailing_address, phone,
      email, inn, okpo, oktmo, okved, ogrn, okato, okogu, form_of_ownership, director_name,
      director_position, activities, time_zone, created_by, created_at)
    select '', 'ООО «' || n || '»', '', '', '', '', '', n::text, '', '', '', '', '', '', '', '', '', '{}', 'Europe/Moscow', 1, now()
    from generate_series(1, ${STREAMS}::int) n`.execute(kysely)
  const operator = await visitor(product, [1])
  await sql`insert into second_factors (user_id, secret, since, last_step)
    select id, 'bench', now(), 0 from users where email = 'bench-1@example.org'`.execute(kysely)
  await sql`update users set operator_since = now() where email = 'bench-1@example.org'`.execute(kysely)
  // One alone registers only so many.
  const { rows: people } = await sql<{ readonly id: number; readonly email: string }>`
    insert into users (email, password_hash)
    select 'member-' || n || '@example.org', password_hash from users, generate_series(1, ${Math.ceil(STREAMS / STREAMS_OF_ONE)}::int) n
    where operator_since is not null returning id, email`.execute(kysely)
  const members: Member[] = []
  for (const [i, { id: person, email }] of people.entries()) {
    const headers = await logIn(product, email)
    for (let n = 1; n <= STREAMS_OF_ONE && members.length < STREAMS; n += 1)
      members.push({ headers, companyId: i * STREAMS_OF_ONE + n, person })
  }
  const of = JSON.stringify(
    members.map(({ companyId, person }) => ({ company_id: companyId, user_id: person })),
  )
  await sql`insert into memberships (company_id, user_id, role, since)
    select company_id, user_id, 'reader', now() from json_to_recordset(${of}::json) as given (company_id bigint, user_id bigint)`.execute(
    kysely,
  )
  return { operator: { authorization: operator.get('').headers.authorization ?? '' }, members }
}

async function logIn({ address }: Product, email: string): Promise<Signed> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { accessToken } = (await answer.json()) as { readonly accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

async function postJson(url: string, headers: Signed, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Listens once the first event has come. */
async function follow(
  url: string,
  headers: Signed,
  heard: (event: ReadEvent) => void,
): Promise<{ readonly stop: () => void }> {
  const left = new AbortController()
  const answer = await fetch(url, { headers, signal: left.signal })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  const events = readEvents(answer.body.pipeThrough(new TextDecoderStream()))
  await events.next()
  const listen = async (): Promise<void> => {
    for await (const event of events) if (event) heard(event)
  }
  listen().catch((error: unknown) => {
    if (!left.signal.aborted) throw error
  })
  return { stop: () => left.abort() }
}

function fail(): never {
  throw new Error('there are no members')
}
