import type { Periodicity } from '../deadlines/periodicity.ts'
import type { Citation } from '../norms/acts.ts'
import type { Confidence } from '../norms/confidence.ts'
import type { Subject } from '../obligations/subject.ts'

/** Where something may be learned: inside too, or in an accredited centre alone. Law: ПП РФ 24.12.2021 № 2464, п. 44. */
export type LearningPlace = 'inside' | 'centre'

/** What a requirement asks for, before anyone has decided about it. */
export type Requested = {
  readonly subject: Subject
  readonly periodicity: Periodicity
  /** An id of `norms/deadline-rules`, as obligations have it. */
  readonly ruleId: string | null
  /** Null is the organisation's own decision (решение организации). */
  readonly citation: Citation | null
}

/** What the law asks of a position, as its profile tells (предложение). */
export type Proposal = Requested & {
  readonly citation: Citation
  /** Which answer brings it, in Russian: «признак «работы на высоте»». */
  readonly why: string
  /** What is not sure is said so. */
  readonly confidence: Confidence
  /** Of training alone; null elsewhere. */
  readonly place: LearningPlace | null
  /** What a specialist is to compare or to decide about it, in Russian: «норма вписана по памяти, сверьте с приказом»; null for nothing. */
  readonly note: string | null
}

/** A section in which nothing is asked for, or not yet known to be: why, and what is missing for it to be known. */
export type NotRequired = {
  readonly section: Subject['section']
  readonly why: string
  readonly missing: string | null
}

/** What follows from a profile: every section is in one of the two lists or in both. */
export type Proposed = {
  readonly proposals: readonly Proposal[]
  readonly absent: readonly NotRequired[]
}
