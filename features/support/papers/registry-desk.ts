import assert from 'node:assert/strict'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sayError } from '@osh/core/wording/refusals/say.ts'
import { type EditionsStore, editionsStore } from '#ui/documents/editions/editions-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { checksStore } from '#ui/registry/checks/checks-store.ts'
import { words } from '#ui/registry/refused.ts'
import { type SetsStore, setsStore } from '#ui/registry/sets/sets-store.ts'

/** A person before the page «Реестр обученных». */
export class RegistryDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  /** What the page says of a check; nothing of one that can be sent. */
  async faultsOf(fullName: string, date: LocalDate): Promise<readonly string[]> {
    const page = await this.#checks()
    const row = page.rows.find(({ who, check }) => who === fullName && check.date === date)
    assert(row, `нет проверки знания: ${fullName}`)
    return row.faults.map((fault) => sayError(fault, words))
  }

  async form(date: LocalDate): Promise<void> {
    const page = await this.#checks()
    page.choose(page.ready, false)
    page.choose(
      page.ready.filter(({ check }) => check.date === date),
      true,
    )
    const set = await page.form()
    this.#hear(set ? null : page.message)
  }

  async answer(text: string): Promise<void> {
    const { page, set } = await this.#lastSet()
    this.#hear((await page.answer(set, text))[0] ?? null)
  }

  async withdraw(): Promise<void> {
    const { page, set } = await this.#lastSet()
    this.#hear(await page.withdraw(set))
  }

  async countLast(): Promise<{ readonly count: number; readonly unanswered: number }> {
    const { count, registered } = (await this.#lastSet()).set
    return { count, unanswered: count - registered }
  }

  async openEditions(id: DocumentId): Promise<EditionsStore> {
    const page = this.#services.get(editionsStore)
    await page.open(id)
    return page
  }

  async #checks() {
    const page = this.#services.get(checksStore)
    await page.reload()
    return page
  }

  async #lastSet(): Promise<{ readonly page: SetsStore; readonly set: RegistrySet }> {
    const page = this.#services.get(setsStore)
    await page.open()
    assert(page.state.is === 'ready')
    const [set] = page.state.value
    assert(set, 'наборов нет')
    return { page, set }
  }
}
