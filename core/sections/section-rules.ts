import type { GroundId } from '../norms/admission-grounds.ts'

/** All that tells one section from another, in one place. Adding a section is one more file of this shape. */
export type SectionRules = {
  /** The end of its paths, on the wire and on screen. */
  readonly path: string
  /** How many months ahead its deadline table looks. The product's own choice, not the law's. */
  readonly windowMonths: number
  /**
   * Whether a memo's row counts at once when its date is entered, with a result of its own; otherwise all rows count together, on the
   * day when the report is approved, with what was found.
   */
  readonly isDated: boolean
  /** Whether every employee must have an obligation of it. */
  readonly isObligatory: boolean
  /** Whether a completion may end as not passed. */
  readonly canFail: boolean
  /**
   * Whether a completion ends with a check of knowledge, which may be failed and is repeated then.
   * Law: ПП РФ 24.12.2021 № 2464, п. 79.
   */
  readonly endsWithCheck: boolean
  /** Whether the position decides what has to be done: its obligations are looked at again after a transfer. */
  readonly dependsOnPosition: boolean
  /** Whether what is asked and how it ended tells of a person's health: hidden from whoever is not granted that. */
  readonly isMedical: boolean
  /** What an assessment may find, the two marks that are no final result with it; empty where nothing is assessed. */
  readonly findings: readonly string[]
  /** How the ids of the deadline rules begin that its obligations may fall under. */
  readonly ruleAreas: readonly string[]
  /** The lines of a memo's header that not every section has. */
  readonly memoLines: readonly ('formOfStudy' | 'duration')[]
  /** Why whoever is overdue in it, or has failed its check, may not work; null where neither keeps anyone from work. */
  readonly bars: { readonly overdue: GroundId; readonly failed: GroundId } | null
  readonly words: SectionWords
}

export type SectionWords = {
  /** On its tab, above its table and in the register of memos. */
  readonly name: string
  /** «Нет обучений, соответствующих …» */
  readonly genitive: string
  /** At the head of the column that says what an obligation is about. */
  readonly head: string
  /** What a memo is called unless a person calls it otherwise. */
  readonly memo: { readonly name: string; readonly fullName: string }
  /** What the printed memo asks for. */
  readonly request: string
  /** How many rows of a memo are done: «проведено 3 из 10». */
  readonly done: string
  /** Said when a memo has been completed. */
  readonly completed: string
}
