import type { CompanyId } from '@osh/core/companies/company.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { type Away, covers } from '@osh/core/employees/absences/absence.ts'
import { type Employee, type EmployeeId, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { mapTransfers, type Transfers } from '@osh/core/employees/transfers.ts'
import type { Position, PositionId } from '@osh/core/positions/position.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { KeptEmployee, State } from '../state.ts'

const shippedById: ReadonlyMap<PositionId, Position> = new Map(
  shippedPositions.map((position) => [position.id, position]),
)

/** The position, if the company may use it: a shipped one or its own. */
export function findPosition(
  { positions }: State,
  companyId: CompanyId,
  id: PositionId,
): Position | undefined {
  const own = positions.find((position) => position.id === id && position.companyId === companyId)
  return shippedById.get(id) ?? (own && { id: own.id, name: own.name })
}

export function buildEmployee(state: State, kept: KeptEmployee): Employee {
  const position = findPosition(state, kept.companyId, kept.positionId)
  if (!position) throw new Error(`employee ${kept.id} has no position ${kept.positionId}`)
  return { ...kept, position }
}

/** A company's employees in the Russian order of their full names. */
export const listEmployees = (state: State, companyId: CompanyId): readonly Employee[] =>
  state.employees
    .filter((kept) => kept.companyId === companyId)
    .map((kept) => buildEmployee(state, kept))
    .toSorted((a, b) => compareInRussian(joinFullName(a), joinFullName(b)) || a.id - b.id)

/** Why each of a company's employees who is away on the day is, and until when. */
export const mapAway = (
  { absences }: State,
  companyId: CompanyId,
  day: LocalDate,
): ReadonlyMap<EmployeeId, Away> =>
  new Map(
    absences
      .filter((absence) => absence.companyId === companyId && covers(absence, day))
      .map(({ employeeId, kind, to }) => [employeeId, { kind, to }]),
  )

/** What a table or a memo shows of a person today. */
export type PersonNow = { readonly fullName: string; readonly department: string; readonly position: string }

export const describePersonNow = ({ departments }: State, employee: Employee): PersonNow => ({
  fullName: joinFullName(employee),
  department: departments.find(({ id }) => id === employee.departmentId)?.name ?? '',
  position: namePosition(employee),
})

/** The same with what tells people of one name apart. */
export const describeHolder = (state: State, employee: Employee): PersonNow & NumberAndBirth => ({
  ...describePersonNow(state, employee),
  personnelNumber: employee.personnelNumber,
  birthDate: employee.birthDate,
})

type NumberAndBirth = Pick<Employee, 'personnelNumber' | 'birthDate'>

/** Today in the company's own time zone. */
export const tellTodayIn = (state: State, companyId: CompanyId, clock: Clock): LocalDate =>
  clock.today(findTimeZone(state, companyId))

export const findTimeZone = ({ companies }: State, companyId: CompanyId): string =>
  companies.find(({ id }) => id === companyId)?.timeZone ?? DEFAULT_TIME_ZONE

export function listTransfers(state: State, companyId: CompanyId): Transfers {
  const zone = findTimeZone(state, companyId)
  const lines = state.journal.filter((line) => line.companyId === companyId)
  return mapTransfers(lines, ({ at }) => takeMomentDay(computeMomentIn(zone, at)))
}
