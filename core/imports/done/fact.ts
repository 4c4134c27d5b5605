import type { Periodicity } from '../../deadlines/periodicity.ts'
import type { CompletionPapers } from '../../obligations/completion.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FactField } from './fact-field.ts'

/** An obligation of the staff, as far as a file is compared with it. */
export type Duty = Pick<StandingObligation, 'id' | 'employeeId' | 'subject' | 'baseDate' | 'memo'>

/** Whose row it is: what they have to do already, and whether they are not 21 yet. */
export type OfPerson = { readonly own: readonly Duty[]; readonly isYoung: boolean }

/** How often it is done, and by which rule. */
export type Term = { readonly periodicity: Periodicity; readonly ruleId: string | null }

/** What a row says was done; an assessment may have no day. */
export type Fact = {
  /** The column that says when, or what was found. */
  readonly field: FactField
  readonly subject: Subject
  readonly date: LocalDate | null
  /** Null where neither the law nor the row says how often. */
  readonly term: Term | null
  readonly papers: CompletionPapers | null
}

/**
 * A fact that is loaded: `given` makes an obligation of it, `entered` enters it for one that is there, `restated` puts another class or level in place of
 * one that has no day, or adds the size of PPE that was issued on that very day.
 */
export type FactEntry = Fact & {
  readonly is: 'given' | 'entered' | 'restated'
  /** Null where the import gives the obligation. */
  readonly duty: Duty | null
}
