import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { Role } from '@osh/core/rights/role.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { ParsedMail } from 'mailparser'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { mailDueNotices } from '#adapters/server/jobs/mail-due-notices.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { makeKeyRing } from '#adapters/server/sign-in/key-ring.ts'
import { makeUnsubscribeLinks } from '#adapters/server/sign-in/unsubscribe-links.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { instant } from '#tests/examples.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'
import { eventually } from '#tests/patience.ts'
import { startAsking } from '#tests/server/asking.ts'

const site = 'https://osh.example.org'
/** Seven and eight o'clock in Moscow. */
const [seven, eight] = [instant('2026-11-20T04:00:00.000Z'), instant('2026-11-20T05:00:00.000Z')]
const tomorrow = instant('2026-11-21T05:00:00.000Z')

describe('mails of notices', () => {
  const clock = makeSettableClock(today)
  let fresh: FreshDatabase
  let store: Store
  let storage: PostgresStorage
  let mailbox: MailServer
  beforeAll(async () => {
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 6)
    storage = makePostgresStorage(store, clock)
    mailbox = await openMailServer()
  })
  afterAll(async () => {
    await mailbox?.close()
    await store?.close()
    await fresh?.close()
  })
  afterEach(async () => {
    await sql`update memberships set mails_due = null`.execute(store.kysely)
    for (const table of ['mails', 'jobs'] as const) await store.kysely.deleteFrom(table).execute()
  })

  type Company = World & { readonly owner: UserId }

  /** Someone with an account who reads their mailbox. */
  const newReader = async (): Promise<UserId> => {
    const user = await newUser(storage)
    await sql`update users set confirmed_at = now() where id = ${user}`.execute(store.kysely)
    return user
  }

  /** A company with an overdue training, one that is due in a week, and one in another department that is due in a month. */
  const company = async (): Promise<Company> => {
    const owner = await newReader()
    const nowhere = async () => storage.openRecords(owner)
    const records = storage.openRecords(owner)
    const opened = { records, stranger: records, reopen: nowhere, another: nowhere, clock }
    const world = await newWorld({ ...opened, close: async () => undefined })
    const one = await world.hire('Абрамова', { hireDate: addDays(today, -400) })
    const other = accepted(
      await world.records.departments.add({ companyId: world.company.id, name: 'Склад' }),
    )
    const another = await world.hire('Белова', { departmentId: other.id, hireDate: addDays(today, -400) })
    for (const days of [-3, 7]) await world.assign(one, { date: null, deadline: addDays(today, days) })
    await world.assign(another, { date: null, deadline: addDays(today, 30) })
    clock.set(seven)
    return { ...world, owner }
  }
  const join = async ({ company: { id } }: World, role: Role, departments: readonly DepartmentId[] = []) => {
    const user = await newReader()
    await sql`insert into memberships (company_id, user_id, role, departments, since)
      values (${id}, ${user}, ${role}, ${[...departments]}::bigint[], now())`.execute(store.kysely)
    return user
  }
  const wants = async ({ company: { id } }: World, user: UserId, details: Partial<NoticeSettings>) =>
    accepted(await storage.openRecords(user).feed.saveSettings({ companyId: id, details: { ...details } }))
  const links = () => makeUnsubscribeLinks(makeKeyRing(storage.signingKeys, clock))
  const write = (by: PostgresStorage = storage) => mailDueNotices(by, links(), site)()
  const waiting = async (user: UserId) =>
    (await store.kysely.selectFrom('mails').where('user_id', '=', user).selectAll().execute()).map(
      (mail) => ({
        ...mail,
        body: mail.body.replaceAll('\u00a0', ' '),
      }),
    )
  const send = async (url = mailbox.url): Promise<void> => {
    const { jobs: queue, outbox, files } = storage
    const transport = makeSmtpTransport({ url, from: 'noreply@osh.example.org' })
    const archive = storage.openRecords(0 as UserId).longLists
    const handlers = {
      'send-mail': sendMail({
        outbox,
        accounts: storage.accounts,
        files,
        archive,
        transport,
        clock,
        printInvoice: async () => null,
      }),
    }
    while ((await runDueJobs({ queue, clock, handlers, tell: () => undefined })) > 0);
  }

  it('come once a day at the hour of the company, however many servers there are', async () => {
    const one = await company()
    await wants(one, one.owner, { digest: 'daily', reminders: true })
    await write()
    expect(await waiting(one.owner)).toEqual([])
    clock.set(eight)
    const stores = Array.from({ length: 4 }, () => openTestDatabase(fresh.connection, 2))
    await Promise.all(stores.map((other) => write(makePostgresStorage(other, clock))))
    await Promise.all(stores.map((other) => other.close()))
    clock.forward(3600)
    await write()
    const [mail, ...others] = await waiting(one.owner)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Сводка за 20.11.2026 — Охрана труда онлайн')
    expect(mail?.body).toContain('• 27.11.2026 (через 7 дн.): Обучение, 1 срок')
    expect(mail?.body).toContain('• 20.12.2026 (через 30 дн.): Обучение, 1 срок')
    expect(mail?.body).toContain('• Обучение: просрочено 1, в ближайшие 7 дней 1, в ближайшие 30 дней 2')
    clock.set(tomorrow)
    await write()
    const [, next] = (await waiting(one.owner)).toSorted((a, b) => a.entered_at.localeCompare(b.entered_at))
    expect(next?.body).not.toContain('Сроки подходят')
  })

  it('of investigations come at once and unasked, once a step, to those who lead them and have not switched them off', async () => {
    const one = await company()
    const others = [
      await join(one, 'specialist'),
      await join(one, 'reader'),
      await join(one, 'head'),
    ] as const
    const [specialist, reader, head] = others
    const without = await join(one, 'specialist')
    for (const user of [one.owner, reader, head]) await wants(one, user, { digest: 'daily', hour: 23 })
    await wants(one, without, { digest: 'daily', hour: 23, investigations: false })
    const accident = { degree: 'easy', date: '2026-11-20', time: '06:30', place: 'Карьер' }
    const { records } = one
    const companyId = one.company.id
    const details = { ...accident, injured: [{ fullName: 'Абрамова Анна' }] }
    const { id } = accepted(await records.incidents.record({ companyId, details }))
    await write()
    expect(await waiting(one.owner)).toEqual([])
    await storage.raiseNotices()
    accepted(await records.incidents.change({ companyId, id, patch: { done: { 'first-aid': true } } }))
    const stores = Array.from({ length: 3 }, () => openTestDatabase(fresh.connection, 2))
    await Promise.all(stores.map((other) => write(makePostgresStorage(other, clock))))
    await Promise.all(stores.map((other) => other.close()))
    const [mail, ...more] = await waiting(one.owner)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Несчастный случай, сроки расследования — Охрана труда онлайн')
    expect(mail?.body).toContain('немедленно, с 20.11.2026, 06:30')
    expect(mail?.body).toContain('Сообщить о страховом случае в СФР: до 21.11.2026, 06:30')
    expect(mail?.body).not.toContain('первую помощь')
    expect(mail?.body).not.toContain('Абрамова')
    expect(mail?.unsubscribe).toMatch(/^https/)
    expect(await waiting(specialist)).toHaveLength(1)
    for (const user of [without, reader, head]) expect(await waiting(user)).toEqual([])
    clock.forward(7200)
    await storage.raiseNotices()
    await write()
    expect(await waiting(one.owner)).toHaveLength(1)
  })

  it('of urgent steps are one, whichever of them somebody else has locked', async () => {
    const one = await company()
    await wants(one, one.owner, { digest: 'daily', hour: 23 })
    const accident = { degree: 'easy', date: '2026-11-20', time: '06:30', place: 'Карьер' }
    const details = { ...accident, injured: [{ fullName: 'Абрамова Анна' }] }
    accepted(await one.records.incidents.record({ companyId: one.company.id, details }))
    await storage.raiseNotices()
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holding = store.transaction(async (work) => {
      await sql`select id from notices where to_mail order by id limit 1 for update`.execute(work)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const writing = write()
    const countWaits = async () =>
      (await sql`select 1 from pg_locks where not granted`.execute(store.kysely)).rows.length
    await Promise.race([writing, eventually(countWaits).toBeGreaterThan(0)])
    const early = await waiting(one.owner)
    release.resolve()
    await Promise.all([holding, writing])
    expect([early, (await waiting(one.owner)).length]).toEqual([[], 1])
  })

  it('tell each member of what they see: a head of their department alone, the owner where the journal ends', async () => {
    const one = await company()
    await storage.chainJournals()
    const accident = { degree: 'easy', date: '2026-11-01', time: '09:00', place: 'Карьер' }
    const details = { ...accident, injured: [{ fullName: 'Абрамова Анна' }] }
    accepted(await one.records.incidents.record({ companyId: one.company.id, details }))
    const [head, reader] = [await join(one, 'head', [one.department.id]), await join(one, 'reader')]
    for (const user of [one.owner, head, reader]) await wants(one, user, { digest: 'daily', reminders: true })
    clock.set(eight)
    await write()
    const [[ofOwner], [ofHead], [ofReader]] = [
      await waiting(one.owner),
      await waiting(head),
      await waiting(reader),
    ]
    expect(ofHead?.body).toContain('• Обучение: просрочено 1, в ближайшие 7 дней 1\n')
    expect(ofHead?.body).not.toContain('20.12.2026')
    expect(ofHead?.body).not.toContain('Не назначен')
    expect(ofReader?.body).toMatch(/• Расследования: сделать немедленно \d, просрочено шагов \d/)
    expect(ofHead?.body).not.toContain('Расследования')
    expect(ofReader?.body).toContain('20.12.2026')
    expect(ofReader?.body).toContain('Не назначен')
    const { rows } = await sql<{ head: string }>`
      select number || ':' || link as head from journal_heads where company_id = ${one.company.id}`.execute(
      store.kysely,
    )
    expect(rows).toHaveLength(1)
    expect(ofOwner?.body).toContain(`Конец цепочки: ${rows[0]?.head}`)
    for (const mail of [ofHead, ofReader]) expect(mail?.body).not.toContain('Журнал')
    for (const mail of [ofOwner, ofHead, ofReader]) {
      expect(mail?.body).not.toMatch(/Абрамова|Белова/)
      expect(mail?.html).not.toMatch(/Абрамова|Белова/)
    }
  })

  it('come by a real mail server with a way out that needs no sign-in; then none comes', async () => {
    const one = await company()
    await wants(one, one.owner, { digest: 'daily' })
    clock.set(eight)
    await write()
    await send()
    const mail = only(mailbox.arrived.filter(({ subject }) => subject?.includes('20.11.2026')))
    const line = (key: string) => mail.headerLines.find((header) => header.key === key)?.line ?? ''
    expect(line('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, address = ''] = /<(https:[^>]+)>/.exec(line('list-unsubscribe').replace(/\s/g, '')) ?? []
    expect(address).toMatch(/^https:\/\/osh\.example\.org\/unsubscribe\//)
    expect(mail.text).toContain(address)
    clock.set(tomorrow)
    await write()
    expect(await waiting(one.owner)).toHaveLength(2)

    const server = startAsking({ storage, clock })
    const path = new URL(address).pathname
    const opened = await server.ask(path)
    expect([opened.status, await opened.text()]).toEqual([
      200,
      expect.stringContaining('Больше не присылать'),
    ])
    expect(await storage.openRecords(one.owner).feed.readSettings(one.company.id)).toMatchObject({
      digest: 'daily',
    })
    const posted = await server.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([posted.status, await posted.text()]).toEqual([200, expect.stringContaining('Вы отписались')])
    expect(await storage.openRecords(one.owner).feed.readSettings(one.company.id)).toMatchObject({
      digest: 'off',
    })
    expect((await waiting(one.owner)).map(({ state }) => state)).toEqual(['sent'])
    clock.forward(86_400)
    await write()
    expect(await waiting(one.owner)).toHaveLength(1)
  })

  it('wait while the mail server is down, and are of no one who was removed meanwhile', async () => {
    const one = await company()
    const reader = await join(one, 'reader')
    for (const user of [one.owner, reader]) await wants(one, user, { digest: 'daily' })
    clock.set(eight)
    await write()
    const gone = await openMailServer()
    await gone.close()
    for (let hour = 0; hour < 20; hour++) {
      await send(gone.url)
      clock.forward(3600)
    }
    expect((await waiting(one.owner)).map(({ state }) => state)).toEqual(['waiting'])
    const own = storage.openRecords(one.owner)
    accepted(await own.members.remove({ companyId: one.company.id, user: reader }))
    expect(await waiting(reader)).toEqual([])
    const before = mailbox.arrived.length
    await send()
    expect(mailbox.arrived).toHaveLength(before + 1)
    expect((await waiting(one.owner)).map(({ state }) => state)).toEqual(['sent'])
  })

  it('of one company come where another’s can’t be written', async () => {
    const [broken, one] = [await company(), await company()]
    for (const { owner, ...world } of [broken, one])
      await wants({ ...world, owner } as Company, owner, { digest: 'daily' })
    await sql`update memberships set notices = '{"digest": "daily", "muted": null}'
      where company_id = ${broken.company.id}`.execute(store.kysely)
    clock.set(eight)
    await expect(write()).rejects.toThrow()
    expect(await waiting(broken.owner)).toEqual([])
    expect(await waiting(one.owner)).toHaveLength(1)
  })
})

function only(mails: readonly ParsedMail[]): ParsedMail {
  const [mail, ...others] = mails
  if (!mail || others.length > 0) throw new Error(`${mails.length} have arrived`)
  return mail
}
