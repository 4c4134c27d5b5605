import assert from 'node:assert/strict'
import type { Employee, EmployeeDetails, EmployeeId } from '@osh/core/employees/employee.ts'
import type { ReturnBriefing } from '@osh/core/obligations/return-briefing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { anEmployee } from '#tests/examples.ts'
import { ports } from '#ui/app/container.ts'
import { absenceFormStore } from '#ui/employee-card/absences/absence-form-store.ts'
import { type AbsencesStore, absencesStore } from '#ui/employee-card/absences/absences-store.ts'
import { employeeCardStore } from '#ui/employee-card/employee-card-store.ts'
import { employeeFormStore } from '#ui/employee-card/employee-form-store.ts'
import { employeeObligationsStore } from '#ui/employee-card/employee-obligations-store.ts'
import { historyStore } from '#ui/employee-card/section/history-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { completionFormStore } from '#ui/obligations/completion-form-store.ts'
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

  /** Takes someone on the staff beside a colleague: in the same department, at the same position. */
  async hire(
    fullName: string,
    { companyId, departmentId, positionId }: Employee,
    changes: Partial<EmployeeDetails> = {},
  ): Promise<Employee | null> {
    this.#leaveTables()
    const [lastName = '', firstName = '', fatherName = null] = fullName.split(' ')
    const place = { departmentId, positionId }
    const details = anEmployee({ lastName, firstName, fatherName, ...place, ...changes })
    const hired = await this.#services.get(ports.employees).hire({ companyId, details })
    this.#hear(hired.ok ? null : describeRefusal(hired.error))
    return hired.ok ? hired.value : null
  }

  /** The day is the last of work; null takes the dismissal back. */
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

  /** Enters that the employee is away in those days; a null end is open. */
  async enterAbsence(id: EmployeeId, from: LocalDate, to: LocalDate | null): Promise<void> {
    this.#leaveTables()
    const card = this.#services.get(employeeCardStore)
    await card.open(id)
    assert(card.employee, 'карточки нет')
    const form = this.#services.get(absenceFormStore)
    form.begin(null)
    form.type({ kind: 'parental', from, to })
    const saved = await form.save(card.employee, (await this.#absences(id)).all)
    this.#hear(saved ? null : Object.values(form.messages).join(' '))
  }

  /** The briefing that the card proposes; null when it proposes none. */
  async proposal(id: EmployeeId): Promise<ReturnBriefing | null> {
    const duties = this.#services.get(employeeObligationsStore)
    await duties.open(id)
    return (await this.#absences(id)).findProposal(duties.all)
  }

  async takeProposal(id: EmployeeId): Promise<void> {
    const proposal = await this.proposal(id)
    assert(proposal, 'ничего не предложено')
    this.#hear(await (await this.#absences(id)).propose(id, proposal))
  }

  async #absences(id: EmployeeId): Promise<AbsencesStore> {
    const absences = this.#services.get(absencesStore)
    await absences.open(id)
    return absences
  }

  /** Asks the employee to return PPE by the day. */
  async askBack(employee: Employee, ppe: string, quantity: number, deadline: LocalDate): Promise<void> {
    this.#leaveTables()
    const form = this.#services.get(obligationFormStore)
    await form.open('ppe', employee, null)
    form.type({ event: 'return' })
    form.type({ ppe, quantity: String(quantity), periodicity: 'разово', deadline })
    const saved = await form.save(employee.id)
    this.#hear(saved ? null : Object.values(form.messages).join(' '))
  }

  /** Corrects in the history the completion of the day. */
  async correctDate(obligation: StandingObligation, wrong: LocalDate, right: LocalDate): Promise<void> {
    this.#leaveTables()
    const history = this.#services.get(historyStore)
    await history.open(obligation.id)
    const lines = history.state.is === 'ready' ? history.state.value : []
    const line = lines.find(({ date, takenBack }) => date === wrong && takenBack === null)
    assert(line, `в истории нет прохождения ${wrong}`)
    const form = this.#services.get(completionFormStore)
    form.beginCorrection(obligation, line)
    form.setDate(right)
    const saved = await form.save(obligation)
    this.#hear(saved ? null : Object.values(form.messages).join(' '))
  }
}
