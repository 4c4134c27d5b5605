import type { Session } from '@osh/core/auth/session.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { OnThisDevice, UnsentChanges } from '@osh/core/incidents/offline/on-this-device.ts'
import type { Outbox } from '@osh/core/incidents/offline/outbox.ts'
import type { NamedEmployee } from '@osh/core/incidents/reading/read-person.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { HttpClient } from '../http/session/http-client.ts'
import { canKeep } from './can-keep.ts'
import type { Phone, ServerPorts } from './phone.ts'

type Needs = {
  readonly client: HttpClient
  readonly session: Pick<Session, 'readUserId' | 'subscribe'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: Clock
  readonly server: ServerPorts
}

/** Where the pages of accidents begin: the list and each one. */
const ACCIDENTS = '/notifications/incident'

/** The program is kept in the browser: a page of accidents opens what is kept beside it, for it may be without a connection. */
const isInstalled = (): boolean => Boolean(globalThis.navigator?.serviceWorker?.controller)

const nameCount = (person: UserId): string => `unsent_${person}`

/** What this device keeps of whoever is signed in; another person's is never opened. Its program comes when it is first asked for. */
export class Device implements OnThisDevice {
  #opened: { readonly person: UserId; readonly phone: Promise<Phone | null> } | null = null
  readonly #changed = new Set<() => void>()
  readonly #answered = new Set<(incident: IncidentId) => void>()
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
    needs.session.subscribe(() => {
      if (needs.session.readUserId() !== this.#opened?.person) this.#close()
      this.#tell()
    })
    if (globalThis.location?.pathname.startsWith(ACCIDENTS) && (this.countUnsent() > 0 || isInstalled()))
      void this.findPhone()
  }

  /** Whose device it is now; null for no one's. */
  findPerson(): UserId | null {
    return this.#needs.session.readUserId()
  }

  countUnsent(): number {
    const person = this.findPerson()
    return person === null ? 0 : Number(this.#attempt((storage) => storage.getItem(nameCount(person))) ?? 0)
  }

  subscribe(changed: () => void): () => void {
    this.#changed.add(changed)
    return () => this.#changed.delete(changed)
  }

  follow(answered: (incident: IncidentId) => void): () => void {
    this.#answered.add(answered)
    return () => this.#answered.delete(answered)
  }

  async open(): Promise<UnsentChanges | null> {
    return (await this.findPhone())?.changes ?? null
  }

  async listPeople(companyId: CompanyId): Promise<readonly NamedEmployee[]> {
    return (await this.findPhone())?.people(companyId) ?? []
  }

  async forgetFormer(): Promise<void> {
    await (await this.findPhone())?.forgetFormer()
  }

  async leave(): Promise<void> {
    const phone = await this.findPhone()
    this.#close()
    await phone?.leave()
  }

  /** Null where nothing can be kept: the server alone is asked then. */
  async findPhone(): Promise<Phone | null> {
    const person = this.findPerson()
    if (person === null || !canKeep()) return null
    if (this.#opened?.person !== person) {
      this.#close()
      this.#opened = { person, phone: this.#openFor(person) }
    }
    return this.#opened.phone
  }

  async #openFor(person: UserId): Promise<Phone | null> {
    const { client, clock, server, session } = this.#needs
    try {
      const { openDevice } = await import('./open-device.ts')
      return await openDevice({
        person,
        client,
        clock,
        server,
        isHere: () => session.readUserId() === person,
        changed: (box) => this.#count(person, box),
        answered: (incident) => {
          for (const told of [...this.#answered]) told(incident)
        },
      })
    } catch {
      // A browser that keeps nothing, and a part of the page that can't be fetched now: it is asked for again.
      this.#opened = null
      return null
    }
  }

  #count(person: UserId, { changes }: Outbox): void {
    this.#attempt((storage) =>
      changes.length === 0
        ? storage.removeItem(nameCount(person))
        : storage.setItem(nameCount(person), String(changes.length)),
    )
    this.#tell()
  }

  #close(): void {
    const opened = this.#opened
    this.#opened = null
    void opened?.phone.then((phone) => phone?.close())
  }

  #tell(): void {
    for (const changed of [...this.#changed]) changed()
  }

  /** Null from a storage that is full or forbidden. */
  #attempt<T>(work: (storage: Needs['storage']) => T): T | null {
    try {
      return work(this.#needs.storage)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      return null
    }
  }
}
