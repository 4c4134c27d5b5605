import { collectAccountData } from '@osh/core/personal-data/account-data.ts'
import { collectPersonalData } from '@osh/core/personal-data/collect-personal-data.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#adapters/postgres/database.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { day } from '#tests/examples.ts'
import { furnish, tables } from './named-everywhere.ts'

const ofOther = 'of another section: the subject of an obligation gives it out'
const undone = 'what was taken back is told by the journal'
const others = 'other people are in it too: what is of the employee is given out by itself'
const asFile = 'the paper is given out as a file'
const ofPlan = 'follows from the investigation: which of its steps has to be done by when'
const ofImport = 'what an import has changed is told by the journal'
const aid = 'made of what is given out, to look for it and to order it'
const told = 'the answer tells again what is given out, and is kept for a day'

/** Columns of what is kept of an employee that no value of is given out, each with why. */
const withheld: Readonly<Record<string, string>> = {
  'completions.memo_id': 'the memo is given out with the row that was completed',
  'completions.quantity': ofOther,
  'document_sources.data': asFile,
  'documents.edition_of': 'the first edition names the same people, and is given out itself',
  'documents.search_key': aid,
  'documents.year': aid,
  'employees.search_name': aid,
  'employees.personnel_key': aid,
  'files.bytes': asFile,
  'files.kept_at': 'by which files that nothing needs any more are found',
  'incident_duties.obligation_id': 'the obligation itself is given out',
  'incident_events.after': others,
  'incident_events.id': aid,
  'incident_injured.card': 'of injured people who are no employees',
  'incident_injured.full_name': others,
  'incident_injured.name_key': aid,
  'incident_injured.row': aid,
  'incidents.progress': others,
  'journal.changes': others,
  'journal.command': others,
  'incident_evidence.measure_id': 'of what shows that a measure is done: not of the person',
  'inspector_orders.removed_at': others,
  'inspector_orders.removed_by': others,
  'inspector_orders.removed_reason': others,
  'journal.id': aid,
  'journal.link': aid,
  'journal.number': aid,
  'journal.seals': aid,
  'measures.responsible': others,
  'measures.responsible_key': aid,
  'measures.what_key': aid,
  'memberships.mails_due': aid,
  'memberships.pushed_on': aid,
  'memberships.pushes_due': aid,
  'memberships.role': 'of the member who looked for the employee',
  'memberships.told_on': aid,
  'memo_rows.established': ofOther,
  'memo_rows.event': ofOther,
  'memo_rows.found': ofOther,
  'memo_rows.norm': ofOther,
  'memo_rows.place': aid,
  'memo_rows.quantity': ofOther,
  'memo_rows.size': ofOther,
  'memo_rows.unit': ofOther,
  'memos.status': 'follows from the rows',
  'microtrauma_events.after': others,
  'microtrauma_events.id': aid,
  'microtraumas.full_name': others,
  'microtraumas.name_key': aid,
  'microtraumas.record': others,
  'notice_reads.notice_id': aid,
  'notices.facts': ofPlan,
  'notices.id': aid,
  'notices.key': ofPlan,
  'notices.kind': ofPlan,
  'obligations.established': ofOther,
  'obligations.event': ofOther,
  'obligations.fixed_since_completion': aid,
  'obligations.fixed_since_date': aid,
  'obligations.found': ofOther,
  'obligations.norm': ofOther,
  'obligations.quantity': ofOther,
  'obligations.removed_at': undone,
  'obligations.removed_by': undone,
  'obligations.risk_rank': aid,
  'obligations.size': ofOther,
  'obligations.unit': ofOther,
  ...Object.fromEntries(
    ['counts', 'file_name', 'left_rows', 'undone_at', 'undone_by'].map((column) => [
      `staff_imports.${column}`,
      ofImport,
    ]),
  ),
  'paper_records.undone_at': undone,
  'paper_records.undone_by': undone,
  'request_keys.answer': told,
  'request_keys.key': told,
  'request_keys.mark': told,
  'request_keys.step': told,
}

/** What no one has by themselves, so that no column is empty in every row. */
const more: Partial<Record<keyof Schema, Readonly<Record<string, string | number | null>>>> = {
  employees: {
    work_email: 'work@example.org',
    work_phone: '+74951112233',
    internal_phone: '12-34',
    work_mobile_phone: '+79035556677',
    position_staff: 'Мастер смены № 5',
    personnel_number: '00117',
    dismissal_date: '2031-01-02',
    glove_size: 'перчатки 9,5',
    headgear_size: 'каска 58',
    height: '181',
    respirator_size: 'маска 2',
    shoe_size: 'обувь 42',
  },
  absences: { to_day: '2031-02-03' },
  obligations: {
    rule_id: 'rule-5',
    requirement_id: 777781,
    registered_on: '2031-03-04',
    retake_by: '2031-03-05',
    dismissed_on: '2031-01-02',
  },
  completions: {
    registered_on: '2031-04-05',
    taken_back_by: 777776,
    taken_back_at: '2031-04-06T00:00:00Z',
    protocol_number: '88-ОТ',
    registry_number: '99887766',
  },
  registry_records: { number: '66554433' },
  memo_rows: { outcome: 'dated', completed_on: '2031-05-06', result: 'passed' },
  memos: { registered_on: '2031-06-07', report_approved_on: '2031-06-08' },
  incidents: {
    completed_on: '2031-06-09',
    annulled_reason: 'Записан по ошибке',
    annulled_by: 777781,
    annulled_at: '2031-06-12T00:00:00Z',
  },
  incident_evidence: {
    withdraw_reason: 'Снят не тот лист',
    withdrawn_by: 777779,
    withdrawn_at: '2031-06-10T00:00:00Z',
  },
  measures: {
    done_on: '2031-06-10',
    done_proof: 'Акт № 78',
    done_link: 'https://disk.example.org/78',
    done_by: 777774,
    done_at: '2031-06-11T00:00:00Z',
    removed_reason: 'Дважды внесено',
    removed_by: 777775,
    removed_at: '2031-06-12T00:00:00Z',
  },
  documents: {
    annul_reason: 'Ошибка в дате',
    annulled_by: 777777,
    annulled_at: '2031-07-08T00:00:00Z',
    microtrauma_id: 777780,
  },
  responsibility_terms: { until_by: 777778, until_at: '2031-08-09T00:00:00Z' },
}

const secret = 'a secret, kept as a hash'
const ids = 'an id of the program'

/** The same of a person with an account. */
const withheldOfAccount: Readonly<Record<string, string>> = {
  'memberships.mails_due': 'when the next mail is due: follows from the settings that are given out',
  'memberships.pushed_on': 'up to which day was told on devices: follows from the settings',
  'memberships.pushes_due': 'when the next push is due: follows from the settings that are given out',
  'memberships.role': 'said as `isOwner`',
  'memberships.told_on': 'up to which day was told in mails, which are given out',
  'memberships.user_id': ids,
  'push_devices.auth': 'a key by which what is sent there is sealed',
  'push_devices.p256dh': 'a key by which what is sent there is sealed',
  'push_devices.user_id': ids,
  'refresh_tokens.expires_at': secret,
  'refresh_tokens.rotated_at': secret,
  'refresh_tokens.token_hash': secret,
  'refresh_tokens.user_id': ids,
  'sessions.expires_at': 'follows from when it was seen last',
  'sessions.user_id': ids,
  'users.confirmed_at': 'whether the code of the mail was entered is told as `confirmation`',
  'users.id': ids,
  'users.operator_since': 'who runs the service its operators know',
  'users.open_company_id': 'which of the companies is open',
  'users.password_hash': secret,
}

let fresh: FreshDatabase
let database: Database<Schema>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openTestDatabase(fresh.connection, 3)
})
afterAll(async () => {
  await database?.close()
  await fresh?.close()
})

/** Texts and numbers anywhere inside, as texts; moments as the same moment is always written. */
function leaves(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(leaves)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value))
    return [new Date(value).toISOString()]
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

it('whatever a column keeps of an employee is given out to them, or is said here to be not', async () => {
  const clock = makeSettableClock(today)
  const storage = makePostgresStorage(database, clock)
  const user = accepted(await storage.accounts.addUser('owner@example.org', 'hash')).id
  const records = storage.openRecords(user, { attempt: { key: 'key', mark: 'mark' } })
  const same = { reopen: async () => storage, another: async () => storage, close: async () => undefined }
  const opened = await recordsIn({ storage, clock, ...same })
  const { documents: issuing, evidence, imports, requirements } = storage.openRecords(user)
  const world = await newWorld({ ...opened, records, issuing, evidence, imports, requirements })
  const ids = await furnish(world)
  for (const [table, values] of Object.entries(more)) {
    const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${tables[table as keyof Schema]?.(ids)}`.execute(
      database.kysely,
    )
  }
  const data = accepted(await collectPersonalData(records, records.personal, world.company.id, ids.employee))
  const given = new Set(leaves(data))
  const missing = new Set<string>()
  const filled = new Set<string>()
  for (const [table, own] of Object.entries(tables)) {
    if (own === null) continue
    const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${own(ids)}`.execute(database.kysely)
    expect(rows.length, table).toBeGreaterThan(0)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const name = `${table}.${column}`
      if (value !== null) filled.add(name)
      if (leaves(value).some((leaf) => !given.has(leaf))) missing.add(name)
    }
    for (const column of Object.keys(rows[0]?.row ?? {}))
      if (!filled.has(`${table}.${column}`)) missing.add(`${table}.${column}`)
  }
  expect([...missing].sort()).toEqual(Object.keys(withheld).sort())
})

it('whatever a column keeps of a person with an account is given out to them, or is said here to be not', async () => {
  const { kysely } = database
  const clock = makeSettableClock(today)
  const storage = makePostgresStorage(database, clock)
  const user = accepted(await storage.accounts.addUser('person@example.org', 'hash')).id
  const records = storage.openRecords(user)
  accepted(await records.account.introduce({ details: { fullname: 'Орлова Анна', position: 'Инженер' } }))
  const same = { reopen: async () => storage, another: async () => storage, close: async () => undefined }
  const { company } = await newWorld({ ...(await recordsIn({ storage, clock, ...same })), records })
  const details = { section: 'training', search: 'Абрамова' }
  accepted(await records.deadlines.saveFilter({ companyId: company.id, details }))
  await kysely
    .updateTable('users')
    .set({ closes_on: day('2031-05-06') })
    .where('id', '=', user)
    .execute()
  const session = await storage.sessions.openSession({
    ...{ user, device: 'Firefox, Linux', tokenHash: 'hash of a token' },
    ...{ now: clock.now(), expiresAt: '2031-01-01T00:00:00Z' as ReturnType<typeof clock.now> },
  })
  if (session === null) throw new Error('nobody signs in')
  const push = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'key of it', auth: 'auth of it' }
  await kysely
    .insertInto('push_devices')
    .values({ user_id: user, session_id: session, ...push })
    .execute()
  const devices = async () =>
    (await storage.sessions.listSessions(user, clock.now())).map((one) => ({
      ...one,
      current: one.id === session,
    }))
  const account = () => records.account.readAccount()
  const given = new Set(leaves(await collectAccountData({ account, devices, traces: records.ownTraces })))
  const missing = new Set<string>()
  for (const table of ['users', 'sessions', 'refresh_tokens', 'memberships', 'push_devices'] as const) {
    const own = sql.ref(table === 'users' ? 'id' : 'user_id')
    const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${own} = ${user}`.execute(kysely)
    expect(rows.length, table).toBeGreaterThan(0)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row)))
      if (value === null || leaves(value).some((leaf) => !given.has(leaf))) missing.add(`${table}.${column}`)
  }
  expect([...missing].sort()).toEqual(Object.keys(withheldOfAccount).sort())
})
