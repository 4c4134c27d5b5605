import { type Employee, type EmployeeId, fullNameOf, positionNameOf } from '../employees/employee.ts'
import { parseDay } from '../shared/dates/parse-day.ts'
import { type Input, type ParseCode, readObject } from '../shared/input/field-reader.ts'
import { idIn, isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type LineCode, parseLine, parseText } from '../shared/texts/text.ts'
import type { Commission, CommissionMember, Injured } from './incident.ts'

const LONGEST_NUMBER = 50
const LONGEST_NAME = 255
const MOST_MEMBERS = 30
/** Law: ТК РФ, ст. 229 ч. 1. */
const FEWEST = 3

const parsers = {
  orderNumber: (value: unknown) => parseLine(value, LONGEST_NUMBER, 'document-number/required'),
  orderDate: parseDay,
}

type MemberCode =
  | 'person/twice'
  | 'employee/unknown'
  | 'text/required'
  | 'list/invalid'
  | 'commission/even'
  | 'commission/too-few'
  | 'commission/injured-in-it'
  | LineCode

export type CommissionCode = ParseCode<typeof parsers> | MemberCode

/** The employees that the input names as members, the chair among them. */
export function employeesInCommission(given: unknown): readonly EmployeeId[] {
  if (typeof given !== 'object' || given === null) return []
  const { chair, members }: Input = { ...given }
  const all = [chair, ...(Array.isArray(members) ? members.slice(0, MOST_MEMBERS) : [])]
  return [...new Set(all.flatMap((one) => employeeIn(one) ?? []))]
}

function employeeIn(one: unknown): EmployeeId | null {
  if (typeof one !== 'object' || one === null || !('employeeId' in one)) return null
  const id = typeof one.employeeId === 'string' ? idIn(one.employeeId) : one.employeeId
  return isId(id) ? (id as EmployeeId) : null
}

/**
 * Reads a commission: an odd number of people with the chair, three at least, none twice, none of the injured.
 * Law: ТК РФ, ст. 229; приказ Минтруда России от 20.04.2022 № 223н, п. 22. See docs/legal-sources.md.
 */
export function readCommission(
  given: unknown,
  people: ReadonlyMap<EmployeeId, Employee>,
  injured: readonly Injured[],
): Result<Commission, FieldErrors<CommissionCode>> {
  const input: Input = typeof given === 'object' && given !== null ? { ...given } : {}
  const order = readObject(input, parsers)
  if (!order.ok) return order
  if (!Array.isArray(input.members) || input.members.length > MOST_MEMBERS)
    return err(fieldErrors({ field: 'members', code: 'list/invalid' }))
  const all: CommissionMember[] = []
  for (const [row, one] of [input.chair, ...input.members].entries()) {
    const member = readMember(one, people)
    const place = row === 0 ? { field: 'chair' } : { field: 'members', row: row - 1 }
    if (!member.ok) return err(fieldErrors({ ...place, ...member.error }))
    if (all.some(isSame(member.value))) return err(fieldErrors({ ...place, code: 'person/twice' }))
    if (injured.some(isSame(member.value)))
      return err(fieldErrors({ ...place, code: 'commission/injured-in-it' }))
    all.push(member.value)
  }
  if (all.length < FEWEST) return err(fieldErrors({ field: 'members', code: 'commission/too-few' }))
  if (all.length % 2 === 0) return err(fieldErrors({ field: 'members', code: 'commission/even' }))
  const [chair, ...members] = all
  if (!chair) throw new Error('a commission of three has a chair')
  return ok({ ...order.value, chair, members })
}

type Person = Pick<CommissionMember, 'employeeId' | 'fullName'>

const isSame =
  (one: Person) =>
  (other: Person): boolean =>
    one.employeeId === null || other.employeeId === null
      ? one.employeeId === other.employeeId && one.fullName === other.fullName
      : one.employeeId === other.employeeId

function readMember(
  one: unknown,
  people: ReadonlyMap<EmployeeId, Employee>,
): Result<CommissionMember, ValueError<'employee/unknown' | 'text/required' | LineCode>> {
  const given: Input = typeof one === 'object' && one !== null ? { ...one } : {}
  if (given.employeeId !== undefined && given.employeeId !== null) {
    const id = employeeIn(one)
    const employee = id === null ? undefined : people.get(id)
    if (!employee) return err({ code: 'employee/unknown' })
    return ok({ employeeId: employee.id, fullName: fullNameOf(employee), post: positionNameOf(employee) })
  }
  const fullName = parseText(given.fullName, { max: LONGEST_NAME, required: true })
  if (!fullName.ok) return fullName
  const post = parseText(given.post, { max: LONGEST_NAME, required: false })
  return post.ok ? ok({ employeeId: null, fullName: fullName.value, post: post.value }) : post
}
