import type { CommandsOf } from '../commands/command.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { add } from './add.ts'
import type { Position } from './position.ts'
import { remove } from './remove.ts'

/** What a person can do to the catalogue. */
export const positionCommands = { add: guardAdding(add), remove }

export interface PositionQueries {
  list(): Promise<readonly Position[]>
}

/** The shipped positions and those that the user's companies have added. */
export type PositionCatalogue = PositionQueries & CommandsOf<typeof positionCommands>
