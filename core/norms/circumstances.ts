import type { Brand } from '../shared/brand.ts'
import data from './circumstances.json' with { type: 'json' }

/** The number of a circumstance, given once and never again. */
export type CircumstanceId = Brand<number, 'CircumstanceId'>

/** What may be so in a company or not, and what the law then asks for («работы на высоте»). */
export type Circumstance = {
  readonly id: CircumstanceId
  /** To be answered by yes or no. */
  readonly question: string
  /** Asked only where this one is so; without it there is nothing to ask. */
  readonly after: CircumstanceId | null
}

/** In the order of asking: the most usual first. */
export const circumstances: readonly Circumstance[] = data.map(({ id, question, after }) => ({
  id: id as CircumstanceId,
  question,
  after: after as CircumstanceId | null,
}))

const byId: ReadonlyMap<number, Circumstance> = new Map(circumstances.map((one) => [one.id, one]))

export const findCircumstance = (id: number): Circumstance | null => byId.get(id) ?? null
