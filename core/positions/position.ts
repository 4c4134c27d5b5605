import type { PositionId } from '../shared/identity.ts'
import { type NameAsTyped, readNamed } from '../shared/names/named.ts'
import { lineCodes } from '../shared/texts/text.ts'

export type { PositionId }

/** A position (должность по ЕТКС): a shipped one, or one the company added. */
export type Position = { readonly id: PositionId; readonly name: string }

/** What a position's name is refused with. */
export const positionNameCodes = [...lineCodes, 'position-name/required'] as const
export type PositionNameCode = (typeof positionNameCodes)[number]

/** Reads the name of a position that a company adds; the refusal is on `name`. */
export const readPositionName = (input: NameAsTyped) => readNamed(input, 'position-name/required')
