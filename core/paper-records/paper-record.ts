import type { MadeFacts } from '../imports/staff-import.ts'
import type { MemoId } from '../memos/memo.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { CompletionId, ObligationId } from '../obligations/obligation-ids.ts'
import type { Appointment, ResponsibilityId } from '../responsibilities/responsibility.ts'
import type { CompanyId, DocumentId, Signed } from '../shared/identity.ts'

/** That what a paper says went into the records (внесено в записи), or was there and was undone. */
export type PaperRecord = {
  readonly documentId: DocumentId
  readonly companyId: CompanyId
  /** How many rows of it. */
  readonly count: number
  readonly made: Signed
  /** Null while no one has undone it. */
  readonly undone: Signed | null
}

/** A row of a memo that a paper completed. */
export type CompletedRow = {
  readonly memoId: MemoId
  readonly obligationId: ObligationId
  readonly completionId: CompletionId
}

/** A responsibility that an order gave or ended: `appointment` is null where it was ended, `before` where no one had it. */
export type MadeTerm = {
  readonly id: ResponsibilityId
  readonly roleId: RoleId
  readonly appointment: Appointment | null
  readonly before: Appointment | null
}

/** What a paper has made of the records, so that it can be undone. */
export type MadeByPaper = {
  readonly done: MadeFacts
  readonly rows: readonly CompletedRow[]
  readonly terms: readonly MadeTerm[]
}

export const nothingMade: MadeByPaper = {
  done: { given: [], entered: [], restated: [] },
  rows: [],
  terms: [],
}
