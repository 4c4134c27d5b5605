import type { SomeWrite } from '../commands/command.ts'
import { listChanges } from '../commands/journal.ts'

/** Whether what was decided brings a record that was not there, as its journal tells; another in the place of one is a change. */
export const addsRecord = (writes: readonly SomeWrite[]): boolean =>
  listChanges(writes).some(({ before }) => before === null)
