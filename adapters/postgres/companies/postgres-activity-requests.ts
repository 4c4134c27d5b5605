import type { ActivityRequest, ActivityRequests } from '@osh/core/companies/company-directory.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Store } from '../transact.ts'

export class PostgresActivityRequests implements ActivityRequests {
  readonly #store: Store
  readonly #clock: Clock
  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async add(request: ActivityRequest): Promise<Result<null, never>> {
    await this.#store.kysely
      .insertInto('activity_requests')
      .values({
        name: request.name,
        email: request.email,
        phone: request.phone,
        email_additional: request.emailAdditional,
        contact_name: request.contactName,
        created_at: this.#clock.now(),
      })
      .execute()
    return ok(null)
  }
}
