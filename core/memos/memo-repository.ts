import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Section } from '../sections/section.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardAdding, mayAdd } from '../tariffs/adding.ts'
import { cancel } from './cancel.ts'
import { edit } from './edit.ts'
import { form } from './form.ts'
import type { Memo, MemoId } from './memo.ts'
import type { MemoStatus } from './memo-status.ts'
import { listTakingSections } from './takes-rows.ts'

/** What a person can do to memos. */
export const memoCommands = {
  form: guardAdding(form, ({ details }) => [details.section]),
  edit: mayAdd(edit, listTakingSections),
  cancel,
}

export type MemoQuery = PageQuery & {
  readonly section: Section | null
  readonly status: MemoStatus | null
}

export interface MemoQueries {
  /** Newest number first. */
  list(companyId: CompanyId, query: MemoQuery): Promise<Listed<Memo>>
  get(companyId: CompanyId, id: MemoId): Promise<Result<Memo, NotFound>>
  /** The number the next memo would get if no one else forms one first. */
  findNextNumber(companyId: CompanyId): Promise<number>
}

/**
 * The register of memos (реестр заявок). A command is one transaction: numbering, rows, completions, the obligations'
 * deadlines and holdings change together or not at all.
 */
export type MemoRepository = MemoQueries & CommandsOf<typeof memoCommands>

export type MemoFileFormat = 'docx' | 'pdf'

/** The printed memo. */
export interface MemoFiles {
  /** An address that a new tab can open for the next minute. */
  makeLink(companyId: CompanyId, id: MemoId, format: MemoFileFormat): Promise<Result<string, NotFound>>
}
