import type { Refusal } from '@osh/core/wording/refusals/refusal.ts'
import type { FormRow } from './form-row.ts'

/** Which rows are refused, by their keys, each with the field that it is refused for. */
export type WrongRows = ReadonlyMap<string, string>

/** The rows that a refusal names by their places in the list that was sent. */
export function mapWrongRows(refusal: Refusal, sent: readonly FormRow[]): WrongRows {
  const errors = refusal.code === 'fields' ? refusal.errors : []
  return new Map(
    errors.flatMap(({ field, row }): [string, string][] => {
      const key = row === undefined ? undefined : sent[row]?.key
      return key === undefined ? [] : [[key, field]]
    }),
  )
}

/** Nothing is known any more to be wrong with a row that has changed or gone. */
export function keepWrong(
  wrong: WrongRows,
  before: readonly FormRow[],
  after: readonly FormRow[],
): WrongRows {
  const kept = new Set(after)
  const same = new Set(before.filter((row) => kept.has(row)).map(({ key }) => key))
  return new Map([...wrong].filter(([key]) => same.has(key)))
}
