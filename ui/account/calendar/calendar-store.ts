import type { CalendarLink } from '@osh/core/notices/calendar/calendar-facts.ts'
import type { CalendarDesk } from '@osh/core/notices/calendar/notice-calendar.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** The person's calendar in the company, and the address by which it is read elsewhere. */
export class CalendarStore {
  state: LoadingState<CalendarLink | null> = pending
  /** Told once, as it was made. */
  path: string | null = null
  busy = false
  failure: string | null = null
  readonly #desk: CalendarDesk | null
  readonly #current: CurrentCompany

  constructor(desk: CalendarDesk | null, current: CurrentCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** In the browser's own demo no program could read it. */
  get isThere(): boolean {
    return this.#desk !== null && this.#current.company !== null
  }

  get timeZone(): string {
    return this.#current.company?.timeZone ?? 'UTC'
  }

  async load(): Promise<void> {
    const answer = await load(async () => {
      const { company } = this.#current
      return (company && this.#desk?.findLink(company.id)) ?? null
    })
    runInAction(() => {
      this.state = answer
    })
  }

  open(): Promise<boolean> {
    return this.#work(async (desk, companyId) => {
      const opened = await desk.open({ companyId })
      return opened.ok ? { path: opened.value.path, link: { since: opened.value.since } } : opened.error
    })
  }

  close(): Promise<boolean> {
    return this.#work(async (desk, companyId) => {
      await desk.close({ companyId })
      return { path: null, link: null }
    })
  }

  async #work(work: Work): Promise<boolean> {
    const { company } = this.#current
    const desk = this.#desk
    if (this.busy || desk === null || company === null) return false
    this.busy = true
    const answer = await load(() => work(desk, company.id))
    runInAction(() => {
      this.busy = false
      this.failure = answer.is === 'failed' ? describeFailure(answer.status) : null
      if (answer.is === 'failed') return
      this.path = answer.value.path
      this.state = { is: 'ready', value: answer.value.link }
    })
    return answer.is === 'ready'
  }
}

type Work = (
  desk: CalendarDesk,
  companyId: Parameters<CalendarDesk['open']>[0]['companyId'],
) => Promise<{ readonly path: string | null; readonly link: CalendarLink | null }>

export const calendarStore = transient(
  'CalendarStore',
  [ports.calendarDesk, currentCompany],
  (desk, current) => new CalendarStore(desk, current),
)
