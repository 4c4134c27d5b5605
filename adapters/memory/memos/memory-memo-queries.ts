import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoQueries, MemoQuery } from '@osh/core/memos/memo-repository.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import { type Listed, pageOf } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { findNextNumber } from './answer-memos.ts'

export class MemoryMemoQueries implements MemoQueries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(companyId: CompanyId, { section, status, ...page }: MemoQuery): Promise<Listed<Memo>> {
    return this.#ledger.read(({ memos }) => {
      const wanted = memos
        .filter((memo) => memo.companyId === companyId)
        .filter((memo) => section === null || memo.section === section)
        .filter((memo) => status === null || deriveMemoStatus(memo) === status)
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

  findNextNumber(companyId: CompanyId): Promise<number> {
    return this.#ledger.read((state) => findNextNumber(state, companyId))
  }
}
