import type { CompanyId } from '../../companies/company.ts'
import { findRules, type Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Memo, MemoHeader, MemoId } from '../memo.ts'

/** What a memo's blank fields take: the recipient is the company's director, the author the signed-in user ('' while nameless). */
export type MemoDefaults = { readonly directorName: string; readonly author: string }

/** The header with its blank recipient, names and author filled in; the other fields may stay blank. */
export const fillHeader = (
  section: Section,
  header: MemoHeader,
  { directorName, author }: MemoDefaults,
): MemoHeader => ({
  ...header,
  recipient: header.recipient.trim() || directorName,
  name: header.name.trim() || findRules(section).words.memo.name,
  fullName: header.fullName.trim() || findRules(section).words.memo.fullName,
  author: header.author.trim() || author,
})

/** A memo before its first rows: what `planMemo` forms a new one from. */
export const makeBlankMemo = (
  place: {
    readonly id: MemoId
    readonly companyId: CompanyId
    readonly number: number
    readonly section: Section
    readonly formedOn: LocalDate
  },
  header: MemoHeader,
): Memo => ({
  ...place,
  ...header,
  reportApprovedOn: null,
  registeredOn: null,
  canceled: false,
  rows: [],
  version: 1,
})
