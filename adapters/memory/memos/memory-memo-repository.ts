import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit } from '@osh/core/memos/memo-draft.ts'
import type { MemoQuery, MemoRefusal, MemoRepository } from '@osh/core/memos/memo-repository.ts'
import { memoStatus } from '@osh/core/memos/memo-status.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type Listed, pageOf } from '@osh/core/shared/page.ts'
import { type NotFound, notFound, type Stale } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Actor, Ledger } from '../ledger.ts'
import type { Entry } from '../obligations/entry.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { cancel, edit, form, nextNumber } from './memo-changes.ts'

export class MemoryMemoRepository implements MemoRepository {
  readonly #ledger: Ledger
  readonly #clock: Clock
  readonly #actor: Actor
  constructor(ledger: Ledger, clock: Clock, actor: Actor) {
    this.#ledger = ledger
    this.#clock = clock
    this.#actor = actor
  }

  list(companyId: CompanyId, { section, status, ...page }: MemoQuery): Promise<Listed<Memo>> {
    return this.#ledger.read(({ memos }) => {
      const wanted = memos
        .filter((memo) => memo.companyId === companyId)
        .filter((memo) => section === null || memo.section === section)
        .filter((memo) => status === null || memoStatus(memo) === status)
      return pageOf(
        wanted.toSorted((a, b) => b.number - a.number),
        page,
      )
    })
  }

  get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>> {
    return this.#ledger.read(({ memos }) => {
      const memo = memos.find((one) => one.id === id && one.companyId === companyId)
      return memo ? ok(memo) : err(notFound)
    })
  }

  nextNumber(companyId: CompanyId): Promise<number> {
    return this.#ledger.read((state) => nextNumber(state, companyId))
  }

  add(companyId: CompanyId, draft: MemoDraft): Promise<Result<Memo, MemoRefusal>> {
    return this.#ledger.change((state) => form(state, this.#entry(state, companyId), draft))
  }

  change(
    companyId: CompanyId,
    id: MemoId,
    changes: MemoEdit,
    version: number | null,
  ): Promise<Result<Memo, MemoRefusal | Stale>> {
    return this.#ledger.change((state) => edit(state, this.#entry(state, companyId), id, changes, version))
  }

  cancel(
    companyId: CompanyId,
    id: MemoId,
    version: number | null,
  ): Promise<Result<Memo, MemoRefusal | Stale>> {
    return this.#ledger.change((state) => cancel(state, this.#entry(state, companyId), id, version))
  }

  #entry(state: State, companyId: CompanyId): Entry {
    const today = todayIn(state, companyId, this.#clock)
    return { companyId, by: this.#actor(), at: this.#clock.now(), today }
  }
}
