import assert from 'node:assert/strict'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { roleNames } from '@osh/core/rights/role-words.ts'
import { accepted, nextInn } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { type CompaniesStore, companiesStore } from '#ui/account/companies/companies-store.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before «Организации» of their account. */
export class CompaniesDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  get shown(): string | null {
    const { company } = this.#services.get(currentCompany)
    return company && nameCompanyShort(company)
  }

  async add(shortName: string): Promise<void> {
    const details = aCompany({ inn: nextInn(), shortName })
    accepted(await this.#services.get(ports.companies).add({ details }))
    await this.#services.get(currentCompany).load()
  }

  /** Each with what the person is there. */
  async list(): Promise<readonly (readonly [name: string, role: string])[]> {
    const store = await this.#open()
    assert(store.state.is === 'ready')
    return store.state.value.map(({ company, role }) => [
      nameCompanyShort(company),
      role === null ? '' : roleNames[role],
    ])
  }

  async switchTo(name: string): Promise<void> {
    const store = await this.#open()
    assert(await store.switchTo(this.#find(store, name)), `в «${name}» не перейти`)
  }

  async leave(name: string): Promise<void> {
    const store = await this.#open()
    this.#hear((await store.leave(this.#find(store, name))) ? null : store.notLeft)
  }

  async #open() {
    const store = this.#services.get(companiesStore)
    await store.open()
    return store
  }

  #find({ state }: CompaniesStore, name: string) {
    assert(state.is === 'ready')
    const found = state.value.find(({ company }) => nameCompanyShort(company) === name)
    assert(found, `организации «${name}» в списке нет`)
    return found.company.id
  }
}
