import { command, type Decision } from '../commands/command.ts'
import { findChangedValues, type RecordChange } from '../commands/journal.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { DepartmentWrite } from '../departments/department-facts.ts'
import { type Employee, type EmployeeId, isDismissed, joinFullName } from '../employees/employee.ts'
import { type ChangedEmployee, countReturned, type EmployeeWrite } from '../employees/employee-facts.ts'
import { pickEmployeeDetails } from '../employees/parse-employee.ts'
import { holdNumber } from '../employees/personnel-number.ts'
import {
  type KnownObligation,
  lockObligations,
  type ObligationWrite,
  ppeOfEmployees,
} from '../obligations/facts/obligation-facts.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { PositionWrite } from '../positions/position-facts.ts'
import { shippedPositions } from '../positions/shipped-positions.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import { shownId } from '../shared/input/identifier.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { checkPlaces } from '../tariffs/adding.ts'
import type { StaffFull } from '../tariffs/refusals.ts'
import { lockTerm } from '../tariffs/term-facts.ts'
import { findTouchedDone, listDone, takeBackDone } from './done/undo-done.ts'
import {
  type DecidedPost,
  decidedPosts,
  type ImportWrite,
  lockGround,
  lockImport,
  tracedAmong,
} from './import-facts.ts'
import type { ImportGround } from './plan/import-ground.ts'
import type { ImportId, Made, MadeFacts, StaffImport } from './staff-import.ts'

/** `importId`. */
type Asked = { readonly companyId: CompanyId; readonly details: Given }

/** What an import made has been changed since: who and what, some of it, and how many in all. */
export type ImportTouched = {
  readonly code: 'import/touched'
  readonly names: readonly string[]
  readonly count: number
}
/** It was undone already, or someone whom it names has been erased. */
export type ImportOver = { readonly code: 'import/undone' | 'import/forgotten' }

const NOTHING_DONE: MadeFacts = { given: [], entered: [], restated: [] }

/** So many are named. */
const NAMED = 5

/**
 * Undoes an import (отменить загрузку): whom it added goes, what it changed is as it was, as long as no one has touched any of it since, or said what its
 * positions require; else it says who and what was touched, and does nothing. Whom it brings back needs room on the staff.
 */
export const undo = command({
  name: 'imports/undo',
  *gather({ companyId, details }: Asked) {
    const key = readObject(details, { importId: shownId<ImportId> })
    if (!key.ok) return key
    const term = yield* lockTerm({ companyId })
    const found = yield* lockImport({ companyId, id: key.value.importId })
    if (!found) return err(notFound)
    const { kept, made } = found
    if (kept.undone) return err({ code: 'import/undone' } as const)
    if (!made) return err({ code: 'import/forgotten' } as const)
    const done = made.done ?? NOTHING_DONE
    const ground = yield* lockGround({ companyId, withDuties: false })
    const but = done.given.map(({ id }) => id)
    const traced = yield* tracedAmong({ companyId, ids: made.employees, but })
    const decided = yield* decidedPosts({
      companyId,
      departmentIds: made.departments.map(({ id }) => id),
      positionIds: made.positions.map(({ id }) => id),
    })
    const ids = listDone(done)
    const known =
      ids.length > 0 ? yield* lockObligations({ companyId, ids }) : new Map<ObligationId, KnownObligation>()
    const employeeIds = [...known.values()].flatMap(({ obligation: { subject, employeeId } }) =>
      subject.section === 'ppe' ? [employeeId] : [],
    )
    const ppe = employeeIds.length > 0 ? yield* ppeOfEmployees({ companyId, employeeIds }) : []
    const touched = [
      ...new Set([
        ...findTouched(made, ground, traced),
        ...findNumbered(made, ground),
        ...findDecided(made, decided),
        ...findTouchedDone(done, known, ppe),
      ]),
    ]
    if (touched.length > 0)
      return err({ code: 'import/touched', names: touched.slice(0, NAMED), count: touched.length } as const)
    const today = yield* todayOf({ companyId })
    const restored = restore(made, ground, today)
    const room = yield* checkPlaces(
      { companyId },
      term,
      countReturned(restored) - countEmployed(made, ground, today),
    )
    return room.ok ? ok({ kept, made, done, known, ground, restored }) : room
  },
  decide(
    { kept, made, done, known: duties, ground, restored },
    { companyId },
    signed,
  ): Result<
    Decision<StaffImport, EmployeeWrite | DepartmentWrite | PositionWrite | ImportWrite | ObligationWrite>,
    FieldErrors<'choice/unknown'> | NotFound | ImportTouched | ImportOver | StaffFull
  > {
    const known = new Map(ground.staff.map((one) => [one.id, one]))
    const own = Map.groupBy(done.given, ({ employeeId }) => employeeId)
    const gone = made.employees.map((id) => {
      const obligationIds = (own.get(id) ?? []).map((one) => one.id)
      return { companyId, id, obligationIds, absenceIds: [] }
    })
    const takenBack = takeBackDone(done, duties, new Set(made.employees), signed)
    const { departments, positions } = made
    return ok({
      writes: [
        { kind: 'changed-employees', rows: restored },
        ...takenBack.writes,
        { kind: 'deleted-employees', rows: gone },
        { kind: 'deleted-departments', rows: departments.map((one) => ({ ...one, companyId })) },
        { kind: 'deleted-positions', rows: positions.map((one) => ({ ...one, companyId })) },
        { kind: 'undone-imports', rows: [{ companyId, id: kept.id, undone: signed }] },
      ],
      changes: [
        { record: 'import', ids: [kept.id], before: { fileName: kept.fileName }, after: null },
        ...made.employees.flatMap((id): readonly RecordChange[] => {
          const one = known.get(id)
          return one ? [{ record: 'employee', ids: [id], before: pickEmployeeDetails(one), after: null }] : []
        }),
        ...takenBack.changes,
        ...restored.flatMap(({ before, after }): readonly RecordChange[] => {
          const values = findChangedValues(pickEmployeeDetails(before), pickEmployeeDetails(after))
          return values ? [{ record: 'employee', ids: [before.id], ...values }] : []
        }),
        ...departments.map(({ id, name }) => ({
          record: 'department',
          ids: [id],
          before: { name },
          after: null,
        })),
        ...positions.map(({ id, name }) => ({
          record: 'position',
          ids: [id],
          before: { name },
          after: null,
        })),
      ],
      answer: { ...kept, undone: signed },
    })
  },
})

type Ground = Omit<ImportGround, 'today'>

/** Whom it changed, as they were before. */
function restore(made: Made, ground: Ground, today: LocalDate): readonly ChangedEmployee[] {
  const known = new Map(ground.staff.map((one) => [one.id, one]))
  return made.changed.flatMap(({ id, before: details }) => {
    const before = known.get(id)
    return before ? [{ before, after: putBack(before, details, ground), today }] : []
  })
}

/** How many of those whom it added are on the staff. */
function countEmployed({ employees }: Made, { staff }: Ground, today: LocalDate): number {
  const added = new Set(employees)
  return staff.filter((one) => added.has(one.id) && !isDismissed(one, today)).length
}

function putBack(now: Employee, before: Made['changed'][number]['before'], { positions }: Ground): Employee {
  const all = [...positions, ...shippedPositions]
  const position = all.find(({ id }) => id === before.positionId) ?? now.position
  return { ...now, ...before, position, version: now.version + 1 }
}

/** Names of whom and what has been touched since the import. */
function findTouched(made: Made, ground: Ground, traced: readonly EmployeeId[]): readonly string[] {
  const versions = new Map<EmployeeId, number>([
    ...made.employees.map((id) => [id, 1] as const),
    ...made.changed.map(({ id, version }) => [id, version] as const),
  ])
  const own = { departments: idsOf(made.departments), positions: idsOf(made.positions) }
  const traces = new Set(traced)
  const people = ground.staff.filter((one) => {
    const version = versions.get(one.id)
    const isIn = own.departments.has(one.departmentId) || own.positions.has(one.positionId)
    return version === undefined ? isIn : version !== one.version || traces.has(one.id)
  })
  const renamed = made.departments.filter(
    ({ id, name }) => ground.departments.find((one) => one.id === id)?.name !== name,
  )
  return [...people.map(joinFullName), ...renamed.map(({ name }) => name)]
}

/** Who has come to have the personnel number that somebody would get back. */
function findNumbered(made: Made, { staff }: Ground): readonly string[] {
  const given = new Set(made.changed.flatMap(({ before }) => holdNumber(before) ?? []))
  const own = new Set([...made.employees, ...made.changed.map(({ id }) => id)])
  return staff.filter((one) => !own.has(one.id) && given.has(holdNumber(one) ?? '')).map(joinFullName)
}

/** What of the departments and positions something was decided about since: it would go with them. */
function findDecided({ departments, positions }: Made, decided: readonly DecidedPost[]): readonly string[] {
  const departmentIds = new Set(decided.map(({ departmentId }) => departmentId))
  const positionIds = new Set(decided.map(({ positionId }) => positionId))
  return [
    ...positions.filter(({ id }) => positionIds.has(id)),
    ...departments.filter(({ id }) => departmentIds.has(id)),
  ].map(({ name }) => `требования «${name}»`)
}

const idsOf = (all: readonly { readonly id: number }[]): ReadonlySet<number> =>
  new Set(all.map(({ id }) => id))
