import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { Here } from '@osh/core/incidents/offline/view.ts'
import type { NamedEmployee } from '@osh/core/incidents/reading/read-person.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { makeOnce } from '@osh/core/shared/make-once.ts'
import { isAway, Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Codec } from '#adapters/wire/contract/answer.ts'
import { incident } from '#adapters/wire/incidents/incident-wire.ts'
import { WireMismatch } from '#adapters/wire/wire-format.ts'
import { people } from './kept-people.ts'
import { encodeJson, readJson, type SealedStore } from './person-store.ts'

/** How many accidents are kept: those that were read last. */
const MOST = 100

const nameIncident = (companyId: CompanyId, id: IncidentId): string => `${companyId}/incident/${id}`
const namePeople = (companyId: CompanyId): string => `${companyId}/people`

type Needs = {
  readonly person: UserId
  readonly store: SealedStore
  readonly employees: Pick<EmployeeRepository, 'list'>
  readonly clock: Clock
}

/** Read when it is asked for: of all that are kept a page shows one. `value` is null where it has another shape than this program's. */
type KeptIncident = { readonly value: () => Incident | null; readonly text: () => string }

/** What the server said last, as it is kept on this device: each value as the wire has it. What an older program kept in another shape counts as none. */
export class KnownHere {
  /** The one read last at the end. */
  readonly #incidents = new Map<string, KeptIncident>()
  readonly #asked = new Set<CompanyId>()
  readonly #people = new Map<CompanyId, ReadonlyMap<EmployeeId, NamedEmployee>>()
  readonly #needs: Needs

  private constructor(needs: Needs) {
    this.#needs = needs
  }

  static async open(needs: Needs): Promise<KnownHere> {
    const known = new KnownHere(needs)
    await Promise.all((await needs.store.listNames()).map((name) => known.#read(name)))
    return known
  }

  async #read(name: string): Promise<void> {
    const [company, kind] = name.split('/')
    if (kind !== 'incident' && kind !== 'people') return
    const json = await readJson(this.#needs.store, name)
    if (kind === 'incident') {
      const value = makeOnce(() => decodeIfFit(incident, json))
      this.#incidents.set(name, { value, text: () => JSON.stringify(json) })
    } else {
      const named = decodeIfFit(people, json) ?? []
      this.#people.set(Number(company) as CompanyId, new Map(named.map((one) => [one.id, one])))
    }
  }

  findIncident(companyId: CompanyId, id: IncidentId): Incident | null {
    return this.#incidents.get(nameIncident(companyId, id))?.value() ?? null
  }

  listIncidents(companyId: CompanyId): readonly Incident[] {
    return [...this.#incidents]
      .filter(([name]) => name.startsWith(`${companyId}/`))
      .flatMap(([, { value }]) => value() ?? [])
  }

  /** A full device keeps what it can: what the server has can be read again. */
  async keep(incidents: readonly Incident[]): Promise<void> {
    const changed = new Map<string, ReturnType<typeof encodeJson>>()
    for (const value of incidents) {
      const name = nameIncident(value.companyId, value.id)
      const json = incident.encode(value)
      const text = JSON.stringify(json)
      if (this.#incidents.get(name)?.text() !== text) changed.set(name, encodeJson(json))
      this.#incidents.delete(name)
      this.#incidents.set(name, { value: () => value, text: () => text })
    }
    const old = [...this.#incidents.keys()].slice(0, Math.max(0, this.#incidents.size - MOST))
    for (const name of old) this.#incidents.delete(name)
    await this.#write(changed, old)
  }

  async #write(values: ReadonlyMap<string, ReturnType<typeof encodeJson>>, gone: readonly string[] = []) {
    try {
      if (values.size > 0) await this.#needs.store.put(values)
      if (gone.length > 0) await this.#needs.store.remove(gone)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
    }
  }

  /** Asks the server, keeps what it answers, and gives the last answer again while it is away. Throws `Unavailable` where there is none. */
  async read<T>(name: string, of: Codec<T>, ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask()
      await this.#write(new Map([[name, encodeJson(of.encode(answer))]]))
      return answer
    } catch (error) {
      const kept = isAway(error) ? decodeIfFit(of, await readJson(this.#needs.store, name)) : null
      if (kept === null) throw error
      return kept
    }
  }

  /** Whoever may be named as injured without a connection, by name and position alone. */
  readonly people = (companyId: CompanyId): readonly NamedEmployee[] => [
    ...(this.#people.get(companyId)?.values() ?? []),
  ]

  /** Reads them again, once while the page is open. */
  async readPeople(companyId: CompanyId): Promise<void> {
    if (this.#asked.has(companyId)) return
    this.#asked.add(companyId)
    const { employees, clock } = this.#needs
    try {
      const today = clock.today(DEFAULT_TIME_ZONE)
      const all = (await employees.list(companyId)).filter((one) => !isDismissed(one, today))
      this.#people.set(companyId, new Map(all.map((one) => [one.id, one])))
      await this.#write(new Map([[namePeople(companyId), encodeJson(people.encode(all))]]))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      this.#asked.delete(companyId)
    }
  }

  here(companyId: CompanyId): Here {
    const people = this.#people.get(companyId) ?? new Map()
    return { by: this.#needs.person, people, timeZone: DEFAULT_TIME_ZONE }
  }

  /** Companies of which something is kept. */
  async listCompanies(): Promise<readonly CompanyId[]> {
    const all = (await this.#needs.store.listNames()).map((name) => Number.parseInt(name, 10))
    return [...new Set(all.filter(Number.isSafeInteger))] as CompanyId[]
  }

  /** Nothing of the companies stays on this device. */
  async forget(companies: readonly CompanyId[]): Promise<void> {
    const isOf = (name: string) => companies.some((id) => name.startsWith(`${id}/`))
    await this.#needs.store.remove((await this.#needs.store.listNames()).filter(isOf))
    for (const name of [...this.#incidents.keys()].filter(isOf)) this.#incidents.delete(name)
    for (const id of companies) this.#people.delete(id)
  }
}

function decodeIfFit<T>(of: Pick<Codec<T>, 'decode'>, json: unknown): T | null {
  try {
    return json === undefined ? null : of.decode(json)
  } catch (error) {
    if (!(error instanceof WireMismatch)) throw error
    return null
  }
}
