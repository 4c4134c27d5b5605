import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import {
  addChange,
  type ChangeKey,
  emptyOutbox,
  findKnownId,
  listIncidentChanges,
  makeLocalId,
  type OfflineChange,
  type Outbox,
  type UnsentChange,
} from '@osh/core/incidents/offline/outbox.ts'
import { sendNext } from '@osh/core/incidents/offline/send-next.ts'
import { takeUp } from '@osh/core/incidents/offline/sending.ts'
import { applyChanges } from '@osh/core/incidents/offline/view.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { type Fate, Killed, type Network } from './network.ts'

/** How a change ended, and how often the person has asked for it again. */
export type Told = {
  readonly change: OfflineChange
  incident: IncidentId
  ended: 'no' | 'sent' | 'given up'
  again: number
}

/** A phone whose program may be ended at any moment: what it keeps outlives it, what it has in its hands does not. */
export class Phone {
  readonly told = new Map<ChangeKey, Told>()
  #kept: string
  #box: Outbox
  #known = new Map<IncidentId, Incident>()
  #keys = 0
  readonly #of: { readonly person: UserId; readonly companyId: CompanyId }
  readonly #clock: Clock

  constructor(of: { readonly person: UserId; readonly companyId: CompanyId }, clock: Clock) {
    this.#of = of
    this.#clock = clock
    this.#box = emptyOutbox(of.person)
    this.#kept = JSON.stringify(this.#box)
  }

  get box(): Outbox {
    return this.#box
  }

  newKey(): ChangeKey {
    this.#keys += 1
    return `key-${this.#keys}` as ChangeKey
  }

  /** The program ends and begins again. */
  restart(): void {
    this.#box = takeUp(JSON.parse(this.#kept), this.#clock.now())
  }

  readonly keep = async (box: Outbox): Promise<void> => {
    this.#box = box
    this.#kept = JSON.stringify(box)
  }

  know(all: readonly Incident[]): void {
    for (const one of all) this.#known.set(one.id, one)
  }

  /** Incidents as the person sees them. */
  seen(): readonly Incident[] {
    const ids = new Set([...this.#known.keys(), ...this.#box.changes.map(({ incident }) => incident)])
    return [...ids].flatMap((id) => this.view(id) ?? [])
  }

  view(id: IncidentId): Incident | null {
    const own = findKnownId(this.#box, id)
    const here = { by: this.#of.person, people: new Map(), timeZone: 'Europe/Moscow' }
    return applyChanges(this.#known.get(own) ?? null, listIncidentChanges(this.#box, own), here)
  }

  async make(change: OfflineChange, of: IncidentId | null): Promise<UnsentChange> {
    const incident = of ?? makeLocalId(this.#box)
    const key = this.newKey()
    const madeAt = this.#clock.now()
    const added = { key, companyId: this.#of.companyId, incident, change, madeAt }
    await this.keep(addChange(this.#box, added))
    this.told.set(key, { change, incident: findKnownId(this.#box, incident), ended: 'no', again: 0 })
    return { ...added, state: { is: 'waiting', sentAt: null, lostAt: null } }
  }

  /** Sends what is next; false when nothing may go. */
  async send(network: Network, fate: Fate): Promise<boolean> {
    const before = this.#box
    const sending = {
      change: async (how: (box: Outbox) => Outbox) => {
        await this.keep(how(this.#box))
        return this.#box
      },
      now: this.#clock.now,
      serverFor: (change: UnsentChange) => network.under(change, fate),
    }
    try {
      const sent = await sendNext(sending)
      if (sent && 'now' in sent.answer && sent.answer.now) this.know([sent.answer.now])
      this.#note(before)
      return sent !== null
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      this.restart()
      return true
    }
  }

  /** What has left the outbox by sending has been sent. */
  #note(before: Outbox): void {
    const left = new Set(this.#box.changes.map(({ key }) => key))
    for (const { key, incident } of before.changes) {
      const told = this.told.get(key)
      if (!told || left.has(key)) continue
      told.ended = 'sent'
      told.incident = findKnownId(this.#box, incident)
    }
    for (const told of this.told.values())
      if (isLocal(told.incident)) told.incident = findKnownId(this.#box, told.incident)
  }
}
