import type { Align, Paragraph } from '../../paper/paper.ts'
import type { Condition, Expression } from './expression.ts'

/** A form as it is compiled: read once, filled many times. */
export type FormNode =
  | { readonly kind: 'title'; readonly text: Line }
  | { readonly kind: 'heading'; readonly numbered: boolean; readonly text: Line }
  | { readonly kind: 'clause'; readonly depth: number; readonly text: Line }
  | { readonly kind: 'enumerated'; readonly first: boolean; readonly text: Line }
  | { readonly kind: 'dash'; readonly depth: number; readonly text: Line }
  | { readonly kind: 'paragraph'; readonly text: Line }
  | { readonly kind: 'shared'; readonly name: SharedName; readonly text: Line }
  /** A line of a shared block. */
  | { readonly kind: 'styled'; readonly text: Line; readonly style: Partial<Paragraph> }
  | PeopleNode
  | FormTable
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly body: readonly FormNode[]
      readonly otherwise: readonly FormNode[]
    }
  | { readonly kind: 'each'; readonly list: Expression; readonly body: readonly FormNode[] }

/** Blocks that papers share, without people named in the form. */
export const sharedNames = [
  'requisites',
  'approve',
  'order',
  'orders',
  'numbered',
  'stamp',
  'addressee',
  'centre',
  'right',
  'left',
  'note',
  'appendix',
  'landscape',
  'portrait',
  'page',
  'last',
  'space',
  'restart',
] as const

export type SharedName = (typeof sharedNames)[number]

/** Signatures, an acquaintance sheet or «СОГЛАСОВАНО». */
export type PeopleNode = {
  readonly kind: 'sign' | 'acquainted' | 'agree'
  /** What is before the colon. */
  readonly caption: Line
  readonly of: readonly Expression[]
  /** Rows for people unknown. */
  readonly blank: number
  /** Each signature has a place for its day. */
  readonly dated: boolean
}

/** A line of text with placeholders in it. */
export type Line = readonly Piece[]

export type Piece =
  | { readonly kind: 'words'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | {
      readonly kind: 'placeholder'
      readonly expression: Expression
      readonly bold: boolean
      readonly italic: boolean
    }
  | { readonly kind: 'rule'; readonly ems: number }
  /** The last of its line: a rule as long as the page is wide, with a caption under it. */
  | { readonly kind: 'rule-to-margin'; readonly caption: string }
  | { readonly kind: 'if'; readonly condition: Condition; readonly body: Line; readonly otherwise: Line }

export type FormTable = {
  readonly kind: 'table'
  readonly widths: readonly number[]
  readonly aligns: readonly Align[]
  readonly heads: readonly FormRow[]
  readonly rows: readonly FormRow[]
  readonly plain: boolean
  readonly size: number | null
  /** Rows to be filled in by hand, or as many as the sheets of a journal have; and how high, in millimetres. */
  readonly blank: number | 'sheets'
  readonly height: number
  /** A row of the columns' numbers under the heads. */
  readonly counted: boolean
}

export type FormRow = {
  readonly cells: readonly FormCell[]
  /** Repeats for each of these. */
  readonly list: Expression | null
}

export type FormCell = { readonly text: Line } | { readonly joined: 'left' | 'above' }
