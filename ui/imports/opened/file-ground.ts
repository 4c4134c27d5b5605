import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { ImportGround } from '@osh/core/imports/plan/import-ground.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { findTermLimits } from '@osh/core/tariffs/company-term.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { InCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'

/** What the rows of a file are compared with. */
export type GroundPorts = {
  readonly employees: Pick<EmployeeRepository, 'list'>
  readonly departments: Pick<DepartmentRepository, 'list'>
  readonly positions: Pick<PositionCatalogue, 'list'>
  readonly obligations: Pick<ObligationRepository, 'list'>
  readonly subscriptions: Pick<Subscriptions, 'readSubscription'>
}

/** How many may be on the staff, and how many are. */
type Room = { readonly most: number; readonly staff: number } | null

/** The records that a file is held against. What people have to do is read once a column of the file tells of it. */
export class FileGround {
  /** Without duties while `duties` are not ready. */
  known: ImportGround | null = null
  room: Room = null
  /** Null while nobody needs them. */
  duties: LoadingState<null> | null = null
  readonly #ports: GroundPorts
  readonly #current: Pick<InCompany, 'company' | 'today'>

  constructor(ports: GroundPorts, current: Pick<InCompany, 'company' | 'today'>) {
    this.#ports = ports
    this.#current = current
    makeAutoObservable(this, { known: observableRef, duties: observableRef }, { autoBind: true })
  }

  /** In the company's own time zone. */
  get today(): LocalDate {
    return this.#current.today()
  }

  /** Answers what went wrong, in words; then all is as it was. */
  async read(withDuties: boolean): Promise<string | null> {
    const { employees, departments, positions, obligations, subscriptions } = this.#ports
    const { company } = this.#current
    const read = await load(() =>
      Promise.all([
        employees.list(company.id),
        departments.list(company.id),
        positions.list(),
        subscriptions.readSubscription(company.id),
        withDuties ? obligations.list(company.id, {}) : null,
      ]),
    )
    if (read.is === 'failed') return describeFailure(read.status)
    const [staff, ownDepartments, allPositions, { term, staff: count }, duties] = read.value
    runInAction(() => {
      this.known = {
        today: this.#current.today(),
        staff,
        departments: ownDepartments,
        positions: allPositions,
        duties: duties ?? this.known?.duties ?? [],
      }
      if (duties) this.duties = READY
      this.room = term ? { most: findTermLimits(term).employees, staff: count } : null
    })
    return null
  }

  /** Reads the duties unless they are there, or on their way. */
  async needDuties(): Promise<void> {
    if (this.duties !== null && this.duties.is !== 'failed') return
    this.duties = pending
    const { company } = this.#current
    const read = await load(() => this.#ports.obligations.list(company.id, {}))
    runInAction(() => {
      if (read.is === 'failed') this.duties = read
      else if (this.known) {
        this.known = { ...this.known, duties: read.value }
        this.duties = READY
      }
    })
  }
}

const READY = { is: 'ready', value: null } as const
