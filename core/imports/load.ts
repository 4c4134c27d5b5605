import { command, type Decision } from '../commands/command.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { DepartmentWrite } from '../departments/department-facts.ts'
import type { EmployeeWrite } from '../employees/employee-facts.ts'
import { pickEmployeeDetails } from '../employees/parse-employee.ts'
import {
  type KnownObligation,
  lockObligations,
  type ObligationWrite,
} from '../obligations/facts/obligation-facts.ts'
import { writeChanged, writeGiven } from '../obligations/facts/write-facts.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { PositionWrite } from '../positions/position-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { isFactField } from './done/fact-field.ts'
import { countFacts, isStale, listFacts, listTouched, makeDone } from './done/make-done.ts'
import { drawImportIds, type ImportWrite, lockGround } from './import-facts.ts'
import { listLeft } from './list-left.ts'
import { describeThings, listAdded, listHolders, makeThings } from './make-things.ts'
import {
  countEntries,
  type Dismissals,
  type FilePlan,
  listDismissed,
  markInTurns,
} from './plan/import-plan.ts'
import { planInTurns } from './plan/plan-import.ts'
import { readTable } from './read-table.ts'
import type { TableCode } from './refusal-codes.ts'
import type { StaffImport } from './staff-import.ts'

type Asked = {
  readonly companyId: CompanyId
  /** As it was sent: `readTable` reads it. */
  readonly details: Given
}

/**
 * Loads a staff file (загрузить работников из файла), all that can be of it at once. What would become of its rows is worked out again on the records as
 * they are: `stale` where that is not what was shown.
 */
export const load = command({
  name: 'imports/load',
  *gather({ companyId, details }: Asked) {
    const read = readTable(details)
    if (!read.ok) return read
    const table = read.value
    const withDuties = table.fields.some(isFactField)
    const ground = {
      ...(yield* lockGround({ companyId, withDuties })),
      today: yield* todayOf({ companyId }),
    }
    const file = yield* planInTurns(ground, table.rows, table)
    const plan = file.entries
    if ((yield* markInTurns(file)) !== table.mark) return err(stale)
    const counts = { ...countEntries(plan), dismissed: listDismissed(file).length }
    const wrong = findWrong(file, table.dismissals)
    if (wrong) return err(fieldErrors({ field: 'dismissals', code: wrong }))
    if (counts.new + counts.changed + counts.dismissed === 0)
      return err(fieldErrors({ field: 'rows', code: 'import/nothing' }))
    const touched = listTouched(plan)
    const known =
      touched.length > 0
        ? yield* lockObligations({ companyId, ids: touched })
        : new Map<ObligationId, KnownObligation>()
    if (listFacts(plan).some((fact) => isStale(fact, known))) return err(stale)
    const added = listAdded(plan)
    const ids = yield* drawImportIds({
      companyId,
      employees: counts.new,
      departments: added.departments.length,
      positions: added.positions.length,
      ...countFacts(plan),
    })
    const things = makeThings(file, ground, companyId, ids)
    const holders = listHolders(plan, things, ground)
    return ok({ table, plan, counts, ids, things, holders, known, today: ground.today })
  },
  decide(
    { table, plan, counts, ids, things, holders, known, today },
    { companyId },
    signed,
  ): Result<
    Decision<StaffImport, EmployeeWrite | DepartmentWrite | PositionWrite | ImportWrite | ObligationWrite>,
    FieldErrors<TableCode | 'import/nothing'> | Stale
  > {
    const { departments, positions, hired, changed } = things
    const { new: added, changed: moved, same, refused, undecided, skipped, dismissed } = counts
    const kept: StaffImport = {
      ...{ id: ids.id, companyId, fileName: table.fileName, columns: table.columns },
      counts: { new: added, changed: moved, same, left: refused + undecided + skipped, dismissed },
      ...{ made: signed, undone: null },
    }
    const of = { obligationIds: ids.obligations, completionIds: ids.completions }
    const done = makeDone(plan, { ...of, holders, known, signed, today })
    const [given, entered] = [writeGiven(done.given), writeChanged(done.changed, signed)]
    const made = {
      employees: hired.map(({ id }) => id),
      changed: changed.map(({ before, after }) => ({
        id: before.id,
        version: after.version,
        before: pickEmployeeDetails(before),
      })),
      departments: departments.map(({ id, name }) => ({ id, name })),
      positions,
      ...(listFacts(plan).length > 0 ? { done: done.made } : {}),
    }
    return ok({
      writes: [
        { kind: 'new-departments', rows: departments },
        { kind: 'new-positions', rows: positions.map((one) => ({ ...one, companyId })) },
        { kind: 'new-employees', rows: hired.map((employee) => ({ employee, entered: signed })) },
        { kind: 'changed-employees', rows: changed.map((one) => ({ ...one, today })) },
        ...given.writes,
        ...entered.writes,
        {
          kind: 'new-imports',
          rows: [{ ...kept, things: made, left: listLeft(plan, table), fields: table.fields }],
        },
      ],
      changes: [
        { record: 'import', ids: [ids.id], before: null, after: { fileName: table.fileName } },
        ...describeThings(things),
        ...given.changes,
        ...entered.changes,
      ],
      answer: kept,
    })
  },
})

type WrongCode = Extract<
  TableCode,
  'choice/unknown' | 'date/too-far' | 'dismissal-date/before-hire' | 'list/invalid'
>

/** Why somebody can't be dismissed by a file: they are in it, work no more or never did, or the day is none. */
function findWrong({ absent }: FilePlan, dismissals: Dismissals): WrongCode | null {
  if (dismissals.size > absent.filter(({ dismissal }) => dismissal !== null).length) return 'choice/unknown'
  const fault = absent.find((one) => one.fault !== null)?.fault
  if (!fault) return null
  return fault.code === 'date/too-far' || fault.code === 'dismissal-date/before-hire'
    ? fault.code
    : 'list/invalid'
}
