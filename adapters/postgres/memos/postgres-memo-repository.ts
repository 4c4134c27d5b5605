import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit } from '@osh/core/memos/memo-draft.ts'
import type { MemoQuery, MemoRefusal, MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound, type Stale } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { sql } from 'kysely'
import { listed } from '../listed.ts'
import { entryOf } from '../obligations/entry.ts'
import type { Entry } from '../obligations/write-facts.ts'
import type { MemoRecord } from '../schema.ts'
import { type Store, transact, type Work } from '../transact.ts'
import { cancel, edit, form } from './memo-changes.ts'
import { withRows } from './read-memos.ts'

export class PostgresMemoRepository implements MemoRepository {
  readonly #store: Store
  readonly #clock: Clock
  readonly #user: UserId
  constructor(store: Store, clock: Clock, user: UserId) {
    this.#store = store
    this.#clock = clock
    this.#user = user
  }

  async list(companyId: CompanyId, { section, status, ...page }: MemoQuery): Promise<Listed<Memo>> {
    const from = sql`from memos m
      where m.company_id = ${companyId}
        and ${section === null ? sql`true` : sql`m.section = ${section}`}
        and ${status === null ? sql`true` : sql`m.status = ${status}`}`
    const { kysely } = this.#store
    const order = sql`m.number desc`
    const records = await listed<MemoRecord>(kysely, { columns: sql`m.*`, from, order }, page)
    return { ...records, items: await withRows(kysely, companyId, records.items) }
  }

  async get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>> {
    const { kysely } = this.#store
    const record = await kysely
      .selectFrom('memos')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()
    const [memo] = await withRows(kysely, companyId, record ? [record] : [])
    return memo ? ok(memo) : err(notFound)
  }

  async nextNumber(companyId: CompanyId): Promise<number> {
    const company = await this.#store.kysely
      .selectFrom('companies')
      .where('id', '=', companyId)
      .select('last_memo_number')
      .executeTakeFirst()
    return (company?.last_memo_number ?? 0) + 1
  }

  add(companyId: CompanyId, draft: MemoDraft): Promise<Result<Memo, MemoRefusal>> {
    return this.#change(companyId, (work, entry) => form(work, entry, draft))
  }

  change(
    companyId: CompanyId,
    id: MemoId,
    changes: MemoEdit,
    version: number | null,
  ): Promise<Result<Memo, MemoRefusal | Stale>> {
    return this.#change(companyId, (work, entry) => edit(work, entry, id, changes, version))
  }

  cancel(
    companyId: CompanyId,
    id: MemoId,
    version: number | null,
  ): Promise<Result<Memo, MemoRefusal | Stale>> {
    return this.#change(companyId, (work, entry) => cancel(work, entry, id, version))
  }

  #change<T, E>(
    companyId: CompanyId,
    work: (work: Work, entry: Entry) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    return transact(this.#store, async (transaction) =>
      work(transaction, await entryOf(transaction, this.#clock, companyId, this.#user)),
    )
  }
}
