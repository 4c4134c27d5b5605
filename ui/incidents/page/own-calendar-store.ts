import type { CalendarEdit } from '@osh/core/calendar/calendar-edit.ts'
import type { CalendarRepository } from '@osh/core/calendar/calendar-repository.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the company has changed in the production calendar, read where a term is explained. */
export class OwnCalendarStore {
  state: LoadingState<readonly CalendarEdit[]> = pending
  readonly #calendar: CalendarRepository
  readonly #current: InCompany

  constructor(calendar: CalendarRepository, current: InCompany) {
    this.#calendar = calendar
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#calendar.listEdits(company.id))
    runInAction(() => {
      this.state = answer
    })
  }
}

export const ownCalendarStore = transient(
  'OwnCalendarStore',
  [ports.calendar, inCompany],
  (calendar, current) => new OwnCalendarStore(calendar, current),
)
