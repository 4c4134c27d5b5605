import assert from 'node:assert/strict'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { appointStore } from '#ui/responsible/appoint-store.ts'
import { type ResponsibleStore, responsibleStore } from '#ui/responsible/responsible-store.ts'

/** The order as it is typed; «Не требуется» is the tick that is in its place. */
export type TypedOrder = { readonly number: string; readonly date: LocalDate | null } | 'not-required'

/** A person before the table of responsible persons. */
export class ResponsibleDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void

  constructor(services: Services, hear: (message: string | null) => void) {
    this.#services = services
    this.#hear = hear
  }

  /** @param former whom the role is taken from; null for «Назначить» */
  async appoint(role: string, employee: Employee, order: TypedOrder, former: string | null): Promise<void> {
    const held = await this.#role(role)
    const holder = held.holders.find(({ employeeFullName }) => employeeFullName === former) ?? null
    assert(former === null || holder, `${former} не отвечает за «${role}»`)
    const dialog = this.#services.get(appointStore)
    dialog.begin(held.role, holder)
    dialog.set({ employeeId: employee.id })
    if (order === 'not-required') dialog.setNotRequired(true)
    else dialog.set({ orderNumber: order.number, orderDate: order.date })
    const saved = await dialog.save()
    this.#hear(saved ? null : Object.values(dialog.messages).join('\n'))
  }

  /** Answers what the role depends on. */
  async answerFor(role: string, applies: boolean): Promise<void> {
    const { role: found } = await this.#role(role)
    assert(found.circumstance, `ответственность «${role}» нужна всем`)
    const table = await this.#table()
    const done = await table.answer(found.circumstance, applies)
    this.#hear(done ? null : table.refusal)
  }

  async #table(): Promise<ResponsibleStore> {
    const table = this.#services.get(responsibleStore)
    await table.open()
    return table
  }

  async #role(name: string) {
    const { groups } = await this.#table()
    const found = groups.flatMap(({ roles }) => roles).find(({ role }) => role.name === name)
    assert(found, `нет ответственности «${name}»`)
    return found
  }
}
