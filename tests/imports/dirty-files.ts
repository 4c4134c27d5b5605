import { makeOneCFile } from './dirty/one-c-files.ts'
import { makePlainFile } from './dirty/plain-files.ts'
import type { DirtyFile } from './dirty/truth.ts'

export type * from './dirty/truth.ts'

/** Layouts of reports of 1С:ЗУП, by the number of `makeOneCFiles`. */
const REPORTS = 20

/**
 * Files as staff offices send them, each made from a truth that is known before and goes with it: `Truth` says how to
 * judge what a reader makes of them. The same seed makes the same bytes; another seed another company in every file.
 */
export const makeDirtyFiles = ({ seed, count }: { seed: number; count: number }): readonly DirtyFile[] =>
  Array.from({ length: count }, (_, index) => makePlainFile(seed, index))

/** One file in each of twenty layouts of 1С:ЗУП. */
export const makeOneCFiles = ({ seed }: { seed: number }): readonly DirtyFile[] =>
  Array.from({ length: REPORTS }, (_, index) => makeOneCFile(seed, index))
