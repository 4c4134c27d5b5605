import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { patientStart } from '#tests/database.ts'
import { aCompany } from '#tests/examples.ts'
import { pause } from '#tests/patience.ts'
import { root, run } from '#tests/runners/child.ts'
import { anEmployeeOnWire, type Json } from '#tests/server/asking.ts'

/** Words that nothing but the erased has. */
const [SURNAME, SNILS, EMAIL] = ['Ыщенко', '112-233-445 95', 'leaving@example.org']
const password = 'пароль для проверки'
const longAgo = { birthDate: '1925-05-17', hireDate: '1950-01-10' }

let directory: string
let environment: NodeJS.ProcessEnv
let children: readonly ChildProcess[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'osh-erased-'))
  environment = { DATABASE_URL: '', ERASURES_FILE: join(directory, 'outside', 'erasures.jsonl') }
})
afterEach(async () => {
  for (const child of children) await end(child)
  await rm(directory, { recursive: true, force: true })
})

type Ask = (path: string, body?: object, token?: string) => Promise<{ status: number; json: Json }>

/** A server on a data directory, and how it is asked. */
async function start(place: string): Promise<{ readonly ask: Ask; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [join(root, 'adapters/server/start.ts'), '--without-ui'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: '0', HOST: '127.0.0.1', DATA_DIR: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children = [...children, child]
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => {
      const told = /http:\S+/.exec(text.toString())?.[0]
      if (told) done(told)
    })
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
  const ask: Ask = async (path, body, token) => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, json: text === '' ? {} : (JSON.parse(text) as Json) }
  }
  return { ask, child }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

const enter = async (ask: Ask, email: string): Promise<string> =>
  String((await ask('/api/login', { email, password })).json.accessToken)

async function inDatabase(place: string, ...statements: readonly string[]): Promise<void> {
  const [, , , , socketDirectory = ''] = (
    await readFile(join(place, 'postgres/postmaster.pid'), 'utf8')
  ).split('\n')
  const client = new pg.Client(buildClientOptions({ socketDirectory, user: 'osh', database: 'osh' }))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** No form of today's library was in force long enough ago. */
const endTermOfPapers = (place: string): Promise<void> =>
  inDatabase(place, "update documents set date = '1950-02-01'")

/** The days in which an account may be kept. */
const endDaysOfClosing = (place: string): Promise<void> =>
  inDatabase(
    place,
    "update users set closes_on = '2026-01-01' where closes_on is not null",
    "update jobs set due_at = now() where facts->>'kind' = 'erase-account'",
  )

/** The server does it by itself. */
async function untilGone(ask: Ask, email: string): Promise<void> {
  while ((await ask('/api/login', { email, password })).status !== 401) await pause(200)
}

/** Tables of a data directory that have one of the words in any column. */
async function tablesWith(place: string, ...words: readonly string[]): Promise<readonly string[]> {
  const server = await startEmbeddedServer(place, { settings: { fsync: 'off' }, patience: patientStart })
  const client = new pg.Client(buildClientOptions(server.connection))
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const having = await client.query(
      `select from "${name}" t, unnest($1::text[]) word where strpos(t::text, word) > 0 limit 1`,
      [words],
    )
    if (having.rowCount) found.push(name)
  }
  await client.end()
  await server.stop()
  return found.sort()
}

it('who was erased after a copy was made is gone from what is restored of it, papers and journal too', async () => {
  const place = join(directory, 'data')
  const { ask, child } = await start(place)
  const register = async (email: string): Promise<string> => {
    expect((await ask('/api/register', { email, password })).status).toBe(201)
    return enter(ask, email)
  }
  const [owner, leaving] = [await register('owner@example.org'), await register(EMAIL)]
  const make = async (path: string, body: object): Promise<number> => {
    const { status, json } = await ask(path, body, owner)
    expect([path, status, json]).toEqual([path, 201, json])
    return Number(json.id)
  }
  const companyId = await make('/api/companies', aCompany())
  const employeeGroupId = await make('/api/employee-groups', { companyId, name: 'Карьер' })
  const positionId = await make('/api/positions', { companyId, name: 'Взрывник' })
  const place1950 = { companyId, employeeGroupId, positionId, ...anEmployeeOnWire, ...longAgo }
  const gone = { ...place1950, lastName: SURNAME, snils: SNILS, dismissalDate: '1951-02-01' }
  const employeeId = await make('/api/employees', gone)
  const staying = await make('/api/employees', { ...place1950, lastName: 'Белова' })
  const paper = {
    companyId,
    templateId: 16002,
    documentDate: '2026-03-16',
    values: { since: '2026-03-20', card: '12' },
  }
  await make('/api/documents', { ...paper, documentNumber: '1', employeeIds: [employeeId] })
  await make('/api/documents', { ...paper, documentNumber: '2', employeeIds: [staying] })
  await endTermOfPapers(place)

  const file = join(directory, 'osh.backup')
  const backedUp = await run('node', ['adapters/console/backup.ts', file], {
    environment: { ...environment, DATA_DIR: place },
  })
  expect(backedUp.code, backedUp.output).toBe(0)
  const erased = await ask(`/api/employees/${employeeId}/erasure`, {}, owner)
  expect([erased.status, erased.json]).toEqual([204, {}])
  expect(
    (await ask('/api/account/closing', { confirmation: EMAIL, currentPassword: password }, leaving)).status,
  ).toBe(200)
  await endDaysOfClosing(place)
  await untilGone(ask, EMAIL)
  await end(child)

  const restore = async (name: string, erasures: NodeJS.ProcessEnv): Promise<string> => {
    const restored = await run('node', ['adapters/console/restore.ts', file], {
      environment: { ...environment, ...erasures, DATA_DIR: join(directory, name) },
    })
    expect(restored.code, restored.output).toBe(0)
    return join(directory, name)
  }
  const forgetful = await restore('forgetful', { ERASURES_FILE: join(directory, 'none.jsonl') })
  expect(await tablesWith(forgetful, SURNAME)).toEqual([
    'document_sources',
    'documents',
    'employees',
    'journal',
  ])
  const again = await restore('again', {})
  expect(await tablesWith(again, SURNAME, SNILS, EMAIL)).toEqual([])

  const restored = await start(again)
  expect((await restored.ask('/api/login', { email: EMAIL, password })).status).toBe(401)
  const token = await enter(restored.ask, 'owner@example.org')
  const list = async (path: string) => Object.values((await restored.ask(path, undefined, token)).json)
  expect(await list(`/api/employees?companyId=${companyId}`)).toMatchObject([{ lastName: 'Белова' }])
  expect(await list(`/api/documents?companyId=${companyId}`)).toMatchObject([{ documentNumber: '2' }])
  const card = await restored.ask(`/api/employees/${employeeId}`, undefined, token)
  expect(card.status).toBe(404)
})
