import assert from 'node:assert/strict'
import { erasureStore } from '#ui/account/erasure/erasure-store.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { PASSWORD } from './assembly.ts'

const prove = (confirmation: string) => ({ confirmation, currentPassword: PASSWORD, factorCode: '' })

/** A person before «Удаление данных». */
export class LeavingDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  /** @param typed what is typed; the name of the company unless given */
  async closeCompany(typed?: string): Promise<void> {
    const { id, name } = this.#company
    this.#hearFirst(await this.#services.get(erasureStore).closeCompany(id, prove(typed ?? name)))
  }

  async keepCompany(): Promise<void> {
    this.#hear(await this.#services.get(erasureStore).keepCompany(this.#company.id))
  }

  /** @param typed what is typed; the e-mail of the account unless given */
  async closeAccount(typed?: string): Promise<void> {
    const store = this.#services.get(erasureStore)
    await store.open()
    assert(store.state.is === 'ready', 'аккаунт не прочитан')
    this.#hearFirst(await store.closeAccount(prove(typed ?? store.state.value.email)))
  }

  async keepAccount(): Promise<void> {
    this.#hear(await this.#services.get(erasureStore).keepAccount())
  }

  #hearFirst(messages: Messages | null): void {
    this.#hear(messages && (Object.values(messages)[0] ?? null))
  }

  get #company() {
    const { company } = this.#services.get(currentCompany)
    assert(company, 'нет организации')
    return company
  }
}
