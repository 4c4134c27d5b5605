import type { Block, Run, Text } from '../../paper/paper.ts'
import type { Form } from '../form.ts'
import type { Expression } from '../reading/expression.ts'
import type { FormNode, Line } from '../reading/form-node.ts'
import type { ClauseCounter } from './clause-counter.ts'
import type { FormData } from './form-data.ts'
import type { Item, Scope } from './scope.ts'

/** A paper being filled, as its blocks see it. */
export type Filling = {
  readonly form: Form
  readonly data: FormData
  readonly marksGaps: boolean
  readonly counter: ClauseCounter
  /** How the page lies from here on. */
  landscape: boolean
  /** A line of the form with its placeholders filled; words of one style are together. */
  text(line: Line, scope: Scope): Text
  /** The list's members with their numbers; a list that must not be empty and is, is a hole. */
  items(list: Expression, scope: Scope): readonly Item[]
  /** The document's number. */
  number(): Run
  /** The document's day, in figures or with the month in words. */
  date(style: 'figures' | 'words'): Run
  /** What nodes turn into here. */
  blocks(nodes: readonly FormNode[], item: Item | null): readonly Block[]
  /** A hole of the paper's own, and what is in its place. */
  lacking(path: readonly string[]): Run
  isOptional(expression: Expression): boolean
  /** What is in the place of something unknown: «[Место проведения]», in a paper to be looked at. */
  gap(path: readonly string[], item?: Item | null): Run
}
