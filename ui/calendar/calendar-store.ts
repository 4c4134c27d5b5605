import type { CalendarEdit } from '@osh/core/calendar/calendar-edit.ts'
import type { CalendarRepository } from '@osh/core/calendar/calendar-repository.ts'
import { makeCalendar, type ProductionCalendar } from '@osh/core/calendar/production-calendar.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { calendarWords } from '@osh/core/wording/refusals/words/calendar-words.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { calendarTexts as texts } from './texts.ts'

const words = { ...plainWords, ...calendarWords, 'reason/required': incidentWords['reason/required'] }
const labels = { day: texts.day, kind: texts.kind, note: texts.note }

/** The years that can be looked at: those before are of no term that is still open. */
const FIRST_YEAR = 2023

/** The production calendar of a company, year by year, and what the company has changed in it. */
export class CalendarStore {
  state: LoadingState<readonly CalendarEdit[]> = pending
  year: number
  readonly #calendar: CalendarRepository
  readonly #current: InCompany

  constructor(calendar: CalendarRepository, current: InCompany) {
    this.#calendar = calendar
    this.#current = current
    this.year = this.thisYear
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get thisYear(): number {
    return Number(this.#current.today().slice(0, 4))
  }

  get today() {
    return this.#current.today()
  }

  /** Up to the year after the next. */
  get years(): readonly number[] {
    return Array.from({ length: this.thisYear + 3 - FIRST_YEAR }, (_, i) => FIRST_YEAR + i)
  }

  /** What is no year to look at is this one. */
  show(year: string | null): void {
    this.year = this.years.find((known) => String(known) === year) ?? this.thisYear
  }

  get edits(): readonly CalendarEdit[] {
    return this.state.is === 'ready' ? this.state.value : []
  }

  get calendar(): ProductionCalendar {
    return makeCalendar(this.edits)
  }

  /** Reads what the company has changed; what is shown meanwhile stays. */
  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#calendar.listEdits(company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** Changes a day; what was refused is answered, nothing where it is stored. */
  async set(details: Input): Promise<Messages> {
    const { company } = this.#current
    const answer = await load(() => this.#calendar.setDay({ companyId: company.id, details }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, words, labels)
    await this.open()
    return {}
  }
}

export const calendarStore = transient(
  'CalendarStore',
  [ports.calendar, inCompany],
  (calendar, current) => new CalendarStore(calendar, current),
)
