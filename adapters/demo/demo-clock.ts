import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { findWorkingDay } from './working-day.ts'

/** A clock that is at ten in the morning of the day it was last moved to: the demo's year is lived through it. Work is on working days. */
export class DemoClock implements Clock {
  #day: LocalDate
  constructor(day: LocalDate) {
    this.#day = day
  }
  moveTo(day: LocalDate): void {
    this.#day = day
  }
  /** To the day, or to the next working day. */
  moveToWork(day: LocalDate): void {
    this.moveTo(findWorkingDay(day))
  }
  today(): LocalDate {
    return this.#day
  }
  now(): Instant {
    return `${this.#day}T10:00:00.000Z` as Instant
  }
}
