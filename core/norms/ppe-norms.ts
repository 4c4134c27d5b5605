import type { Confidence } from './confidence.ts'
import data from './ppe-norms.json' with { type: 'json' }

/** A point of the uniform norms of PPE (ЕТН): the profession that it gives to. Only what was found of the norms is here. */
export type NormPoint = {
  readonly point: number
  readonly profession: string
  readonly confidence: Confidence
}

/** A piece of PPE as the norms name it; the unit and the term are null where the norms leave them to the maker's papers. */
export type NormItem = {
  readonly name: string
  readonly unit: 'piece' | 'pair' | 'set' | null
  readonly months: number | null
  readonly confidence: Confidence
}

const points: ReadonlyMap<number, NormPoint> = new Map(
  data.points.map(({ point, profession, confidence }) => [
    point,
    { point, profession, confidence: confidence as Confidence },
  ]),
)

/** In the order of the alphabet. Law: приказ Минтруда 29.10.2021 № 767н, приложение № 1, known from an extract. */
export const normItems: readonly NormItem[] = data.items.map((item) => ({
  ...item,
  unit: item.unit as NormItem['unit'],
  confidence: item.confidence as Confidence,
}))

/** Whose point it is; null where it is of those that were not found. */
export const describeNorm = (point: number): NormPoint | null => points.get(point) ?? null
