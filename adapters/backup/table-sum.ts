import type { TableEnd } from './file/frames.ts'

/** A table's rows as they are in a copy: how many, and the sum of their bytes in the order of the key. */
export type TableSum = TableEnd & { readonly name: string }
