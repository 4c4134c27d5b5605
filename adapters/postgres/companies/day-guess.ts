import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { findTimeZone } from './company-today.ts'

/** What was read by a day, and the company's time zone as that query found it; undefined where it found no rows. */
type Read<T> = { readonly found: T; readonly zone: string | undefined }

/** Companies whose time zones are remembered; beyond that all are forgotten. */
const MOST = 10_000

/**
 * The company's today as it was last seen, for a query that is quick where it is given the day: the query tells the time zone that
 * is kept now, and is asked again where that has another day.
 */
export class DayGuess {
  readonly #clock: Clock
  readonly #zones = new Map<CompanyId, string>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async readOn<T>(
    kysely: Kysely<Schema>,
    companyId: CompanyId,
    read: (today: LocalDate) => Promise<Read<T>>,
  ): Promise<T> {
    const guessed = this.#clock.today(this.#zones.get(companyId) ?? DEFAULT_TIME_ZONE)
    const { found, zone = await findTimeZone(kysely, this.#clock, companyId) } = await read(guessed)
    if (this.#zones.size >= MOST) this.#zones.clear()
    this.#zones.set(companyId, zone)
    const today = this.#clock.today(zone)
    return today === guessed ? found : (await read(today)).found
  }
}
