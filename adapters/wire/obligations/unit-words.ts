import type { PpeUnit } from '@osh/core/shared/ppe-unit.ts'
import { makeWordReader, makeWordWriter } from '../contract/word-table.ts'

/** In what PPE is counted, on the wire; a refusal tells it before a page knows any other word. */
const unitOnWire: Readonly<Record<PpeUnit, string>> = { piece: 'шт.', pair: 'пара', set: 'комплект' }

export const encodeUnit = (unit: PpeUnit): string => unitOnWire[unit]
export const decodeUnit = makeWordReader(unitOnWire)
export const encodeKnownUnit = makeWordWriter(unitOnWire)
