import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Absence } from '@osh/core/requirements/absence/absence.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Why somebody is not in a section's table. */
export class AbsenceStore {
  state: LoadingState<Absence | null> = pending
  readonly #desk: RequirementDesk
  readonly #current: InCompany

  constructor(desk: RequirementDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(employeeId: EmployeeId, section: Section): Promise<void> {
    const { company } = this.#current
    const state = await load(async () => {
      const told = await this.#desk.explainAbsence(company.id, { employeeId, section })
      return told.ok ? told.value : null
    })
    runInAction(() => {
      this.state = state
    })
  }
}

export const absenceStore = transient(
  'AbsenceStore',
  [ports.requirementDesk, inCompany],
  (desk, current) => new AbsenceStore(desk, current),
)
