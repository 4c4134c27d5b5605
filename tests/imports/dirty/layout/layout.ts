import type { Sheet } from '../cells.ts'
import type { Column } from '../columns.ts'
import type { ColumnTruth, DoubleTruth, RecordTruth, RefusalTruth, SheetTruth } from '../truth.ts'

/** How one sheet is laid out. */
export type Layout = {
  readonly name: string
  readonly holds: SheetTruth['holds']
  /** Lines above the head, each with its cells. */
  readonly titles: readonly (readonly string[])[]
  readonly blankBefore: number
  readonly blankColumns: number
  readonly columns: readonly Column[]
  /** An empty column of the sheet before that one of `columns`. */
  readonly gapBefore: number | null
  readonly heads: 'usual' | 'upper' | 'marked' | 'blanks' | 'latin'
  /** «1 2 3» under the head, as unified forms have it. */
  readonly numbered: boolean
  /** Departments as rows of their own; the words before the name. */
  readonly groups: { readonly prefix: string; readonly counted: boolean } | null
  readonly blankBetweenGroups: boolean
  /** A column of departments merged down over their people. */
  readonly mergedDepartments: boolean
  /** After so many people the head is printed once more. */
  readonly pageOf: number | null
  /** Lines under the people, each with its cells. */
  readonly ends: readonly (readonly string[])[]
  readonly mistakes: number
  /** Rows that come again, as they are, at the end. */
  readonly again: readonly number[]
  /** Rows (by their place in `rows`) that are one question, and why. */
  readonly questions: readonly { readonly rows: readonly number[]; readonly why: DoubleTruth['why'] }[]
  /** A row of a journal that names nobody of the company. */
  readonly strangers: readonly number[]
}

export type LaidOut = {
  readonly sheet: Sheet
  readonly truth: SheetTruth
  readonly columns: readonly ColumnTruth[]
  readonly records: readonly RecordTruth[]
  readonly refusals: readonly RefusalTruth[]
  readonly doubles: readonly DoubleTruth[]
}

/** The first column of the sheet of each of the layout's. */
export function placeColumns({ columns, blankColumns, gapBefore }: Layout): readonly number[] {
  let next = blankColumns
  return columns.map(({ span }, i) => {
    if (i === gapBefore) next++
    const place = next
    next += span
    return place
  })
}

/** The last column of the sheet that the layout has. */
export const lastOf = ({ columns }: Layout, places: readonly number[]): number =>
  (places.at(-1) ?? 0) + (columns.at(-1)?.span ?? 1) - 1
