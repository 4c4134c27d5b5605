import type { CommandsOf } from '../commands/command.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { look } from './look.ts'
import { record } from './record.ts'
import { undo } from './undoing/undo.ts'

/** What a person can do about what a paper says. */
export const paperRecordCommands = { look, record: guardAdding(record), undo }

/** Port: what papers say, as it goes into the records. Looking is not found for a paper that nothing is recorded from. */
export type PaperRecords = CommandsOf<typeof paperRecordCommands>
