import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import type { Section } from '@osh/core/shared/section.ts'
import type { CardDesk } from './card-desk.ts'
import type { OwnFormDesk } from './own-form-desk.ts'
import type { PaperDesk } from './paper-desk.ts'
import type { ResponsibleDesk } from './responsible-desk.ts'

/** Which rows of a table a person chooses. */
export type Choice =
  | { readonly fullNames: readonly string[] }
  | { readonly event: PpeEvent; readonly ppe: string; readonly fullName: string }
  | 'all'

/** What one person can do and see. */
export interface Session {
  readonly papers: PaperDesk
  readonly ownForms: OwnFormDesk
  readonly responsible: ResponsibleDesk
  readonly card: CardDesk
  /** Opens the section's table; what it showed stays until it is opened anew. */
  openTable(section: Section): Promise<void>
  formMemo(section: Section, choice: Choice, firstDate?: LocalDate): Promise<void>
  /** Opens a memo and leaves it open. */
  openMemo(number: number): Promise<void>
  enterDate(memo: number, fullName: string, date: LocalDate | null, failed?: boolean): Promise<void>
  enterPieces(memo: number, fullName: string, date: LocalDate, quantity: number): Promise<void>
  enterFound(memo: number, fullName: string, word: string): Promise<void>
  enterReport(memo: number, date: LocalDate | null): Promise<void>
  cancelMemo(memo: number): Promise<void>
  sortBy(section: Section, sort: 'fullName'): Promise<void>
  /** Full names in the order of the section's table. */
  rows(section: Section): Promise<readonly string[]>
  overdueRows(section: Section): Promise<readonly string[]>
  /** Whether the row can be ticked, and the number of the memo it stands in otherwise. */
  canChoose(section: Section, fullName: string): Promise<true | number | null>
  /** Presses the head of a section's column in the list of employees. */
  pressShortage(section: Section): Promise<void>
  employees(): Promise<readonly string[]>
  /** What the person was last told when something was refused. */
  message(): string | null
}
