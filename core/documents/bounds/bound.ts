import type { Citation } from '../../norms/acts.ts'
import type { Confidence } from '../../norms/confidence.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'

/** Another value of the same form, as the text and as people call it. */
export type OtherValue = { readonly name: string; readonly label: string }

/** What a number is held to: a figure, or another value of the form. */
export type Measure = number | OtherValue

/** What a day is held to: a day, the document's own, or another value of the form. */
export type Edge =
  | { readonly of: 'day'; readonly day: LocalDate }
  | { readonly of: 'document' }
  | { readonly of: 'value'; readonly value: OtherValue }

/** What is asked of one value of a form. */
export type Asked =
  | { readonly asks: 'least' | 'most'; readonly measure: Measure }
  /** People, the chair of a commission with them, its secretary not; those of other values added. */
  | { readonly asks: 'people'; readonly least: number; readonly with: readonly OtherValue[] }
  | { readonly asks: 'odd' }
  | { readonly asks: 'as-many'; readonly as: OtherValue }
  | { readonly asks: 'no-one-of'; readonly other: OtherValue }
  /** Nothing while the other value is blank. */
  | { readonly asks: 'only-with'; readonly other: OtherValue }
  | { readonly asks: 'one-of'; readonly options: readonly string[] }
  /** Of a period its first day, and its last. */
  | { readonly asks: 'not-before' | 'not-after'; readonly edge: Edge }

/** A bound (граница) on a value of a form, and who set it. */
export type Bound = Asked & {
  /** Null where no act has to: a paper can't tell of what comes after it. */
  readonly by: Citation | null
  readonly confidence: Confidence
  /** The bound holds while each of these other values is answered with one of its options; empty: always. */
  readonly when: readonly { readonly name: string; readonly is: readonly string[] }[]
}
