import { listSteps } from '@osh/core/commands/apply.ts'
import type { KeptMail } from '@osh/core/mail/mail.ts'
import { type Outbox, type UndeliveredMail, withoutWords } from '@osh/core/mail/outbox.ts'
import { sendAgain } from '@osh/core/mail/settle-mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, MailId } from '@osh/core/shared/identity.ts'
import { type MailNotFailed, type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Kysely } from 'kysely'
import type { makeWriters } from '../commands/writers.ts'
import { NO_COMPANY } from '../jobs/jobs-table.ts'
import type { Schema } from '../schema.ts'
import { type Store, transact } from '../transact.ts'
import { readMail } from './mail-rows.ts'

/** Mails in the table `mails`. */
export class PostgresOutbox implements Outbox {
  readonly #store: Store
  readonly #writers: ReturnType<typeof makeWriters>
  constructor(store: Store, writers: ReturnType<typeof makeWriters>) {
    this.#store = store
    this.#writers = writers
  }

  async get(companyId: CompanyId | null, id: MailId): Promise<KeptMail | null> {
    const row = await selectMail(this.#store.kysely, companyId, id).executeTakeFirst()
    return row ? readMail(row) : null
  }

  async listUndelivered(most: number): Promise<readonly UndeliveredMail[]> {
    const rows = await this.#store.kysely
      .selectFrom('mails')
      .where('state', '<>', 'sent')
      .orderBy('entered_at', 'desc')
      .orderBy('id')
      .limit(most)
      .selectAll()
      .execute()
    return rows.map((row) => withoutWords(readMail(row)))
  }

  sendAgain(
    companyId: CompanyId | null,
    id: MailId,
    now: Instant,
  ): Promise<Result<null, NotFound | MailNotFailed>> {
    return transact(this.#store, async (work): Promise<Result<null, NotFound | MailNotFailed>> => {
      const row = await selectMail(work, companyId, id).forUpdate().executeTakeFirst()
      if (!row) return err(notFound)
      const decided = sendAgain(readMail(row), now)
      if (!decided.ok) return decided
      for (const step of listSteps(this.#writers, decided.value)) await step(work)
      return ok(null)
    })
  }

  async forget(before: Instant): Promise<void> {
    await this.#store.kysely
      .deleteFrom('mails')
      .where('settled_at', '<', before)
      .where('about', '<>', 'documents')
      .execute()
  }
}

const selectMail = (kysely: Kysely<Schema>, companyId: CompanyId | null, id: MailId) =>
  kysely
    .selectFrom('mails')
    .where('company_id', '=', companyId ?? NO_COMPANY)
    .where('id', '=', id)
    .selectAll()
