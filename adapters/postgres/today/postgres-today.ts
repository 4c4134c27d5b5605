import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { findLastSoonDay } from '@osh/core/measures/measure.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { listEnded } from '@osh/core/today/ended-acts.ts'
import {
  FIRST_BARRED,
  MEASURES_TOLD,
  readToday,
  type Today,
  type TodayQueries,
} from '@osh/core/today/today.ts'
import { findCompanyToday } from '../companies/company-today.ts'
import { countMeasuresOf, listDueMeasures } from '../measures/measure-queries.ts'
import type { Store } from '../transact.ts'
import { listAwaitedMemos } from './awaited-memos.ts'
import { readBarred } from './read-barred.ts'
import { readOverdue } from './read-overdue.ts'
import { readRegistryWaits } from './read-registry-waits.ts'
import { readUnfilled } from './read-unfilled.ts'

export class PostgresToday implements TodayQueries {
  readonly #store: Store
  readonly #clock: Clock
  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async look(companyId: CompanyId): Promise<Today> {
    const { kysely } = this.#store
    const today = await findCompanyToday(kysely, this.#clock, companyId)
    const place = { companyId, today }
    return readToday({
      barred: () => readBarred(kysely, place, FIRST_BARRED),
      overdue: () => readOverdue(kysely, place),
      awaiting: async () => ({
        memos: await listAwaitedMemos(kysely, { ...place, seen: null }),
        unfilled: await readUnfilled(kysely, place),
        acts: listEnded(today),
        registry: await readRegistryWaits(kysely, place),
      }),
      measures: async () => ({
        items: await listDueMeasures(kysely, companyId, findLastSoonDay(today), MEASURES_TOLD),
        counts: await countMeasuresOf(kysely, companyId, today),
      }),
    })
  }

  async listBarred(companyId: CompanyId, page: PageQuery): Promise<Listed<BarredEmployee>> {
    const { kysely } = this.#store
    const today = await findCompanyToday(kysely, this.#clock, companyId)
    const { items, total, more } = await readBarred(kysely, { companyId, today }, page)
    return { items, total, more }
  }
}
