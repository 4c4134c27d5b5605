import type { CompanyId } from '../companies/company.ts'
import type { HoldingRefusal } from '../obligations/refusals.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { FieldErrors, NotFound, Stale } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import type { Section } from '../shared/section.ts'
import type { Memo, MemoId } from './memo.ts'
import type { MemoDraft, MemoEdit } from './memo-draft.ts'
import type { MemoStatus } from './memo-status.ts'

/** Rows whose obligation stands in another active memo, named so that a person finds them. */
export type RowsTaken = {
  readonly code: 'memo/rows-taken'
  readonly rows: readonly { readonly fullName: string; readonly memoNumber: number }[]
}

export type MemoRefusal =
  | RowsTaken
  | HoldingRefusal
  | FieldErrors
  | NotFound
  | { readonly code: 'memo/no-rows' }
  | { readonly code: 'memo/row-doubled' }
  | { readonly code: 'memo/wrong-section' }
  | { readonly code: 'memo/events-mixed' }
  | { readonly code: 'memo/obligation-removed' }
  | { readonly code: 'memo/canceled' }
  | { readonly code: 'memo/has-results' }

export type MemoQuery = PageQuery & {
  readonly section: Section | null
  readonly status: MemoStatus | null
}

/**
 * The register of memos (реестр заявок). One call is one transaction: numbering, rows, completions, the
 * obligations' deadlines and holdings change together or not at all; the rules are `planMemo`'s.
 */
export interface MemoRepository {
  /** Newest number first. */
  list(companyId: CompanyId, query: MemoQuery): Promise<Listed<Memo>>
  get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>>
  /** The number the next memo would get if nobody else forms one first. */
  nextNumber(companyId: CompanyId): Promise<number>
  add(companyId: CompanyId, draft: MemoDraft): Promise<Result<Memo, MemoRefusal>>
  change(
    companyId: CompanyId,
    id: MemoId,
    edit: MemoEdit,
    version: number | null,
  ): Promise<Result<Memo, MemoRefusal | Stale>>
  /** For good; refused with `memo/has-results` while a row has one. */
  cancel(companyId: CompanyId, id: MemoId, version: number | null): Promise<Result<Memo, MemoRefusal | Stale>>
}

export type MemoFileFormat = 'docx' | 'pdf'

/** The printed memo. */
export interface MemoFiles {
  /** An address that a new tab can open for the next minute. */
  link(companyId: CompanyId, id: MemoId, format: MemoFileFormat): Promise<Result<string, NotFound>>
}
