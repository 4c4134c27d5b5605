import data from './positions.json' with { type: 'json' }

/**
 * A shipped position (профессия рабочего, должность служащего), worded as the ЕТКС and the ЕКС word them.
 * `id` is below 100000, never given to another position: those that companies add begin there.
 */
export type ShippedPosition = {
  readonly id: number
  readonly name: string
  /** Where such people work, in Russian; for grouping in the catalogue. */
  readonly field: string
}

/** The first id that a company's own position can have. */
export const FIRST_OWN_POSITION_ID = 100_000

export const positions: readonly ShippedPosition[] = data
