import type { RecordChange } from '../commands/journal.ts'
import { findChangedValues } from '../commands/journal.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Department, DepartmentId } from '../departments/department.ts'
import type { Employee } from '../employees/employee.ts'
import { pickEmployeeDetails } from '../employees/parse-employee.ts'
import type { Position, PositionId } from '../positions/position.ts'
import { foldName } from '../shared/names/name-search.ts'
import type { NewIds } from './import-facts.ts'
import type { NamedPlace } from './places/places.ts'
import type { ImportGround } from './plan/import-ground.ts'
import {
  type ChangedEntry,
  type FilePlan,
  type ImportPlan,
  listDismissed,
  type NewEntry,
} from './plan/import-plan.ts'

type Doing = NewEntry | ChangedEntry

/** The rows of a plan that do something. */
export const listDoing = (plan: ImportPlan): readonly Doing[] =>
  plan.filter((entry) => entry.is === 'new' || entry.is === 'changed')

/** Names of what a plan adds, each once. */
export function listAdded(plan: ImportPlan): {
  readonly departments: readonly string[]
  readonly positions: readonly string[]
} {
  const doing = listDoing(plan).filter((entry) => entry.is === 'new' || entry.changes.length > 0)
  return {
    departments: namesOf(doing.map(({ place }) => place.department)),
    positions: namesOf(doing.map(({ place }) => place.position)),
  }
}

const namesOf = (places: readonly NamedPlace<unknown>[]): readonly string[] => [
  ...new Map(places.filter(({ id }) => id === null).map(({ name }) => [foldName(name), name])).values(),
]

/** What a plan makes, with the ids that it is given. */
export type Things = {
  readonly departments: readonly Department[]
  readonly positions: readonly Position[]
  readonly hired: readonly Employee[]
  readonly changed: readonly { readonly before: Employee; readonly after: Employee }[]
}

export function makeThings(
  { entries: plan, absent }: Pick<FilePlan, 'entries' | 'absent'>,
  ground: ImportGround,
  companyId: CompanyId,
  ids: NewIds,
): Things {
  const added = listAdded(plan)
  const departments = added.departments.map((name, i) => ({ id: need(ids.departments[i]), companyId, name }))
  const positions = added.positions.map((name, i) => ({ id: need(ids.positions[i]), name }))
  const departmentBy = new Map(departments.map(({ name, id }) => [foldName(name), id]))
  const positionBy = new Map(positions.map((one) => [foldName(one.name), one.id]))
  const known = new Map(ground.staff.map((one) => [one.id, one]))
  const settle = ({ details, place }: Doing) => {
    const departmentId = place.department.id ?? departmentBy.get(foldName(place.department.name))
    const positionId = place.position.id ?? positionBy.get(foldName(place.position.name))
    return {
      ...details,
      departmentId: departmentId as DepartmentId,
      positionId: positionId as PositionId,
      position: { id: positionId as PositionId, name: place.position.name },
    }
  }
  const doing = listDoing(plan)
  const hired = doing
    .filter(({ is }) => is === 'new')
    .map((entry, i) => ({ ...settle(entry), id: need(ids.employees[i]), companyId, version: 1 }))
  const changed = doing.flatMap((entry) => {
    const before = entry.is === 'changed' && entry.changes.length > 0 ? known.get(entry.id) : undefined
    return before ? [{ before, after: { ...before, ...settle(entry), version: before.version + 1 } }] : []
  })
  const dismissed = listDismissed({ absent }).flatMap(({ id, dismissal: dismissalDate }) => {
    const before = known.get(id)
    return before ? [{ before, after: { ...before, dismissalDate, version: before.version + 1 } }] : []
  })
  return { departments, positions, hired, changed: [...changed, ...dismissed] }
}

/** Whose the rows are, by their lines, as the import leaves them. */
export function listHolders(
  plan: ImportPlan,
  { hired, changed }: Things,
  { staff }: Pick<ImportGround, 'staff'>,
): ReadonlyMap<number, Employee> {
  const after = new Map([...staff, ...changed.map((one) => one.after)].map((one) => [one.id, one]))
  const added = hired.values()
  return new Map(
    listDoing(plan).map((entry) => {
      const one = entry.is === 'new' ? added.next().value : after.get(entry.id)
      return [entry.line, need(one)] as const
    }),
  )
}

export function need<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('fewer ids were drawn than things are made')
  return one
}

/** What the journal says of it. */
export const describeThings = ({
  departments,
  positions,
  hired,
  changed,
}: Things): readonly RecordChange[] => [
  ...departments.map(({ id, name }) => ({ record: 'department', ids: [id], before: null, after: { name } })),
  ...positions.map(({ id, name }) => ({ record: 'position', ids: [id], before: null, after: { name } })),
  ...hired.map((one) => ({
    record: 'employee',
    ids: [one.id],
    before: null,
    after: pickEmployeeDetails(one),
  })),
  ...changed.flatMap(({ before, after }) => {
    const values = findChangedValues(pickEmployeeDetails(before), pickEmployeeDetails(after))
    return values ? [{ record: 'employee', ids: [before.id], ...values }] : []
  }),
]
