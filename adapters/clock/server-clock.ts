import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { findDay } from './system-clock.ts'

const KEPT = 'clock_behind'
/** An answer that was so long on its way says too little of the moment. */
const LONGEST_WAY_MS = 20_000
/** The header has whole seconds. */
const HALF_SECOND_MS = 500

type Needs = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The device's clock, put right by the server's: hours of a term are the same on a phone whose clock is wrong. How far it is behind is kept, and
 * counts without a connection too; a clock that is changed meanwhile is wrong until the next answer.
 */
export class ServerClock implements Clock {
  #behind: number
  readonly #storage: Needs

  constructor(storage: Needs) {
    this.#storage = storage
    this.#behind = readKeptLag(storage)
  }

  now(): Instant {
    return new Date(Date.now() + this.#behind).toISOString() as Instant
  }

  today(timeZone: string): LocalDate {
    return findDay(timeZone, new Date(Date.now() + this.#behind))
  }

  /** Looks at the moment that an answer carries. @param asked when it was asked for, by the device's clock */
  note(headers: Headers, asked: number): void {
    const said = Date.parse(headers.get('date') ?? '')
    const way = Date.now() - asked
    if (Number.isNaN(said) || way < 0 || way > LONGEST_WAY_MS) return
    const behind = said + HALF_SECOND_MS - (asked + way / 2)
    const doubt = HALF_SECOND_MS + way / 2
    if (Math.abs(behind - this.#behind) > doubt) this.#keep(Math.abs(behind) > doubt ? Math.round(behind) : 0)
  }

  #keep(behind: number): void {
    this.#behind = behind
    try {
      this.#storage.setItem(KEPT, String(behind))
    } catch (error) {
      // A storage that is full or forbidden: the next answer says it again.
      if (!(error instanceof DOMException)) throw error
    }
  }
}

function readKeptLag(storage: Needs): number {
  try {
    const kept = Number(storage.getItem(KEPT) ?? 0)
    return Number.isFinite(kept) ? kept : 0
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return 0
  }
}
