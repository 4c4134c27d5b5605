import type { Memo } from '../memos/memo.ts'
import type { MemoReference } from '../obligations/memo-reference.ts'
import type { Section } from '../sections/section.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'

/** A memo that is open too long, and what it lacks. */
export type AwaitedMemo = {
  readonly memo: MemoReference
  readonly section: Section
  readonly formedOn: LocalDate
  readonly rows: number
  /** Rows without a result. */
  readonly pending: number
  /** How many people they are of. */
  readonly people: number
  /** Who they are, at most three, in the Russian order. */
  readonly names: readonly string[]
  /** The latest date of a result; null while there is none. */
  readonly lastDone: LocalDate | null
}

/** How many days a memo may be active before it waits for a decision. The product's own choice, not the law's. */
export const MEMO_DAYS = 14

/** Active memos formed on this day or before are open too long. */
export const findTooLongAgo = (today: LocalDate): LocalDate => addDays(today, -MEMO_DAYS - 1)

/** How many memos and names are told. */
export const MEMOS_TOLD = 10
export const NAMES_TOLD = 3

export function describeAwaited({ id, number, section, formedOn, rows }: Memo): AwaitedMemo {
  const pending = rows.filter(({ outcome }) => outcome.kind === 'pending')
  const people = new Map(pending.map(({ employeeId, fullName }) => [employeeId, fullName]))
  const dates = rows.flatMap(({ outcome }) => (outcome.kind === 'dated' ? [outcome.date] : []))
  return {
    memo: { id, number },
    section,
    formedOn,
    rows: rows.length,
    pending: pending.length,
    people: people.size,
    names: [...people.values()].slice(0, NAMES_TOLD),
    lastDone: dates.toSorted().at(-1) ?? null,
  }
}
