import type { Employee, EmployeeId } from '../../employees/employee.ts'
import { parseEmployeeChanges } from '../../employees/parse-employee.ts'
import { foldPersonnelNumber } from '../../employees/personnel-number.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import type { NameGiven } from '../rows/read-name.ts'
import { describeCandidate } from './candidate.ts'
import { findBySnils, type Identified, listSurnames, type Staff } from './identify.ts'
import type { ImportGround } from './import-ground.ts'
import type { Absent, Choice, Dismissals, ImportPlan } from './import-plan.ts'

type Read = {
  readonly row: ImportRow
  readonly name: NameGiven | null
  readonly whose: Identified | null
  readonly choice: Choice | undefined
}

/**
 * Who works and is in no row of a file, each with what was decided of them. Whoever may be meant by a row that is not loaded is not among them, nor is who
 * has yet to begin, or leaves on a day that is known.
 */
export function listAbsent(
  rows: readonly Read[],
  entries: ImportPlan,
  { ground, staff, dismissals }: { ground: ImportGround; staff: Staff; dismissals: Dismissals },
): readonly Absent[] {
  const named = new Set(rows.flatMap((one, i) => listNamed(one, isLoaded(entries[i]), staff)))
  const departments = new Map(ground.departments.map(({ id, name }) => [id, name]))
  return ground.staff
    .filter((one) => isAtWork(one, ground.today) && !named.has(one.id))
    .map((one) => ({
      ...describeCandidate(one),
      ...{ department: departments.get(one.departmentId) ?? '', version: one.version },
      ...judgeDismissal(one, dismissals.get(one.id) ?? null, ground.today),
    }))
}

const isLoaded = (entry: ImportPlan[number] | undefined): boolean =>
  entry?.is === 'new' || entry?.is === 'changed' || entry?.is === 'same'

const isAtWork = ({ hireDate, dismissalDate }: Employee, today: LocalDate): boolean =>
  hireDate <= today && dismissalDate === null

/** Whom a row is of, or may be. */
function listNamed({ row, name, whose, choice }: Read, loaded: boolean, staff: Staff): readonly EmployeeId[] {
  if (typeof choice === 'number') return [choice]
  if (whose?.is === 'one') return [whose.employee.id]
  const candidates = whose?.is === 'perhaps' && choice !== 'new' ? whose.candidates : []
  return [...candidates, ...(loaded ? [] : listLikely(row, name, staff))].map(({ id }) => id)
}

/** Less than what tells whose a row is: one of the surname with the initial, the number or the СНИЛС. */
function listLikely({ values }: ImportRow, name: NameGiven | null, staff: Staff): readonly Employee[] {
  const initial = foldName(name?.firstName.charAt(0) ?? '')
  return [
    ...(name ? listSurnames(name) : [])
      .flatMap((surname) => staff.byLastName.get(surname) ?? [])
      .filter(({ firstName }) => foldName(firstName).startsWith(initial)),
    ...(values.personnelNumber
      ? (staff.byNumber.get(foldPersonnelNumber(values.personnelNumber)) ?? [])
      : []),
    ...findBySnils(values, staff),
  ]
}

function judgeDismissal(
  one: Employee,
  dismissal: LocalDate | null,
  today: LocalDate,
): Pick<Absent, 'dismissal' | 'fault'> {
  if (dismissal === null) return { dismissal, fault: null }
  const read = parseEmployeeChanges(one, { dismissalDate: dismissal }, today)
  return { dismissal, fault: read.ok ? null : (read.error.errors[0] ?? null) }
}
