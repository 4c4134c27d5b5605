import type { RecordChange, Values } from '../commands/journal.ts'

/** What is erased: ids by the journal's word for the record, and words that no value may hold any more. */
export type Gone = {
  readonly ids: Readonly<Record<string, readonly number[]>>
  /** A full name, a phone …; never ''. */
  readonly words: readonly string[]
}

/** What the journal says in place of a word. */
export const ERASED = '[удалено]'

/**
 * The changes of a line of the journal without the values of what is erased: that there was a change, of which record, stays. The
 * same object where nothing of it is about the erased.
 */
export function scrubJournal(changes: readonly RecordChange[], gone: Gone): readonly RecordChange[] {
  const scrubbed = changes.map((change) => scrubChange(change, gone))
  return JSON.stringify(scrubbed) === JSON.stringify(changes) ? changes : scrubbed
}

function scrubChange(change: RecordChange, gone: Gone): RecordChange {
  const own = new Set(gone.ids[change.record] ?? [])
  if (change.ids.every((id) => own.has(id)) || isExceptionOf(change, gone))
    return { ...change, before: null, after: null }
  return { ...change, before: scrubValues(change.before, gone), after: scrubValues(change.after, gone) }
}

/** Why somebody is excepted is about them alone, and goes by the requirement's id. */
const isExceptionOf = ({ record, before, after }: RecordChange, { ids }: Gone): boolean =>
  record === 'requirement-exception' &&
  [before, after].some((values) => ids.employee?.includes(Number(values?.employeeId)))

/** Values without what is erased; what was kept of each person by their id loses the erased one's. */
export const scrubValues = (values: Values, gone: Gone): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !gone.ids.employee?.includes(Number(name)))
      .map(([name, value]) => [name, scrub(name, value, gone)]),
  )

function scrub(name: string, value: unknown, gone: Gone): unknown {
  if (typeof value === 'string')
    return gone.words.reduce((text, word) => text.replaceAll(word, ERASED), value)
  if (typeof value === 'number') return gone.ids[recordOf(name)]?.includes(value) ? null : value
  if (Array.isArray(value)) return value.map((one) => scrub(name, one, gone)).filter((one) => one !== null)
  if (typeof value === 'object' && value !== null) return scrubValues({ ...value }, gone)
  return value
}

/** `employeeId` and `parseEmployeeIds` name an `employee`. */
const recordOf = (name: string): string => {
  const ending = ['Ids', 'Id'].find((one) => name.endsWith(one)) ?? ''
  return name.slice(0, name.length - ending.length)
}
