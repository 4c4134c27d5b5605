import { doAtOnce, type InTurns, mapInTurns } from '../../commands/in-turns.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { EmployeeDetails, EmployeeId } from '../../employees/employee.ts'
import type { EmployeeCode } from '../../employees/refusal-codes.ts'
import type { CompletionCode, SubjectCode } from '../../obligations/refusals.ts'
import type { PositionId } from '../../positions/position.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FieldError } from '../../shared/results/refusals.ts'
import { markText } from '../../shared/texts/mark.ts'
import type { FactEntry } from '../done/fact.ts'
import type { ImportField, StaffField } from '../import-field.ts'
import type { NamedPlace, PlaceAnswers, PlaceQuestion } from '../places/places.ts'

export type Place = {
  readonly department: NamedPlace<DepartmentId>
  readonly position: NamedPlace<PositionId>
}

/** Why a value of a row can't be taken. */
export type FaultCode =
  | EmployeeCode
  | 'full-name/initials-alone'
  | 'full-name/incomplete'
  | 'sex/unknown'
  | 'cell/error'
  | 'snils/of-another'
  | 'snils/repeated'
  | 'personnel-number/repeated'
  | 'person/unknown'
  | 'fact/date-required'
  | 'fact/subject-required'
  | 'fact/term-unknown'
  | 'fact/on-hiring-alone'
  | 'fact/twice'
  | CompletionCode
  | SubjectCode
  | 'periodicity/required'
  | 'periodicity/unrecognised'

/** What a row can't be loaded with: the value as it is in the file, empty where it lacks. */
export type Fault = {
  readonly field: ImportField
  readonly value: string
  readonly error: FieldError<FaultCode>
}

/** A field of an employee as it was and will be; the department and the position by name. */
export type FieldChange = {
  readonly field: StaffField
  readonly before: string | null
  readonly after: string | null
}

/** Someone a row may be of. */
export type Candidate = {
  readonly id: EmployeeId
  readonly fullName: string
  readonly birthDate: string
  readonly personnelNumber: string | null
  readonly position: string
}

/** What someone has decided about a row: who it is of, that it is of somebody new, of one of several jobs of a person, or that it is left out. */
export type Choice = EmployeeId | 'new' | 'job' | 'skip'
/** By lines of the file. */
export type Choices = ReadonlyMap<number, Choice>
/** Last days of work of those who are in no row of a whole list. */
export type Dismissals = ReadonlyMap<EmployeeId, LocalDate>

/** What someone has decided about a file. */
export type Decisions = {
  readonly choices: Choices
  readonly places: PlaceAnswers
  readonly dismissals: Dismissals
}

type OfRow = { readonly line: number; readonly fullName: string }

/** Ids of the place that an import adds are any: `place` says what is meant. */
export type NewEntry = OfRow & {
  readonly is: 'new'
  readonly details: EmployeeDetails
  readonly place: Place
  readonly facts: readonly FactEntry[]
}
/** Of whom nothing but what was done is loaded there are no changes. */
export type ChangedEntry = OfRow & {
  readonly is: 'changed'
  readonly id: EmployeeId
  readonly details: EmployeeDetails
  readonly place: Place
  readonly changes: readonly FieldChange[]
  readonly facts: readonly FactEntry[]
}
export type RefusedEntry = OfRow & { readonly is: 'refused'; readonly faults: readonly Fault[] }
/** `lines` are of the rows that are likely of one person, this one's among them; none where the question is who of the staff it is, or `about` places. */
export type UndecidedEntry = OfRow & {
  readonly is: 'undecided'
  readonly about: 'person' | 'places'
  readonly place: string
  readonly lines: readonly number[]
  readonly candidates: readonly Candidate[]
  readonly mayBeNew: boolean
}

/** What becomes of a row. */
export type Entry =
  | NewEntry
  | ChangedEntry
  | RefusedEntry
  | UndecidedEntry
  | (OfRow & { readonly is: 'same' | 'skipped' })

/** In the order of the file. */
export type ImportPlan = readonly Entry[]

/** Somebody who works and is in no row. `dismissal` is the last day that was decided on, `fault` why it can't be. */
export type Absent = Candidate & {
  readonly department: string
  readonly version: number
  readonly dismissal: LocalDate | null
  readonly fault: FieldError<EmployeeCode> | null
}

/** What becomes of a file's rows, what is asked about their departments and positions, and who is in none of them. */
export type FilePlan = {
  readonly entries: ImportPlan
  readonly places: readonly CountedQuestion[]
  readonly absent: readonly Absent[]
}

/** What is asked about a name of a department or a position, answered or not, and of how many rows. */
export type CountedQuestion = PlaceQuestion & { readonly rows: number }

/** Who is dismissed once the plan is loaded. */
export const listDismissed = ({ absent }: Pick<FilePlan, 'absent'>): readonly Absent[] =>
  absent.filter(({ dismissal, fault }) => dismissal !== null && fault === null)

export type ImportCounts = Readonly<Record<Entry['is'], number>>

export function countEntries(plan: ImportPlan): ImportCounts {
  const counts = { new: 0, changed: 0, same: 0, refused: 0, undecided: 0, skipped: 0 }
  for (const { is } of plan) counts[is] += 1
  return counts
}

/** A mark of what a plan does, for one that is made again to be held against: other rows, other values or other people give another. */
export const markPlan = (plan: Pick<FilePlan, 'entries' | 'absent'>): string => doAtOnce(markInTurns(plan))

/** The same where others wait meanwhile. */
export function* markInTurns(plan: Pick<FilePlan, 'entries' | 'absent'>): InTurns<string> {
  const marks = yield* mapInTurns(plan.entries, (entry) =>
    markText(
      JSON.stringify(entry.is === 'new' || entry.is === 'changed' ? describe(entry) : [entry.line, entry.is]),
    ),
  )
  const leaving = listDismissed(plan)
    .map(({ id, version, dismissal }) => [id, version, dismissal] as const)
    .toSorted(([a], [b]) => a - b)
  return markText(JSON.stringify([marks, leaving]))
}

/** Without ids: those of what an import adds are not there yet. */
function describe(entry: NewEntry | ChangedEntry): unknown {
  const { line, is, fullName, details, place } = entry
  const facts = entry.facts.map(({ field: _, duty, ...fact }) => [duty?.id ?? null, fact])
  if (entry.is === 'changed') return [line, is, fullName, entry.changes, facts]
  const { departmentId: _, positionId: _p, ...told } = details
  return [line, is, told, place.department.name, place.position.name, facts]
}
