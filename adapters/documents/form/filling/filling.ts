import type { Block, Cell, Run, Text } from '../../paper/paper.ts'
import type { Form } from '../form.ts'
import type { Expression } from '../reading/expression.ts'
import type { Line } from '../reading/form-node.ts'
import type { FormData } from './form-data.ts'
import type { Item, Scope } from './scope.ts'

/** A paper being made, as its tables see it; `S` is what placeholders can name at a place of it. */
export type TableFilling<S> = {
  /** How the page lies from here on. */
  readonly landscape: boolean
  /** How many sheets a journal has to be written on by hand. */
  countSheets(): number
  /** A line of the form with its placeholders filled; words of one style are together. */
  fillText(line: Line, scope: S): Text
  /** A row for each member of the list. */
  repeat(list: Expression, scope: S, row: (scope: S) => readonly Cell[]): readonly (readonly Cell[])[]
}

/** A paper being made, as the blocks see it that papers share. */
export type SharedFilling<S> = Pick<TableFilling<S>, 'fillText'> & {
  readonly form: Form
  readonly counter: {
    /** The number of the next appendix; clauses begin from 1. */
    numberAppendix(): number
    /** Clauses begin from 1. */
    restart(): void
  }
  /** How the page lies from here on. */
  landscape: boolean
  /** The document's number. */
  printNumber(): Run
  /** The document's day, in figures or with the month in words. */
  printDate(style: 'figures' | 'words'): Run
  buildLetterhead(): readonly Block[]
}

/** A paper being filled, as the blocks of its people see it. */
export type Filling = Pick<TableFilling<Scope>, 'fillText'> & {
  readonly form: Form
  readonly data: FormData
  readonly marksGaps: boolean
  /** A hole of the paper's own, and what is in its place. */
  noteLacking(path: readonly string[]): Run
  isOptional(expression: Expression): boolean
  /** What is in the place of something unknown: «[Место проведения]», in a paper to be looked at. */
  printGap(path: readonly string[], item?: Item | null): Run
}
