import type { Employee } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'

/** Why a completion's day may be a mistake: its employee was not born by then, or was not hired. */
export type DayDoubt = 'before-birth' | 'before-hire'

/**
 * Whether a completion on the day is to be asked about before it is stored; null where it is plain. It is never refused: what somebody has
 * passed at another employer may count, and a hire after a dismissal begins anew.
 */
export function doubtDay(
  date: LocalDate,
  { birthDate, hireDate }: Pick<Employee, 'birthDate' | 'hireDate'>,
): DayDoubt | null {
  if (date < birthDate) return 'before-birth'
  return date < hireDate ? 'before-hire' : null
}
