import type { CompanyId, Signed } from '../shared/identity.ts'

/** What a record's values were and are; null where it was not there yet, or is no more. */
export type Values = Readonly<Record<string, unknown>> | null

/** What one command has changed in records of one kind; several records where all changed alike. */
export type RecordChange = {
  /** The trade's word for the kind: `employee`, `obligation`, `memo` … */
  readonly record: string
  readonly ids: readonly number[]
  readonly before: Values
  readonly after: Values
}

/** One line of the journal of changes (журнал изменений): one command, in the commit that it made. */
export type JournalLine = Signed & {
  readonly companyId: CompanyId
  /** The command's name, `responsibilities/appoint`. */
  readonly command: string
  readonly changes: readonly RecordChange[]
}

/** The journal as a kind of write (`Write` of command.ts): one more of the command's own. */
export type JournalWrite = { readonly kind: 'journal'; readonly rows: readonly JournalLine[] }

export const isJournal = (write: { readonly kind: string }): write is JournalWrite => write.kind === 'journal'

/** All changes that the journal among the writes tells. */
export const listChanges = (writes: readonly { readonly kind: string }[]): readonly RecordChange[] =>
  writes.filter(isJournal).flatMap(({ rows }) => rows.flatMap(({ changes }) => changes))

/** The line as a write; none where nothing has changed. */
export const writeJournal = (line: JournalLine): readonly JournalWrite[] =>
  line.changes.length === 0 ? [] : [{ kind: 'journal', rows: [line] }]

/** Changes of single records, put together where they are alike: one entry for all that has changed in one way. */
export const joinChanges = (changes: readonly RecordChange[]): readonly RecordChange[] =>
  [...Map.groupBy(changes, keyChange).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ids: [first, ...others].flatMap(({ ids }) => ids) }] : [],
  )

const keyChange = ({ record, before, after }: RecordChange): string => JSON.stringify([record, before, after])

/** What differs between two states of a record: the named values before and after; null when none does. */
export function findChangedValues<T extends Readonly<Record<string, unknown>>>(
  before: T,
  after: T,
): { readonly before: Partial<T>; readonly after: Partial<T> } | null {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  if (names.length === 0) return null
  const pick = (from: T) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>
  return { before: pick(before), after: pick(after) }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
