import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Role } from '@osh/core/rights/role.ts'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { nextInn } from '#tests/contracts/world.ts'
import { aCompany, day, today } from '#tests/examples.ts'
import {
  anEmployeeOnWire,
  type Json,
  PASSWORD,
  type Person,
  register,
  startAsking,
} from '#tests/server/asking.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

/** Someone with an account, by which the database knows them. */
export type Known = Person & { readonly id: UserId }

/** A server of a database of its own, and what only the database says. */
export type Place = {
  readonly database: WatchedDatabase
  readonly storage: ReturnType<typeof makePostgresStorage>
  meet(): Promise<Known>
  /** A company of the person's. */
  found(owner: Known): Promise<CompanyId>
  join(company: CompanyId, person: Known, role: Role): Promise<void>
  /** Erases whoever has closed their account, as the job does when the 30 days are over. */
  erase(person: Known): Promise<unknown>
  /** Of each owner whether the account is still there; null where the company has been erased. */
  ownersOf(company: CompanyId): Promise<readonly boolean[] | null>
  /** How many departments someone has added, as the journal has it. */
  countAdded(company: CompanyId, person: Known): Promise<number>
  countStaff(company: CompanyId): Promise<number>
  close(): Promise<void>
}

export async function openPlace(): Promise<Place> {
  const database = await watchDatabase()
  const clock = makeSettableClock(today)
  const storage = makePostgresStorage(database, clock)
  const later = makePostgresStorage(database, makeSettableClock(day('2027-01-01')))
  const server = startAsking({ storage, clock })
  let met = 0
  const count = async (query: RawBuilder<{ count: number }>): Promise<number> =>
    (await query.execute(database.kysely)).rows[0]?.count ?? 0
  return {
    database,
    storage,
    meet: async () => {
      met += 1
      const email = `person${met}@example.org`
      const person = await register(server, email)
      const { id } = await database.kysely
        .selectFrom('users')
        .where('email', '=', email)
        .select('id')
        .executeTakeFirstOrThrow()
      return { ...person, id }
    },
    found: async (owner) => Number((await ask(owner, '/api/companies', aCompany())).id) as CompanyId,
    join: async (companyId, { id }, role) => {
      await sql`insert into memberships (company_id, user_id, role, since) values (${companyId}, ${id}, ${role}, now())`.execute(
        database.kysely,
      )
    },
    erase: (person) => later.openRecords(person.id).due.eraseClosedAccount({}),
    ownersOf: async (companyId) => {
      if ((await count(sql`select count(*)::int as count from companies where id = ${companyId}`)) === 0)
        return null
      const { rows } = await sql<{ is: boolean }>`
        select exists (select from users u where u.id = m.user_id) as is from memberships m
        where m.company_id = ${companyId} and m.role = 'owner'`.execute(database.kysely)
      return rows.map(({ is }) => is)
    },
    countAdded: (companyId, { id }) =>
      count(sql`select count(*)::int as count from journal
        where company_id = ${companyId} and entered_by = ${id} and command = 'departments/add'`),
    countStaff: (companyId) =>
      count(sql`select count(*)::int as count from employees where company_id = ${companyId}`),
    close: () => database.close(),
  }
}

export const post = (person: Person, path: string, body: Json): Promise<Response> =>
  person.ask(path, { body })

async function ask(person: Person, path: string, body: Json): Promise<Json> {
  const response = await post(person, path, body)
  if (!response.ok) throw new Error(`${path} answered ${await response.text()}`)
  return (await response.json()) as Json
}

/** As many as the company may have on its staff. */
export const SEATS = 2

const WHO = ['owner', 'specialist', 'reader'] as const
type Who = (typeof WHO)[number]
const who = fc.constantFrom(...WHO)
const besideOwner = fc.constantFrom('specialist' as const, 'reader' as const)

/** What somebody does: whether they may is for the server to say. */
type Step = Alone | ToAnother
type Alone = { readonly does: 'add' | 'hire' | 'leave' | 'found' | 'erase'; readonly by: Who }
type ToAnother = {
  readonly does: 'remove' | 'hand over' | 'make a reader'
  readonly by: Who
  readonly whom: Who
}

/** All at once, each after so many turns of the event loop. */
export type Schedule = readonly { readonly step: Step; readonly after: number }[]

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('add' as const, 'hire' as const), by: who }),
  fc.record({ does: fc.constantFrom('leave' as const, 'found' as const, 'erase' as const), by: who }),
  fc.record({
    does: fc.constantFrom('remove' as const, 'hand over' as const, 'make a reader' as const),
    by: fc.oneof(
      { weight: 3, arbitrary: fc.constant('owner' as const) },
      { weight: 1, arbitrary: besideOwner },
    ),
    whom: who,
  }),
)

export const schedules: fc.Arbitrary<Schedule> = fc.array(
  fc.record({ step, after: fc.integer({ min: 0, max: 40 }) }),
  { minLength: 2, maxLength: 9 },
)

/** A company with an owner, a specialist and a reader, in which a schedule is run; then what must hold of any is looked at. */
export async function judge(place: Place, schedule: Schedule): Promise<void> {
  const [owner, specialist, reader] = [await place.meet(), await place.meet(), await place.meet()]
  const people = { owner, specialist, reader }
  const company = await place.found(owner)
  await place.join(company, specialist, 'specialist')
  await place.join(company, reader, 'reader')
  const department = await ask(owner, '/api/employee-groups', { companyId: company, name: 'Карьер' })
  const position = await ask(owner, '/api/positions', { companyId: company, name: 'Взрывник' })
  await sql`update company_terms set employee_limit = ${SEATS} where company_id = ${company}`.execute(
    place.database.kysely,
  )
  for (const { step } of schedule)
    if (step.does === 'erase')
      await ask(people[step.by], '/api/account/closing', {
        confirmation: people[step.by].email,
        currentPassword: PASSWORD,
      })
  const founded: CompanyId[] = [company]
  const removed: { readonly person: Known; readonly added: number }[] = []
  const at = { companyId: company }
  const take = async (given: Step, name: string): Promise<void> => {
    const by = people[given.by]
    if (given.does === 'add') await post(by, '/api/employee-groups', { ...at, name })
    else if (given.does === 'hire')
      await post(by, '/api/employees', {
        ...{ ...at, ...anEmployeeOnWire, snils: '' },
        ...{ employeeGroupId: department.id, positionId: position.id },
      })
    else if (given.does === 'found') {
      const added = await post(by, '/api/companies', aCompany({ inn: nextInn(), ogrn: '' }))
      if (added.ok) founded.push(Number(((await added.json()) as Json).id) as CompanyId)
    } else if (given.does === 'erase') await place.erase(by)
    else if (given.does === 'leave') await note(by, post(by, '/api/members/leaving', at))
    else if (given.does === 'remove')
      await note(
        people[given.whom],
        post(by, '/api/members/removal', { ...at, userId: people[given.whom].id }),
      )
    else if (given.does === 'hand over')
      await post(by, '/api/members/handing-over', { ...at, userId: people[given.whom].id })
    else if (given.does === 'make a reader')
      await by.ask('/api/members', {
        method: 'PATCH',
        body: { ...at, userId: people[given.whom].id, role: 'reader' },
      })
  }
  const note = async (person: Known, answering: Promise<Response>): Promise<void> => {
    if ((await answering).ok) removed.push({ person, added: await place.countAdded(company, person) })
  }
  await Promise.all(
    schedule.map(async ({ step, after }, i) => {
      for (let turn = 0; turn < after; turn++) await new Promise(setImmediate)
      await take(step, `Цех ${i}`)
    }),
  )
  for (const one of founded) expect(await place.ownersOf(one)).toBeOneOf([null, [true]])
  expect(await place.countStaff(company)).toBeLessThanOrEqual(SEATS)
  for (const { person, added } of removed)
    expect(await place.countAdded(company, person)).toBeLessThanOrEqual(added)
}
