import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldTitle } from '@osh/core/imports/columns/fold-title.ts'
import { markPlan } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { readTable } from '@osh/core/imports/read-table.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { listStaff } from '#tests/bench/imports/staff-rows.ts'
import { accepted } from '#tests/contracts/world.ts'
import { Victim } from '#tests/crash/victim.ts'
import { aCompany } from '#tests/examples.ts'
import { pause } from '#tests/patience.ts'

/** As many as a trial takes, all but. */
const PEOPLE = 450
const FACTS = [
  ['briefingDate:Вводный инструктаж', '01.02.2024'],
  ['trainingDate:1', '03.03.2025'],
  ['riskLevel', 'средний'],
  ['riskDate', '07.07.2025'],
] as const
const FACTS_EACH = 3
/** A kill may come too late: then the import is taken back and done again. */
const TRIES = 20

let directory: string
let victim: Victim
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'osh-killed-'))
  victim = new Victim(directory)
})
afterEach(async () => {
  await victim.stop()
  await rm(directory, { recursive: true, force: true })
})

type Json = Readonly<Record<string, unknown>>

async function ask(path: string, body: object, token = ''): Promise<{ status: number; json: Json }> {
  const response = await fetch(`${victim.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: (await response.json()) as Json }
}

async function connect(): Promise<pg.Client> {
  const [, , , , socketDirectory = ''] = (
    await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')
  ).split('\n')
  const client = new pg.Client(buildClientOptions({ socketDirectory, user: 'osh', database: 'osh' }))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Kills the server as soon as its import has written people, before it is known to be done; answers once the database has let go of it. */
async function killInMidImport(isOver: () => boolean): Promise<void> {
  const client = await connect()
  const writing = `select pid from pg_locks where relation = 'employees'::regclass and mode = 'RowExclusiveLock'`
  let pids: readonly number[] = []
  while (pids.length === 0 && !isOver())
    pids = (await client.query<{ pid: number }>(writing)).rows.map(({ pid }) => pid)
  await victim.killServer()
  const left = 'select from pg_stat_activity where pid = any($1)'
  while (((await client.query(left, [pids])).rowCount ?? 0) > 0) await pause(10)
  await client.end()
}

const TABLES = ['departments', 'positions', 'employees', 'obligations', 'completions', 'staff_imports']

async function count(): Promise<Readonly<Record<string, number>>> {
  const client = await connect()
  const told: [string, number][] = []
  for (const table of TABLES) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
    told.push([table, rows[0]?.n ?? 0])
  }
  await client.end()
  return Object.fromEntries(told)
}

async function findLatest(): Promise<number> {
  const client = await connect()
  const { rows } = await client.query<{ id: number }>('select max(id)::int as id from staff_imports')
  await client.end()
  return rows[0]?.id ?? 0
}

/** A file of many people with what was done of each, for a company without any. */
function writeFile() {
  const { fields, rows } = listStaff(PEOPLE)
  const details = {
    fileName: 'Штат.xlsx',
    fields: [...fields, ...FACTS.map(([field]) => field)],
    rows: rows.map((row, i) => [i + 2, ...row, ...FACTS.map(([, value]) => value)]),
    choices: [],
    columns: fields.map((field) => [foldTitle(field), field]),
    mark: '',
  }
  const read = accepted(readTable(details))
  const nothing = { staff: [], departments: [], positions: [], duties: [] }
  const plan = planImport({ ...nothing, today: systemClock.today('Europe/Moscow') }, read.rows, read)
  return { ...details, mark: markPlan(plan) }
}

it('a server that is killed in mid-import leaves nothing of it, and the file is loaded again', async () => {
  await victim.launch()
  const password = 'пароль для проверки'
  const account = { email: 'killed@example.org', password }
  await ask('/api/register', account)
  const enter = async () => String((await ask('/api/login', account)).json.accessToken)
  const companyId = Number((await ask('/api/companies', aCompany(), await enter())).json.id)
  const load = { companyId, ...writeFile() }
  let before = await count()
  for (let tries = 1; ; tries += 1) {
    let isOver = false
    const loading = ask('/api/staff-imports', load, await enter()).then(
      ({ json }) => Number(json.id),
      () => null,
    )
    void loading.then(() => {
      isOver = true
    })
    await killInMidImport(() => isOver)
    const told = await loading
    await victim.launch()
    await victim.healthy()
    const after = await count()
    if (after.staff_imports === before.staff_imports) {
      expect([told, after]).toEqual([null, before])
      break
    }
    expect(after).toMatchObject({ employees: PEOPLE, completions: PEOPLE * FACTS_EACH })
    if (tries === TRIES) throw new Error('each kill came too late')
    const importId = told ?? (await findLatest())
    expect((await ask('/api/staff-imports/undoing', { companyId, importId }, await enter())).status).toBe(200)
    before = await count()
  }
  const again = await ask('/api/staff-imports', load, await enter())
  expect(again).toMatchObject({ status: 201, json: { counts: { new: PEOPLE, left: 0 } } })
  expect(await count()).toMatchObject({
    employees: PEOPLE,
    obligations: PEOPLE * FACTS_EACH,
    staff_imports: (before.staff_imports ?? 0) + 1,
  })
})
