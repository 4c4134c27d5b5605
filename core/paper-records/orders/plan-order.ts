import { type Employee, type EmployeeId, isDismissed, joinFullName } from '../../employees/employee.ts'
import { type OrderLink, printOrderLink } from '../../responsibilities/order-link.ts'
import type { Term } from '../../responsibilities/responsibility.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { offerRow, type PlannedRow, refuseRow } from '../offer.ts'
import { replacesOthers, type SaidAppointment } from './read-order.ts'

type Known = {
  readonly people: ReadonlyMap<EmployeeId | null, Employee>
  /** Who holds the roles of the order now. */
  readonly holders: readonly Term[]
  readonly today: LocalDate
}

/**
 * What an order of appointment becomes: a holder of each role that it gives, and whoever else holds it until then, to be relieved if that is meant.
 *
 * Law: ТК РФ, ст. 214; приказ Минтруда 29.10.2021 № 776н, п. 13.
 */
export function planOrder(
  form: string,
  said: readonly SaidAppointment[],
  orderLink: OrderLink,
  { people, holders, today }: Known,
): readonly PlannedRow[] {
  const given = said.map((one) => planAppointment(one, orderLink, { people, holders, today }))
  const named = new Set(said.map(({ role, employeeId }) => `${role.id}:${employeeId}`))
  const roles = new Map(said.map(({ role }) => [role.id, role.name]))
  const others = holders.filter(
    ({ roleId, employeeId }) => roles.has(roleId) && !named.has(`${roleId}:${employeeId}`),
  )
  return [
    ...given,
    ...others.map((term) => planEnd(term, roles.get(term.roleId) ?? '', replacesOthers(form))),
  ]
}

function planAppointment(
  { role, employeeId, fullName }: SaidAppointment,
  orderLink: OrderLink,
  { people, holders, today }: Known,
): PlannedRow {
  const employee = people.get(employeeId)
  const who = employee ? joinFullName(employee) : fullName
  const words = { key: `hold:${role.id}:${employeeId ?? fullName}`, who, what: role.name }
  if (!employee) return refuseRow(words, 'person-unknown')
  if (isDismissed(employee, today)) return refuseRow(words, 'dismissed')
  const before = holders.find((term) => term.roleId === role.id && term.employeeId === employee.id) ?? null
  if (before && printOrderLink(before.orderLink) === printOrderLink(orderLink))
    return refuseRow(words, 'recorded')
  const appointment = { employeeId: employee.id, orderLink }
  const deed = { is: 'term', roleId: role.id, appointment, before } as const
  return offerRow(words, 'holder', deed, { instead: before ? printOrderLink(before.orderLink) : '' })
}

function planEnd(term: Term, what: string, chosen: boolean): PlannedRow {
  const { responsibilityId, roleId, employeeFullName, orderLink } = term
  const words = {
    key: `end:${responsibilityId}`,
    who: employeeFullName,
    what,
  }
  const deed = { is: 'term', roleId, appointment: null, before: term } as const
  return offerRow(words, 'end', deed, { instead: printOrderLink(orderLink), chosen })
}
