import { type EmployeeId, positionNameOf } from '../../employees/employee.ts'
import { dayOfMoment } from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, type ParseCode, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine } from '../../shared/texts/text.ts'
import type { Commission, CommissionMember, Incident, Injured } from '../incident.ts'
import type { IncidentFacts } from './read-incident.ts'
import {
  employeesNamed,
  fieldsOf,
  markOf,
  type NamedEmployee,
  type PersonCode,
  readPerson,
} from './read-person.ts'

const LONGEST_NUMBER = 50
const MOST_MEMBERS = 30
/** Law: ТК РФ, ст. 229 ч. 1. */
const FEWEST = 3

const parsers = {
  orderNumber: (value: unknown) => parseLine(value, LONGEST_NUMBER, 'document-number/required'),
  orderDate: parseDay,
}

type MemberCode =
  | 'person/twice'
  | 'list/invalid'
  | 'commission/even'
  | 'commission/too-few'
  | 'commission/injured-in-it'
  | PersonCode

export type CommissionCode =
  | ParseCode<typeof parsers>
  | MemberCode
  | 'order/before-accident'
  | 'date/in-future'

/** The employees that the input names as members, the chair among them. */
export function employeesInCommission(given: unknown): readonly EmployeeId[] {
  const { chair, members } = fieldsOf(given)
  return employeesNamed([chair, ...(Array.isArray(members) ? members.slice(0, MOST_MEMBERS) : [])])
}

/**
 * Reads a commission: an odd number of people with the chair, three at least, none twice, none of the injured.
 * Law: ТК РФ, ст. 229; приказ Минтруда России от 20.04.2022 № 223н, п. 22. See docs/legal-sources.md.
 */
export function readCommission(
  given: unknown,
  people: ReadonlyMap<EmployeeId, NamedEmployee>,
  injured: readonly Injured[],
): Result<Commission, FieldErrors<CommissionCode>> {
  const input = fieldsOf(given)
  const order = readObject(input, parsers)
  if (!order.ok) return order
  if (!Array.isArray(input.members) || input.members.length > MOST_MEMBERS)
    return err(fieldErrors({ field: 'members', code: 'list/invalid' }))
  const hurt = new Set(injured.map((one) => markOf(one, '')))
  const all = new Map<string, CommissionMember>()
  for (const [at, one] of [input.chair, ...input.members].entries()) {
    const place = at === 0 ? { field: 'chair' } : { field: 'members', row: at - 1 }
    const person = readPerson(one, 'post', people)
    if (!person.ok) return err(fieldErrors({ ...place, ...person.error }))
    const { employee, fullName, note } = person.value
    const post = employee ? positionNameOf(employee) : note
    const member = { employeeId: employee?.id ?? null, fullName, post }
    const mark = markOf(member, '')
    if (all.has(mark)) return err(fieldErrors({ ...place, code: 'person/twice' }))
    if (hurt.has(mark)) return err(fieldErrors({ ...place, code: 'commission/injured-in-it' }))
    all.set(mark, member)
  }
  const [chair, ...members] = all.values()
  if (!chair || all.size < FEWEST) return err(fieldErrors({ field: 'members', code: 'commission/too-few' }))
  return all.size % 2 === 0
    ? err(fieldErrors({ field: 'members', code: 'commission/even' }))
    : ok({ ...order.value, chair, members })
}

/** The commission with the patch: its order is of no day before the accident or after today; null takes it back. */
export function changeCommission(
  known: Incident,
  { commission: given }: Input,
  { people, nowIn }: IncidentFacts,
): Result<Commission | null, FieldErrors<CommissionCode>> {
  if (given === undefined) return ok(known.commission)
  if (given === null) return ok(null)
  const commission = readCommission(given, people, known.injured)
  if (!commission.ok) return commission
  const { orderDate } = commission.value
  if (orderDate < dayOfMoment(known.occurredAt))
    return err(fieldErrors({ field: 'orderDate', code: 'order/before-accident' }))
  return orderDate > dayOfMoment(nowIn(known.timeZone))
    ? err(fieldErrors({ field: 'orderDate', code: 'date/in-future' }))
    : commission
}
