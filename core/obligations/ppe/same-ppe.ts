import { foldName } from '../../shared/names/name-search.ts'
import type { PpeUnit } from '../../shared/ppe-unit.ts'

/** What PPE is told apart by: its name, however its letters are typed, and what it is counted in. */
export type PpeItem = { readonly name: string; readonly unit: PpeUnit }

/** One text for every item that is the same: pairs and pieces of one name are two, for nothing adds them up. */
export const keyPpe = ({ name, unit }: PpeItem): string => `${unit}:${foldName(name)}`

export const isSamePpe = (a: PpeItem, b: PpeItem): boolean => keyPpe(a) === keyPpe(b)
