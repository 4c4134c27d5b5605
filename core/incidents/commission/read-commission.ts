import { type EmployeeId, namePosition } from '../../employees/employee.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine } from '../../shared/texts/text.ts'
import type { Commission, CommissionMember, Incident } from '../incident.ts'
import type { IncidentFacts } from '../reading/read-incident.ts'
import {
  keyPerson,
  type NamedEmployee,
  readNamedEmployees,
  readPerson,
  takeFields,
} from '../reading/read-person.ts'
import type { CommissionCode, PersonCode } from '../reading/refusal-codes.ts'
import { isChairRefused } from './right-chair.ts'

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
  | 'commission/charged-with-safety'
  | 'commission/chair-not-employers'
  | PersonCode

const cutMembers = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.slice(0, MOST_MEMBERS) : []

/** The employees that the input names as members, the chair among them. */
export function readCommissionEmployees(given: unknown): readonly EmployeeId[] {
  const { chair, members } = takeFields(given)
  return readNamedEmployees([chair, ...cutMembers(members)])
}

/** The employees that the input names as charged with safety at the site; null where it does not say who is. */
export function readChargedEmployees(given: unknown): readonly EmployeeId[] | null {
  const { chargedWithSafety } = takeFields(given)
  return chargedWithSafety === undefined ? null : readNamedEmployees(cutMembers(chargedWithSafety))
}

/**
 * Reads a commission: an odd number of people with the chair, three at least, none twice, none of the injured, none of those charged with
 * safety at the site: whom the input names so, and `inCharge`; a chair whom the law allows.
 * Law: ТК РФ, ст. 229; приказ Минтруда России от 20.04.2022 № 223н, п. 22. See docs/legal-sources.md.
 */
export function readCommission(
  given: unknown,
  { people, inCharge }: Pick<IncidentFacts, 'people' | 'inCharge'>,
  { injured }: Pick<Incident, 'injured'>,
): Result<Commission, FieldErrors<CommissionCode>> {
  const input = takeFields(given)
  const order = readObject(input, parsers)
  if (!order.ok) return order
  const charged = readCharged(input.chargedWithSafety, people)
  if (!charged.ok) return charged
  const inChargeThere = new Set([
    ...(charged.value ?? []).map((one) => keyPerson(one, '')),
    ...(inCharge ?? []).map((id) => keyPerson({ employeeId: id, fullName: '' }, '')),
  ])
  if (!Array.isArray(input.members) || input.members.length > MOST_MEMBERS)
    return err(fieldErrors({ field: 'members', code: 'list/invalid' }))
  const hurt = new Set(injured.map((one) => keyPerson(one, '')))
  const all = new Map<string, CommissionMember>()
  for (const [at, one] of [input.chair, ...input.members].entries()) {
    const place = at === 0 ? { field: 'chair' } : { field: 'members', row: at - 1 }
    const read = readMember(one, people)
    if (!read.ok) return err(fieldErrors({ ...place, ...read.error }))
    const member = read.value
    const mark = keyPerson(member, '')
    if (all.has(mark)) return err(fieldErrors({ ...place, code: 'person/twice' }))
    if (hurt.has(mark)) return err(fieldErrors({ ...place, code: 'commission/injured-in-it' }))
    if (inChargeThere.has(mark)) return err(fieldErrors({ ...place, code: 'commission/charged-with-safety' }))
    all.set(mark, member)
  }
  const [chair, ...members] = all.values()
  if (chair && isChairRefused({ injured }, chair))
    return err(fieldErrors({ field: 'chair', code: 'commission/chair-not-employers' }))
  if (!chair || all.size < FEWEST) return err(fieldErrors({ field: 'members', code: 'commission/too-few' }))
  return all.size % 2 === 0
    ? err(fieldErrors({ field: 'members', code: 'commission/even' }))
    : ok({ ...order.value, chair, members, ...(charged.value ? { chargedWithSafety: charged.value } : {}) })
}

function readMember(
  one: unknown,
  people: ReadonlyMap<EmployeeId, NamedEmployee>,
): Result<CommissionMember, ValueError<PersonCode>> {
  const person = readPerson(one, 'post', people)
  if (!person.ok) return person
  const { employee, fullName, note } = person.value
  return ok({ employeeId: employee?.id ?? null, fullName, post: employee ? namePosition(employee) : note })
}

/** Null where nothing is said of them. */
function readCharged(
  given: unknown,
  people: ReadonlyMap<EmployeeId, NamedEmployee>,
): Result<readonly CommissionMember[] | null, FieldErrors<MemberCode>> {
  const field = 'chargedWithSafety'
  if (given === undefined) return ok(null)
  if (!Array.isArray(given) || given.length > MOST_MEMBERS)
    return err(fieldErrors({ field, code: 'list/invalid' }))
  const charged: CommissionMember[] = []
  for (const [row, one] of given.entries()) {
    const read = readMember(one, people)
    if (!read.ok) return err(fieldErrors({ field, row, ...read.error }))
    charged.push(read.value)
  }
  return ok(charged)
}

/** The commission with the patch: its order is of no day before the accident or after today; null takes it back. */
export function changeCommission(
  known: Incident,
  { commission: given }: Input,
  facts: IncidentFacts,
): Result<Commission | null, FieldErrors<CommissionCode>> {
  if (given === undefined) return ok(known.commission)
  if (given === null) return ok(null)
  const commission = readCommission(given, facts, known)
  if (!commission.ok) return commission
  const { orderDate } = commission.value
  if (orderDate < takeMomentDay(known.occurredAt))
    return err(fieldErrors({ field: 'orderDate', code: 'order/before-accident' }))
  return orderDate > takeMomentDay(facts.nowIn(known.timeZone))
    ? err(fieldErrors({ field: 'orderDate', code: 'date/in-future' }))
    : commission
}
