import type { RecordChange, Values } from '../commands/journal.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { type Gone, scrubJournal } from '../erasure/scrub-journal.ts'

/**
 * What a line of the journal says of the employee, without what it says of other people: who else was injured or is in a commission, what
 * was said of them, and what evidence is called, which may be by anyone's name. None where the line is of others alone.
 *
 * @param own ids of what is the employee's, and the words by which they are known
 * Law: 152-ФЗ, ст. 14.
 */
export function keepOwnChanges(
  changes: readonly RecordChange[],
  id: EmployeeId,
  own: Gone,
): readonly RecordChange[] {
  return changes
    .filter((change) => change.record !== 'evidence' && isOfOwn(change, own) && isAbout(change, own))
    .filter((change) => change.record !== 'measure' || isTheirs(change, id))
    .map((change) => ({
      ...change,
      before: withoutOthers(change.before, id),
      after: withoutOthers(change.after, id),
    }))
}

/** What was hurt of somebody else is not told to whoever reviewed it. */
const isOfOwn = ({ record, ids }: RecordChange, own: Gone): boolean =>
  record !== 'microtrauma' || ids.every((id) => own.ids.microtrauma?.includes(id))

/** A measure is told of to whoever answers for it, not to whom it was planned after. */
const isTheirs = ({ before, after }: RecordChange, id: EmployeeId): boolean =>
  before?.employeeId === id || after?.employeeId === id

function isAbout(change: RecordChange, own: Gone): boolean {
  const line = [change]
  return scrubJournal(line, own) !== line
}

const withoutOthers = (values: Values, own: EmployeeId): Values =>
  values &&
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, keepOwn(name, value, own)]))

/** Null in place of another person. */
function keepOwn(name: string, value: unknown, own: EmployeeId): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isOther(one, own)).map((one) => keepOwn('', one, own))
  if (typeof value !== 'object' || value === null) return value
  if (isOther(value, own)) return null
  const entries = Object.entries(value).filter(([key]) => name !== 'injured' || Number(key) === own)
  return withoutOthers(Object.fromEntries(entries), own)
}

/** An outsider has the field too, with null in it. */
const isOther = (value: unknown, own: EmployeeId): boolean =>
  typeof value === 'object' && value !== null && 'employeeId' in value && value.employeeId !== own
