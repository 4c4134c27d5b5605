import assert from 'node:assert/strict'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { describeMicrotraumaEvent } from '@osh/core/wording/microtrauma-chronology.ts'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { type MicrotraumaStore, microtraumaStore } from '#ui/incidents/microtraumas/microtrauma-store.ts'
import { wordMicrotraumaRefusal } from '#ui/incidents/microtraumas/refused-microtrauma.ts'
import { incidentStore } from '#ui/incidents/page/incident-store.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before the card of a microtrauma. */
export class MicrotraumaDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  #id: MicrotraumaId | null = null

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  async record(fullName: string, details: Input): Promise<void> {
    const { company } = this.#services.get(inCompany)
    const injured = { employeeId: await this.#idOf(fullName) }
    const companyId = company.id
    const answer = await this.#services
      .get(ports.microtraumas)
      .record({ companyId, details: { ...details, injured } })
    if (answer.ok) this.#id = answer.value.id
    this.#tell(answer.ok ? {} : wordMicrotraumaRefusal(answer.error))
  }

  async change(patch: Input): Promise<void> {
    const page = await this.#page()
    this.#tell(await page.change(this.#open(page), patch))
  }

  async review(on: string, reviewer: string, causes: string): Promise<void> {
    const reviewers = [{ employeeId: await this.#idOf(reviewer) }]
    await this.change({ review: { on, reviewers, causes, proposals: 'Выдать рукавицы' } })
  }

  async annul(reason: string): Promise<void> {
    const page = await this.#page()
    this.#tell(await page.annul(this.#open(page), reason))
  }

  async becomeAccident(details: Input): Promise<void> {
    const page = await this.#page()
    const answer = await page.becomeAccident(this.#open(page), details)
    this.#tell(typeof answer === 'number' ? {} : answer)
  }

  async microtrauma(): Promise<Microtrauma> {
    return this.#open(await this.#page())
  }

  async isLate(): Promise<boolean> {
    const page = await this.#page()
    return page.isLate(this.#open(page))
  }

  /** What the last entry of the chronology says. */
  async lastSaid(): Promise<readonly string[]> {
    const page = await this.#page()
    await page.readEvents(this.#open(page))
    assert(page.events.is === 'ready')
    const event = page.events.value.at(-1)
    return event ? describeMicrotraumaEvent(event) : []
  }

  /** The accident that goes on from it, with what its chronology begins with. */
  async accident(): Promise<{ readonly incident: Incident; readonly said: readonly string[] }> {
    const { incidentId } = await this.microtrauma()
    assert(incidentId, 'расследования нет')
    const page = this.#services.get(incidentStore)
    await page.open(incidentId)
    await page.readEvents()
    assert(page.incident && page.events.is === 'ready')
    const [first] = page.events.value
    return {
      incident: page.incident,
      said: first ? describeEvent(first, deriveIncidentDegree(page.incident)) : [],
    }
  }

  async #idOf(fullName: string): Promise<number> {
    const { company } = this.#services.get(inCompany)
    const people = await this.#services.get(ports.employees).list(company.id)
    const found = people.find((one) => fullName.startsWith(`${one.lastName} ${one.firstName}`))
    assert(found, `нет работника «${fullName}»`)
    return found.id
  }

  async #page(): Promise<MicrotraumaStore> {
    assert(this.#id, 'микротравма не записана')
    const page = this.#services.get(microtraumaStore)
    await page.open(this.#id)
    return page
  }

  #open(page: MicrotraumaStore): Microtrauma {
    assert(page.microtrauma)
    return page.microtrauma
  }

  #tell(messages: Messages): void {
    const said = Object.values(messages)
    this.#hear(said.length === 0 ? null : said.join(' '))
  }
}
