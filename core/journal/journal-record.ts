import { isId } from '../shared/input/identifier.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** One record, as the journal's changes name it: its kind, and its number there. */
export type JournalRecord = { readonly record: string; readonly id: number }

/** «employee-5», as addresses have it. */
export const writeJournalRecord = ({ record, id }: JournalRecord): string => `${record}-${id}`

const written = /^([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,15})$/

/** Reads what `writeJournalRecord` has written. A kind of another version of the program has no changes. */
export function parseJournalRecord(
  value: unknown,
): Result<JournalRecord, { readonly code: 'choice/unknown' }> {
  const [, record, digits] = (isShort(value) && written.exec(value)) || []
  const id = Number(digits)
  return record !== undefined && isId(id) ? ok({ record, id }) : err({ code: 'choice/unknown' })
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 60

/** Whether one of the changes is of the record. */
export const isOfRecord = (
  changes: readonly { readonly record: string; readonly ids: readonly number[] }[],
  { record, id }: JournalRecord,
): boolean => changes.some((change) => change.record === record && change.ids.includes(id))
