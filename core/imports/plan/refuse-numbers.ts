import type { Employee } from '../../employees/employee.ts'
import { holdNumber } from '../../employees/personnel-number.ts'
import type { ImportRow } from '../import-field.ts'
import type { ChangedEntry, Entry, ImportPlan, NewEntry } from './import-plan.ts'

/**
 * Refuses the rows that give somebody a personnel number which another has once the file is loaded: one of the staff, or of another row. Two who
 * change numbers in one file do.
 */
export function refuseNumbers(
  plan: ImportPlan,
  staff: readonly Employee[],
  rows: ReadonlyMap<number, ImportRow>,
): ImportPlan {
  const loaded = plan.filter((entry) => entry.is === 'new' || entry.is === 'changed')
  const changed = new Set(loaded.flatMap((entry) => (entry.is === 'changed' ? [entry.id] : [])))
  const known = new Map(staff.map((one) => [one.id, one]))
  const kept = new Set(staff.filter(({ id }) => !changed.has(id)).map(holdNumber))
  const given = Map.groupBy(loaded, ({ details }) => holdNumber(details))
  const judge = (entry: NewEntry | ChangedEntry): 'taken' | 'repeated' | null => {
    const number = holdNumber(entry.details)
    const before = entry.is === 'changed' ? known.get(entry.id) : undefined
    if (number === null || (before && holdNumber(before) === number)) return null
    if (kept.has(number)) return 'taken'
    const whose = new Set(given.get(number)?.map(nameWhose))
    return whose.size > 1 ? 'repeated' : null
  }
  return plan.map((entry): Entry => {
    const fault = entry.is === 'new' || entry.is === 'changed' ? judge(entry) : null
    if (fault === null) return entry
    const { line, fullName } = entry
    const value = rows.get(line)?.values.personnelNumber ?? ''
    const error = { field: 'personnelNumber', code: `personnel-number/${fault}` } as const
    return { line, fullName, is: 'refused', faults: [{ field: 'personnelNumber', value, error }] }
  })
}

/** Several rows may be of one person. */
const nameWhose = (entry: NewEntry | ChangedEntry): string =>
  entry.is === 'changed' ? `of ${entry.id}` : `row ${entry.line}`
