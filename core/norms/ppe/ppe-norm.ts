import type { PpeUnit } from '../../shared/ppe-unit.ts'
import type { Confidence } from '../confidence.ts'

/** How long an item of the norms lasts: a number of months, until it is worn out, or as its maker's papers say. */
export type PpeTerm = number | 'untilWornOut' | 'maker'

/** An item that the norms give: «Перчатки …, 12 пар» a year. */
export type PpeNormItem = {
  readonly name: string
  /** One where the norms leave it to the maker's papers. */
  readonly quantity: number
  readonly unit: PpeUnit
  readonly term: PpeTerm
}

/** What the norms give to a profession. Law: приказ Минтруда 29.10.2021 № 767н, приложение № 1. */
export type ProfessionNorm = {
  /** The point; from 100 000 up where its number isn't known. */
  readonly id: number
  /** Null where its number isn't known. */
  readonly point: number | null
  readonly profession: string
  /** Positions that are of the profession though called otherwise. */
  readonly also: readonly string[]
  /** Ids of the hazards that are usual for it: to be compared with the assessment of risks. */
  readonly hazards: readonly string[]
  readonly items: readonly PpeNormItem[]
  /** False where the source keeps one item of each type, though the order may name several. */
  readonly complete: boolean
  readonly confidence: Confidence
}

/** What they give against an identified hazard. Law: the same order, приложение № 2. */
export type HazardNorm = {
  readonly id: string
  readonly hazard: string
  readonly items: readonly PpeNormItem[]
  readonly confidence: Confidence
}

/** The washing agents for a kind of work or dirt, a month. Law: the same order, приложение № 3. */
export type WashingNorm = {
  readonly id: string
  readonly work: string
  readonly agents: readonly { readonly name: string; readonly monthly: string }[]
  readonly confidence: Confidence
}

export type PpeNorms = {
  readonly professions: readonly ProfessionNorm[]
  readonly hazards: readonly HazardNorm[]
  readonly washing: readonly WashingNorm[]
}
