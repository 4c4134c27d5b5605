import { type Answers, isRecord } from '../../documents/answers/answers.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { nameOrderForm, ORDER_OF_SEVERAL, type Role, roleGroups } from '../../norms/responsibilities.ts'
import { foldName } from '../../shared/names/name-search.ts'

/** Who gets which role by an order; an id is null where the order names someone whom the company does not know. */
export type SaidAppointment = {
  readonly role: Role
  readonly employeeId: EmployeeId | null
  readonly fullName: string
}

const roles = roleGroups.flatMap((group) => group.roles)
const byCode = (code: string): readonly Role[] => roles.filter((role) => role.code === code)

/** Orders that form a commission, with the roles of its chair and of its members. */
const commissions: Readonly<Record<string, readonly [string, string]>> = {
  'knowledge-commission': ['knowledge-chair', 'knowledge-member'],
  'sout-commission': ['sout-chair', 'sout-member'],
}

/** Orders that say of earlier ones that they hold no more. */
export const replacesOthers = (form: string): boolean => form === ORDER_OF_SEVERAL || form in commissions

/** Whom an order gives a role; nothing where it is another paper. */
export function readOrder(form: string, answers: Answers): readonly SaidAppointment[] {
  const ofCommission = commissions[form]
  if (ofCommission) {
    const [chair, member] = ofCommission
    const { commission } = answers
    const given = isRecord(commission) ? commission : {}
    const members = Array.isArray(given.members) ? given.members : []
    return [
      ...byCode(chair).flatMap((role) => sayWho(role, given.chair)),
      ...byCode(member).flatMap((role) => members.flatMap((one) => sayWho(role, one))),
    ]
  }
  if (form === ORDER_OF_SEVERAL)
    return readNamedRoles(answers.roles).flatMap((role) => sayWho(role, answers.responsible))
  const given = roles.filter((role) => nameOrderForm(role) === form)
  return given.flatMap((role) => sayWho(role, answers.responsible))
}

const readNamedRoles = (rows: unknown): readonly Role[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const named = isRecord(row) ? foldName(String(row.role ?? '')) : ''
    return roles.filter(({ name }) => foldName(name) === named)
  })

/** Nobody where nobody is named. */
function sayWho(role: Role, answer: unknown): readonly SaidAppointment[] {
  if (typeof answer === 'number') return [{ role, employeeId: answer as EmployeeId, fullName: '' }]
  const name = isRecord(answer) ? answer.fullName : null
  return typeof name === 'string' ? [{ role, employeeId: null, fullName: name }] : []
}
