import type { CompanyId } from '@osh/core/companies/company.ts'
import type {
  DeadlineQueries,
  DeadlineQuery,
  DeadlineRow,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import type { Filtered, RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { findWindowEnd } from '@osh/core/deadlines/window.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { sql } from 'kysely'
import { findCompanyToday } from '../companies/company-today.ts'
import type { DayGuess } from '../companies/day-guess.ts'
import { readSought } from '../staff/sought-people.ts'
import type { Store } from '../transact.ts'
import { byDeadline } from './deadline-order.ts'
import { readDeadlinePage } from './deadline-page.ts'
import { dueObligations } from './due-obligations.ts'
import { countOverdue, readHorizon } from './horizon-counts.ts'
import type { Narrowed } from './narrow-by.ts'

export class PostgresDeadlineTable implements DeadlineQueries {
  readonly #store: Store
  readonly #clock: Clock
  readonly #day: DayGuess
  readonly #user: UserId
  readonly #seen: SeenDepartments
  constructor(store: Store, clock: Clock, day: DayGuess, user: UserId, seen: SeenDepartments) {
    this.#store = store
    this.#clock = clock
    this.#day = day
    this.#user = user
    this.#seen = seen
  }

  listPage(
    companyId: CompanyId,
    { section, filter, sort, from, to, waiting, page, limit }: DeadlineQuery,
  ): Promise<Listed<DeadlineRow>> {
    const { kysely } = this.#store
    return this.#day.readOn(kysely, companyId, async (today) => {
      const end = findWindowEnd(section, today)
      const until = to === null || to > end ? end : to
      const narrowed = await this.#narrow(companyId, filter)
      const query = {
        companyId,
        seen: this.#seen,
        section,
        filter: narrowed,
        today,
        from,
        to: until,
        waiting,
      }
      return readDeadlinePage(kysely, query, sort, { page, limit })
    })
  }

  async listFreeIds(companyId: CompanyId, section: Section): Promise<readonly ObligationId[]> {
    const today = await this.#findToday(companyId)
    const to = findWindowEnd(section, today)
    const due = dueObligations({
      ...{ companyId, seen: this.#seen, section, today },
      ...{ from: null, to, waiting: false },
    })
    const { rows } = await sql<{ id: ObligationId }>`
      select o.id ${due} and o.memo_id is null
      order by ${byDeadline}`.execute(this.#store.kysely)
    return rows.map(({ id }) => id)
  }

  async readHorizon(companyId: CompanyId, { section, filter }: Filtered): Promise<Horizon> {
    const table = { section, filter: await this.#narrow(companyId, filter) }
    return readHorizon(this.#store.kysely, table, {
      ...{ companyId, seen: this.#seen },
      today: await this.#findToday(companyId),
    })
  }

  async countOverdue(companyId: CompanyId): Promise<Readonly<Record<Section, number>>> {
    return countOverdue(this.#store.kysely, {
      ...{ companyId, seen: this.#seen },
      today: await this.#findToday(companyId),
    })
  }

  async listSavedFilters(companyId: CompanyId): Promise<readonly Filtered[]> {
    const found = await this.#store.kysely
      .selectFrom('memberships')
      .where('company_id', '=', companyId)
      .where('user_id', '=', this.#user)
      .select('saved_filters')
      .executeTakeFirst()
    const saved = found?.saved_filters ?? {}
    return sections.flatMap((section) => {
      const filter = saved[section]
      return filter === undefined ? [] : [{ section, filter }]
    })
  }

  async #narrow(companyId: CompanyId, { search, ...rest }: RowFilter): Promise<Narrowed> {
    return { ...rest, sought: await readSought(this.#store.kysely, companyId, search) }
  }

  #findToday(companyId: CompanyId): Promise<LocalDate> {
    return findCompanyToday(this.#store.kysely, this.#clock, companyId)
  }
}
