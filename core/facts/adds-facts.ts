import type { SomeWrite } from '../commands/command.ts'
import { listChanges, type Values } from '../commands/journal.ts'

/** Whether a list has more rows than before; what a row says is put right at any time, and rows go. */
export const addsFacts = (writes: readonly SomeWrite[]): boolean =>
  listChanges(writes).some(({ before, after }) => countRows(after) > countRows(before))

const countRows = (said: Values): number => (Array.isArray(said?.rows) ? said.rows.length : 0)
