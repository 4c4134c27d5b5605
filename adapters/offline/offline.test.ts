import { createHash } from 'node:crypto'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { evidenceCommands } from '@osh/core/incidents/evidence/evidence-repository.ts'
import { incidentCommands } from '@osh/core/incidents/incident-repository.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import { keyedBy } from '@osh/core/records/keyed-commands.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterEach, expect, test } from 'vitest'
import { makeCommands } from '#adapters/memory/commands/run-command.ts'
import { evidenceQueries } from '#adapters/memory/incidents/evidence.ts'
import { incidentQueries } from '#adapters/memory/incidents/incidents.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { allOf, atStep } from '#tests/evidence-example.ts'
import { aCompany, instant } from '#tests/examples.ts'
import type { SealedStore } from './person-store.ts'
import { openPhone, type Phone, type ServerPorts } from './phone.ts'
import { throughDevice } from './through-device.ts'

const atThePlace = 1 as UserId
const atTheDesk = 2 as UserId
const pdf = (text: string) => new TextEncoder().encode(`%PDF-${text}`)
const details = {
  degree: 'easy',
  date: '2026-11-19',
  time: '11:00',
  timeZone: 'Europe/Moscow',
  place: 'Карьер',
  injured: [{ fullName: 'Иванов Иван', employer: 'ООО «Подряд»' }],
}

class MapStore implements SealedStore {
  readonly kept = new Map<string, Uint8Array<ArrayBuffer>>()
  full = false
  async put(values: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
    if (this.full) throw new Unavailable(507)
    for (const [name, bytes] of values) this.kept.set(name, bytes)
  }
  get = async (name: string) => this.kept.get(name) ?? null
  async remove(names: readonly string[]) {
    for (const name of names) this.kept.delete(name)
  }
  names = async () => [...this.kept.keys()]
  close() {}
}

const opened: Phone[] = []
afterEach(() => {
  for (const phone of opened.splice(0)) phone.close()
})

async function begin() {
  const ledger = new MemoryLedger()
  const clock = makeSettableClock(instant('2026-11-19T09:00:00Z'))
  const storage = makeLedgerStorage(ledger, clock)
  const { id: companyId } = accepted(
    await storage.recordsOf(atThePlace).companies.add({ details: aCompany() }),
  )
  await ledger.change((state) => [
    { ...state, memberships: [...state.memberships, { userId: atTheDesk, companyId }] },
    null,
  ])
  const store = new MapStore()
  const net = { away: true, member: true, here: true }
  const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (net.away) throw new Unavailable(null)
    return ask()
  }
  const portsOf = (user: UserId, attempt?: Attempt) => {
    const commands = makeCommands(ledger, clock, () => user, keyedBy(attempt))
    return {
      incidents: { ...incidentQueries(ledger), ...commands(incidentCommands) },
      evidence: { ...evidenceQueries(ledger), ...commands(evidenceCommands) },
    }
  }
  const guarded = <P extends object>(port: P): P =>
    new Proxy(port, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name)
        return typeof own === 'function' ? async (...args: unknown[]) => asked(() => own(...args)) : own
      },
    })
  const own = portsOf(atThePlace)
  const never = async () => err({ code: 'not-found' } as const)
  const attach = async (
    evidence: ReturnType<typeof portsOf>['evidence'],
    company: CompanyId,
    {
      incident: id,
      change: { step, name },
    }: {
      readonly incident: Parameters<typeof own.incidents.get>[1]
      readonly change: { readonly step: string; readonly name: string }
    },
    bytes: Uint8Array,
  ) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return evidence.attach({ companyId: company, of: atStep(id, step), draft: { name, bytes, sha256 } })
  }
  const answered: number[] = []
  const server: ServerPorts = {
    incidents: guarded(own.incidents),
    evidence: guarded(own.evidence),
    evidenceFiles: { send: never, link: never, preview: never, archiveLink: never, calendarLink: never },
    employees: { list: async () => [] },
  }
  const open = async (): Promise<Phone> => {
    const phone = await openPhone({
      person: atThePlace,
      store,
      clock,
      server,
      companies: () => asked(async () => (net.member ? [{ id: companyId }] : [])),
      serverFor: (change, photos) => {
        const ports = portsOf(atThePlace, { key: change.key, mark: 'x' })
        return {
          ...guarded({ ...ports.incidents }),
          attach: async (photo) => {
            const kept = await photos.photo(photo.key)
            if (net.away || !kept) throw new Unavailable(null)
            const sent = await attach(ports.evidence, companyId, photo, kept.bytes)
            if (sent.ok) photos.underWay.attached.set(photo.key, sent.value)
            return sent
          },
          isMember: async () => net.member,
        }
      },
      isHere: () => net.here,
      changed: () => {},
      answered: (incident) => answered.push(incident),
      forget: async () => store.kept.clear(),
    })
    opened.push(phone)
    return phone
  }
  return { open, store, net, companyId, clock, server, desk: portsOf(atTheDesk), answered }
}

test('what is written without a connection outlives the program, and goes once when there is one', async () => {
  const { open, net, companyId, clock, desk } = await begin()
  const before = await open()
  const { id } = accepted(await before.incidents.record({ companyId, details }))
  expect(isLocal(id)).toBe(true)
  const step = 'first-aid'
  accepted(await before.incidents.change({ companyId, id, patch: { done: { [step]: true } } }))
  accepted(await before.incidents.addNote({ companyId, id, details: { text: 'Масло на полу' } }))
  const sent = { name: 'a.pdf', bytes: pdf('a'), preview: null }
  const photo = accepted(await before.evidenceFiles.send(companyId, atStep(id, step), sent, () => {}))
  before.close()

  const phone = await open()
  expect(phone.changes.list()).toHaveLength(4)
  const seen = accepted(await phone.incidents.get(companyId, id))
  expect(seen.done[step]?.at).toBe('2026-11-19T11:59')
  expect(accepted(await phone.incidents.chronology(companyId, id))).toHaveLength(1)
  expect(await phone.evidence.list(companyId, allOf(id))).toMatchObject([{ id: photo.id, name: 'a.pdf' }])
  const listed = await phone.incidents.page(companyId, {
    search: '',
    state: null,
    severity: null,
    page: 1,
    limit: 50,
  })
  expect(listed.items.map((one) => one.id)).toEqual([id])

  clock.forward(3600)
  net.away = false
  await phone.changes.send()
  expect(phone.changes.list()).toEqual([])
  const real = accepted(await phone.incidents.get(companyId, id))
  expect(isLocal(real.id)).toBe(false)
  expect(real.done[step]?.at).toBe('2026-11-19T11:59')
  const events = accepted(await desk.incidents.chronology(companyId, real.id))
  expect(events.filter(({ after }) => after.note)).toHaveLength(1)
  expect(await desk.evidence.list(companyId, allOf(real.id))).toHaveLength(1)
  const all = await desk.incidents.page(companyId, {
    search: '',
    state: null,
    severity: null,
    page: 1,
    limit: 50,
  })
  expect(all.items).toHaveLength(1)
})

test('what somebody else has changed meanwhile stays until the person has chosen', async () => {
  const { open, net, companyId, desk } = await begin()
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  net.away = false
  const phone = await open()
  accepted(await phone.incidents.get(companyId, id))
  net.away = true
  accepted(await phone.incidents.change({ companyId, id, patch: { done: { 'first-aid': true } } }))
  const theirs = '2026-11-19T11:30'
  accepted(await desk.incidents.change({ companyId, id, patch: { done: { 'first-aid': theirs } } }))
  net.away = false
  await phone.changes.send()
  const [unsent] = phone.changes.list()
  expect(unsent?.state).toEqual({ is: 'conflict', theirs })
  expect(accepted(await desk.incidents.get(companyId, id)).done['first-aid']?.at).toBe(theirs)
  expect(phone.changes.incidentOf(unsent ?? expect.fail())?.done['first-aid']?.at).toBe(theirs)
  await phone.changes.sendMine(unsent?.key ?? expect.fail())
  expect(phone.changes.list()).toEqual([])
  expect(accepted(await desk.incidents.get(companyId, id)).done['first-aid']?.at).toBe('2026-11-19T11:59')
})

test('a refusal is told where it was typed, and a full device says so', async () => {
  const { open, net, store, companyId } = await begin()
  const phone = await open()
  expect((await phone.incidents.record({ companyId, details: { ...details, place: '' } })).ok).toBe(false)
  const { id } = accepted(await phone.incidents.record({ companyId, details }))
  const bytes = new TextEncoder().encode('no picture')
  const refused = await phone.evidenceFiles.send(
    companyId,
    atStep(id, 'first-aid'),
    { name: 'a.txt', bytes, preview: null },
    () => {},
  )
  expect(refused).toEqual(
    err({ code: 'fields', errors: [{ field: 'file', code: 'evidence/not-recognised' }] }),
  )
  store.full = true
  await expect(phone.incidents.addNote({ companyId, id, details: { text: 'Ещё' } })).rejects.toMatchObject({
    status: 507,
  })
  store.full = false
  expect(phone.changes.list()).toHaveLength(1)
  net.away = false
  await phone.changes.send()
  expect(ok(phone.changes.list())).toEqual(ok([]))
})

test('signing out leaves only what is not sent, and a former member nothing of the company', async () => {
  const { open, net, store, companyId, desk } = await begin()
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  net.away = false
  const phone = await open()
  accepted(await phone.incidents.get(companyId, id))
  net.away = true
  accepted(await phone.incidents.addNote({ companyId, id, details: { text: 'Ещё' } }))
  await phone.leave()
  expect([...store.kept.keys()]).toEqual(['outbox'])
  net.here = false
  await phone.changes.send()
  net.here = true
  expect((await open()).changes.list()).toHaveLength(1)
  Object.assign(net, { away: false, member: false })
  const former = await open()
  await expect.poll(() => former.changes.list()).toEqual([])
  await former.leave()
  expect(store.kept.size).toBe(0)
})

/** The ports of a page over the device, which is opened when it is first asked for. */
function pageOver({ open, server }: Awaited<ReturnType<typeof begin>>, unsent = 0) {
  const device = { person: atThePlace as UserId, asked: 0, opened: null as Promise<Phone> | null }
  const ports = throughDevice(server, {
    person: () => device.person,
    unsent: () => unsent,
    phone: () => {
      device.asked += 1
      device.opened ??= open()
      return device.opened
    },
  })
  return { device, ...ports }
}

test('an accident is read without waiting for the device, and is kept on it then', async () => {
  const world = await begin()
  const { net, companyId, desk } = world
  net.away = false
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const { incidents, device } = pageOver(world)
  let shut = true
  device.opened = new Promise<void>((done) => setTimeout(done, 20)).then(() => {
    shut = false
    return world.open()
  })
  expect(accepted(await incidents.get(companyId, id)).place).toBe('Карьер')
  expect([shut, device.asked]).toEqual([true, 1])
  const phone = await device.opened
  await new Promise((kept) => setTimeout(kept, 20))
  net.away = true
  expect(accepted(await phone.incidents.get(companyId, id)).place).toBe('Карьер')
  expect(accepted(await incidents.get(companyId, id)).place).toBe('Карьер')
})

test('what is not sent is seen with what the server says, also where it was not known to be there', async () => {
  const world = await begin()
  const { net, companyId, desk, open, answered } = world
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const before = await open()
  net.away = false
  accepted(await before.incidents.get(companyId, id))
  net.away = true
  const step = 'first-aid'
  accepted(await before.incidents.change({ companyId, id, patch: { done: { [step]: true } } }))
  before.close()

  const known = pageOver(world, 1)
  expect(accepted(await known.incidents.get(companyId, id)).done[step]).toBeDefined()
  net.away = false
  const unknown = pageOver(world)
  net.member = false
  expect(accepted(await unknown.incidents.get(companyId, id)).done[step]).toBeUndefined()
  await unknown.device.opened
  await new Promise((kept) => setTimeout(kept, 20))
  expect(answered).toContain(id)
})

test('what one person was told is not kept on the device of the next', async () => {
  const world = await begin()
  const { net, companyId, desk } = world
  net.away = false
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  const { incidents, device } = pageOver(world)
  const read = incidents.get(companyId, id)
  device.person = atTheDesk
  accepted(await read)
  expect(device.asked).toBe(0)
})

test('a list that was never read here is not said to be empty', async () => {
  const { open, companyId } = await begin()
  const phone = await open()
  const list = (page: number) =>
    phone.incidents.page(companyId, { search: '', state: null, severity: null, page, limit: 50 })
  await expect(list(1)).rejects.toThrow(Unavailable)
  accepted(await phone.incidents.record({ companyId, details }))
  expect((await list(1)).items).toHaveLength(1)
  await expect(list(2)).rejects.toThrow(Unavailable)
})
