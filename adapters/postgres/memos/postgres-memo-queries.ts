import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoQueries, MemoQuery } from '@osh/core/memos/memo-repository.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import { listPage } from '../list-page.ts'
import { isWhollySeen } from '../staff/seen-departments.ts'
import type { Store } from '../transact.ts'
import type { MemoRecord } from './memo-tables.ts'
import { withRows } from './read-memos.ts'

export class PostgresMemoQueries implements MemoQueries {
  readonly #store: Store
  readonly #seen: SeenDepartments
  constructor(store: Store, seen: SeenDepartments) {
    this.#store = store
    this.#seen = seen
  }

  async list(companyId: CompanyId, { section, status, ...page }: MemoQuery): Promise<Listed<Memo>> {
    const from = sql`from memos m
      where m.company_id = ${companyId}
        and ${section === null ? sql`true` : sql`m.section = ${section}`}
        and ${isWhollySeen(this.#seen, 'm')}
        and ${status === null ? sql`true` : sql`m.status = ${status}`}`
    const { kysely } = this.#store
    const order = sql`m.number desc`
    const records = await listPage<MemoRecord>(kysely, { columns: sql`m.*`, from, order }, page)
    return { ...records, items: await withRows(kysely, companyId, records.items) }
  }

  async get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>> {
    const { kysely } = this.#store
    const record = await kysely
      .selectFrom('memos')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where(isWhollySeen(this.#seen, 'memos'))
      .selectAll()
      .executeTakeFirst()
    const [memo] = await withRows(kysely, companyId, record ? [record] : [])
    return memo ? ok(memo) : err(notFound)
  }

  async findNextNumber(companyId: CompanyId): Promise<number> {
    const company = await this.#store.kysely
      .selectFrom('companies')
      .where('id', '=', companyId)
      .select('last_memo_number')
      .executeTakeFirst()
    return (company?.last_memo_number ?? 0) + 1
  }
}
