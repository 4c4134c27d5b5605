import { createHash } from 'node:crypto'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { evidenceCommands } from '@osh/core/incidents/evidence/evidence-repository.ts'
import { incidentCommands } from '@osh/core/incidents/incident-repository.ts'
import { makeKeyedRun } from '@osh/core/records/keyed-commands.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { makeCommands } from '#adapters/memory/commands/run-command.ts'
import { makeEvidenceQueries } from '#adapters/memory/incidents/evidence.ts'
import { makeIncidentQueries } from '#adapters/memory/incidents/incidents.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import type { SealedStore } from '#adapters/offline/person-store.ts'
import { openPhone, type Phone, type ServerPorts } from '#adapters/offline/phone.ts'
import { leadThroughDevice } from '#adapters/offline/through-device.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { atStep } from '#tests/evidence-example.ts'
import { aCompany, instant } from '#tests/examples.ts'

export const atThePlace = 1 as UserId
export const atTheDesk = 2 as UserId
export const pdf = (text: string) => new TextEncoder().encode(`%PDF-${text}`)
export const details = {
  degree: 'easy',
  date: '2026-11-19',
  time: '11:00',
  timeZone: 'Europe/Moscow',
  place: 'Карьер',
  injured: [{ fullName: 'Иванов Иван', employer: 'ООО «Подряд»' }],
}

export class MapStore implements SealedStore {
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
  listNames = async () => [...this.kept.keys()]
  close() {}
}

const opened: Phone[] = []

/** After each test: a phone would hold its locks. */
export function closePhones(): void {
  for (const phone of opened.splice(0)) phone.close()
}

export async function begin() {
  const ledger = new MemoryLedger()
  const clock = makeSettableClock(instant('2026-11-19T09:00:00Z'))
  const storage = makeLedgerStorage(ledger, clock)
  const { id: companyId } = accepted(
    await storage.openRecords(atThePlace).companies.add({ details: aCompany() }),
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
    const commands = makeCommands({ ledger, clock, actor: () => user }, makeKeyedRun(attempt))
    return {
      incidents: { ...makeIncidentQueries(ledger), ...commands(incidentCommands) },
      evidence: { ...makeEvidenceQueries(ledger), ...commands(evidenceCommands) },
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
    evidenceFiles: {
      send: never,
      makeLink: never,
      makePreviewLink: never,
      makeArchiveLink: never,
      makeCalendarLink: never,
    },
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

/** The ports of a page over the device, which is opened when it is first asked for. */
export function pageOver({ open, server }: Awaited<ReturnType<typeof begin>>, unsent = 0) {
  const device = { person: atThePlace as UserId, asked: 0, opened: null as Promise<Phone> | null }
  const ports = leadThroughDevice(server, {
    findPerson: () => device.person,
    countUnsent: () => unsent,
    findPhone: () => {
      device.asked += 1
      device.opened ??= open()
      return device.opened
    },
  })
  return { device, ...ports }
}
