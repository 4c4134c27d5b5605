import { type NameAsTyped, readNamed } from '../shared/named.ts'
import type { LineCode } from '../shared/text.ts'

/** What a position's name is refused with. */
export type PositionNameCode = LineCode | 'position-name/required'

/** Reads the name of a position that a company adds; the refusal is on `name`. */
export const readPositionName = (input: NameAsTyped) => readNamed(input, 'position-name/required')
