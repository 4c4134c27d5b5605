import type { Role } from '@osh/core/rights/role.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import type { Caller, UserId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makePushSender } from '#adapters/push/push-sender.ts'
import { makeVapidKey, readVapidKey } from '#adapters/push/vapid-key.ts'
import { CLAIM_SECONDS, runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendPush } from '#adapters/server/jobs/send-push.ts'
import { newUser, signIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today, type World } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { instant } from '#tests/examples.ts'
import { openPushService, type PushService } from '#tests/push-service.ts'

const subject = 'mailto:help@osh.example.org'
/** Seven and eight o'clock in Moscow. */
const [seven, eight] = [instant('2026-11-20T04:00:00.000Z'), instant('2026-11-20T05:00:00.000Z')]
const yesterdays = instant('2026-11-19T12:00:00.000Z')

describe('notices on devices', () => {
  const clock = makeSettableClock(today)
  const vapid = readVapidKey(makeVapidKey())
  if (!vapid) throw new Error('a new key is none')
  const { publicKey } = vapid
  let fresh: FreshDatabase
  let store: Store
  let storage: PostgresStorage
  let service: PushService
  const statuses = new Map<string, number>()
  let untilSaid: () => Promise<unknown> = async () => null
  beforeAll(async () => {
    fresh = await freshDatabase()
    store = openTestDatabase(fresh.connection, 6)
    storage = makePostgresStorage(store, clock)
    const answerTo = (path: string) => statuses.get(path) ?? 201
    service = await openPushService({ publicKey, answerTo, untilSaid: () => untilSaid() })
  })
  afterAll(async () => {
    await service?.close()
    await store?.close()
    await fresh?.close()
  })
  afterEach(async () => {
    untilSaid = async () => null
    await sql`delete from push_devices`.execute(store.kysely)
    await sql`delete from jobs`.execute(store.kysely)
  })

  type Company = World & { readonly owner: UserId }

  /** A company where a training became overdue today, looked at the day before. */
  const company = async (): Promise<Company> => {
    const owner = await newUser(storage)
    const nowhere = async () => storage.openRecords(owner)
    const records = storage.openRecords(owner)
    const opened = { records, stranger: records, reopen: nowhere, another: nowhere, clock }
    const world = await newWorld({ ...opened, close: async () => undefined })
    const person = await world.hire('Абрамова', { hireDate: addDays(today, -400) })
    await world.assign(person, { date: null, deadline: addDays(today, -1) })
    clock.set(yesterdays)
    return { ...world, owner }
  }
  const join = async ({ company: { id } }: World, role: Role): Promise<UserId> => {
    const user = await newUser(storage)
    await sql`insert into memberships (company_id, user_id, role, since) values (${id}, ${user}, ${role}, now())`.execute(
      store.kysely,
    )
    return user
  }
  let paths = 0
  const show = async (user: UserId) => {
    paths += 1
    const [path, device] = [`/send/${paths}`, await signIn(storage, user)]
    const details = service.subscribe(path)
    const { push } = storage.openRecords(user)
    accepted(await push.showHere({ session: device.session, details, services: [service.origin] }))
    return { path, device }
  }
  const put = (by: PostgresStorage = storage) => by.pushNotices()
  const failures: object[] = []
  const send = async (by: PostgresStorage = storage): Promise<void> => {
    const transport = makePushSender({ key: vapid, subject, services: [service.origin] })
    const handlers = { 'send-push': sendPush({ devices: by.pushDevices, transport, clock }) }
    const tell = (entry: object) => void failures.push(entry)
    while ((await runDueJobs({ queue: by.jobs, clock, handlers, tell })) > 0);
  }
  const toldAt = (path: string) => service.told.filter((one) => one.path === path)
  const waiting = async (): Promise<number> =>
    (await store.kysely.selectFrom('jobs').selectAll().execute()).length
  const isKept = async (device: Caller) => (await storage.pushDevices.find(device, clock.now())) !== null

  it('come once a day at the hour, to each device, however many servers there are', async () => {
    const one = await company()
    const [phone, desk] = [await show(one.owner), await show(one.owner)]
    await put()
    clock.set(seven)
    await put()
    expect(await waiting()).toBe(0)
    clock.set(eight)
    const stores = Array.from({ length: 4 }, () => openTestDatabase(fresh.connection, 2))
    const servers = stores.map((other) => makePostgresStorage(other, clock))
    await Promise.all(servers.map(put))
    await Promise.all(servers.map(send))
    await Promise.all(stores.map((other) => other.close()))
    for (const { path } of [phone, desk]) {
      const [message, ...others] = toldAt(path)
      expect(others).toEqual([])
      expect(message).toMatchObject({ subject, urgency: 'normal', ttl: 86_400 })
      expect(message?.message).toEqual({
        title: 'Охрана труда онлайн',
        body: expect.stringContaining('Обучение: срок прошёл'),
        path: expect.stringMatching(/^\/notifications/),
        tag: 'feed/2026-11-20',
      })
      expect(JSON.stringify(message)).not.toContain('Абрамова')
    }
    expect(toldAt(phone.path)[0]?.topic).toMatch(/^[\w-]{32}$/)
    clock.forward(3600)
    await put()
    expect(await waiting()).toBe(0)
  })

  it('are of the kinds that the person wants, at another hour at once', async () => {
    const one = await company()
    const { path } = await show(one.owner)
    await put()
    const wants = async (details: object) =>
      accepted(
        await storage
          .openRecords(one.owner)
          .feed.saveSettings({ companyId: one.company.id, details: { ...details } }),
      )
    const all = ['overdue', 'entered', 'memos', 'responsible', 'acts', 'employees', 'news']
    await wants({ muted: all, hour: 7 })
    clock.set(seven)
    await put()
    expect(await waiting()).toBe(0)
    await wants({ muted: all.slice(1), hour: 9 })
    clock.set(instant('2026-11-21T05:59:00.000Z'))
    await put()
    expect(await waiting()).toBe(0)
    clock.set(instant('2026-11-21T06:00:00.000Z'))
    const person = await one.hire('Белова', { hireDate: addDays(today, -400) })
    await one.assign(person, { date: null, deadline: today })
    await put()
    await send()
    expect(toldAt(path).map(({ message: { body, path } }) => [body, path])).toEqual([
      ['Обучение: срок прошёл', '/notifications/training'],
    ])
  })

  it('come no more after signing out, and are of no company that the person has left', async () => {
    const one = await company()
    const reader = await join(one, 'reader')
    const [left, removed] = [await show(one.owner), await show(reader)]
    await put()
    clock.set(eight)
    await put()
    expect(await waiting()).toBe(2)
    await storage.sessions.endSession(left.device)
    const own = storage.openRecords(one.owner)
    accepted(await own.members.remove({ companyId: one.company.id, user: reader }))
    await send()
    expect([...toldAt(left.path), ...toldAt(removed.path)]).toEqual([])
    expect([await waiting(), await isKept(left.device)]).toEqual([0, false])
  })

  it.each([404, 410])('of a browser that is there no more (%i) are its last', async (status) => {
    const one = await company()
    const { path, device } = await show(one.owner)
    await put()
    clock.set(eight)
    await put()
    statuses.set(path, status)
    await send()
    expect([await waiting(), await isKept(device)]).toEqual([0, false])
  })

  it('wait while the push service is away or sends elsewhere, and are told for a day', async () => {
    const one = await company()
    const { path, device } = await show(one.owner)
    await put()
    clock.set(eight)
    await put()
    for (const status of [503, 429, 307]) {
      statuses.set(path, status)
      await send()
      clock.forward(3600)
    }
    expect([await waiting(), toldAt(path)]).toEqual([1, []])
    expect(failures.at(-1)).toMatchObject({
      job: 'send-push',
      error: expect.stringMatching(/^Unavailable 307\n/),
    })
    expect(JSON.stringify(failures)).not.toContain(path)
    statuses.delete(path)
    await send()
    expect(toldAt(path).map(({ ttl }) => ttl)).toEqual([86_400 - 3 * 3600])
    expect([await waiting(), await isKept(device)]).toEqual([0, true])

    clock.forward(22 * 3600)
    await put()
    await one.hire('Белова', { hireDate: addDays(today, 1) })
    clock.forward(3600)
    await put()
    statuses.set(path, 503)
    await send()
    clock.forward(86_400)
    statuses.delete(path)
    const before = service.told.length
    await sql`delete from jobs where key not like 'push/%feed/2026-11-21'`.execute(store.kysely)
    await send()
    expect([service.told.length, await waiting()]).toEqual([before, 0])
  })

  it('are told once more, under the same tag, where a server was killed between "sent" and "noted"', async () => {
    const one = await company()
    const { path } = await show(one.owner)
    await put()
    clock.set(eight)
    await put()
    let cut = (): void => undefined
    const arrived = new Promise<void>((done) => {
      cut = done
    })
    untilSaid = async () => {
      cut()
      await new Promise(() => undefined)
    }
    send().catch(() => undefined)
    await arrived
    untilSaid = async () => null
    await send()
    expect(toldAt(path)).toHaveLength(1)
    clock.forward(CLAIM_SECONDS + 1)
    await send()
    const [first, second, ...others] = toldAt(path)
    expect(others).toEqual([])
    expect([second?.message, second?.topic]).toEqual([first?.message, first?.topic])
    expect(await waiting()).toBe(0)
  })

  it('of an investigation come at once, to those who see accidents, and name no one', async () => {
    const one = await company()
    const head = await join(one, 'head')
    const [ofOwner, ofHead] = [await show(one.owner), await show(head)]
    await put()
    const worker = await one.hire('Орлов')
    const {
      records,
      company: { id: companyId },
    } = one
    const accident = { degree: 'easy', date: '2026-11-19', time: '14:30', place: 'Карьер' }
    const recorded = accepted(
      await records.incidents.record({
        companyId,
        details: { ...accident, injured: [{ employeeId: worker.id }] },
      }),
    )
    await Promise.all([storage.raiseNotices(), storage.raiseNotices(), records.notices.list(companyId)])
    await send()
    const told = toldAt(ofOwner.path)
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told.map(({ message }) => message.tag)).size).toBe(told.length)
    for (const { message, urgency } of told) {
      expect(message.body).toMatch(
        /^Расследование: (?:срок шага (?:до|истёк)|есть шаги, которые делают немедленно, с) \d\d\.\d\d\.2026, \d\d:\d\d$/,
      )
      expect([message.path, urgency]).toEqual([`/notifications/incident/${recorded.id}`, 'high'])
    }
    expect(toldAt(ofHead.path)).toEqual([])
    await storage.raiseNotices()
    expect(await waiting()).toBe(0)
  })

  it('name the company to whoever has several', async () => {
    const [one, other] = [await company(), await company()]
    await sql`insert into memberships (company_id, user_id, role, since) values (${other.company.id}, ${one.owner}, 'reader', now())`.execute(
      store.kysely,
    )
    const { path } = await show(one.owner)
    await put()
    clock.set(eight)
    await put()
    await send()
    expect(
      toldAt(path)
        .map(({ message: { title } }) => title)
        .toSorted(),
    ).toEqual([one, other].map(({ company: { shortName } }) => shortName).toSorted())
  })
})
