import assert from 'node:assert/strict'
import type { DayKind } from '@osh/core/calendar/set-day.ts'
import { computeDueInWorkingDays, termsInWorkingDays } from '@osh/core/calendar/working-terms.ts'
import { explainTerm } from '@osh/core/incidents/explain-term.ts'
import type { YearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sayTerm } from '@osh/core/wording/incident-terms.ts'
import { type CalendarStore, calendarStore } from '#ui/calendar/calendar-store.ts'
import { type FiguresStore, figuresStore } from '#ui/incidents/figures/figures-store.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A person before the figures of a year, and before the production calendar. */
export class YearDesk {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  async figures(year: string): Promise<YearFigures> {
    const { state } = await this.#figures(year)
    assert(state.is === 'ready')
    return state.value
  }

  async enterHeadcount(year: string, headcount: string): Promise<void> {
    assert.deepEqual(await (await this.#figures(year)).enter(headcount), {})
  }

  async setDay(day: LocalDate, kind: DayKind, note: string): Promise<void> {
    assert.deepEqual(await (await this.#calendar()).set({ day, kind, note }), {})
  }

  /** What «Откуда срок» says. */
  async explain(step: PlanStep, incident: Incident): Promise<string> {
    const { calendar } = await this.#calendar()
    return sayTerm(step, explainTerm(step, incident, calendar)).join(' ')
  }

  /** The day of a term in working days. */
  async dueOf(what: string, start: LocalDate): Promise<LocalDate> {
    const term = termsInWorkingDays.find((one) => one.what === what)
    assert(term, `нет срока «${what}»`)
    return computeDueInWorkingDays(term, start, (await this.#calendar()).calendar).on
  }

  async #figures(year: string): Promise<FiguresStore> {
    const page = this.#services.get(figuresStore)
    await page.show(year)
    return page
  }

  async #calendar(): Promise<CalendarStore> {
    const page = this.#services.get(calendarStore)
    await page.open()
    return page
  }
}
