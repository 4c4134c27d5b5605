import assert from 'node:assert/strict'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { employeeCardStore } from '#ui/employee-card/employee-card-store.ts'
import { employeeFormStore } from '#ui/employee-card/employee-form-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { obligationFormStore } from '#ui/obligations/obligation-form-store.ts'

/** A person at an employee's card. */
export class CardDesk {
  readonly #services: Services
  readonly #hear: (message: string | null) => void
  readonly #leaveTables: () => void

  constructor(services: Services, hear: (message: string | null) => void, leaveTables: () => void) {
    this.#services = services
    this.#hear = hear
    this.#leaveTables = leaveTables
  }

  /** Dismisses from the day on; null takes that back. */
  async dismiss(id: EmployeeId, dismissalDate: LocalDate | null): Promise<void> {
    this.#leaveTables()
    const card = this.#services.get(employeeCardStore)
    await card.open(id)
    assert(card.employee, 'карточки нет')
    const form = this.#services.get(employeeFormStore)
    form.edit(card.employee)
    form.type({ dismissalDate })
    const stored = await form.save(['dismissalDate'])
    this.#hear(stored ? null : Object.values(form.messages).join(' '))
  }

  /** Asks the employee to return PPE by the day. */
  async askBack(employee: EmployeeId, ppe: string, quantity: number, deadline: LocalDate): Promise<void> {
    this.#leaveTables()
    const form = this.#services.get(obligationFormStore)
    await form.open('ppe', employee, null)
    form.type({ eventType: 'return' })
    form.type({ ppe, quantity: String(quantity), periodicity: 'разово', deadline })
    const saved = await form.save(employee)
    this.#hear(saved ? null : Object.values(form.messages).join(' '))
  }
}
