import type { Answers } from '@osh/core/commands/follow.ts'
import type { TodayOf } from '@osh/core/companies/company-facts.ts'
import type { LockEmployees } from '@osh/core/employees/employee-facts.ts'
import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import { findRoleByCode, type RoleId } from '@osh/core/norms/responsibilities.ts'
import type { OrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { ResponsibilityId, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import { anEmployee, day, employee, instant, mining, someone, today, yesterday } from '#tests/examples.ts'

export const roleId = (code: string): RoleId => {
  const role = findRoleByCode(code)
  if (!role) throw new Error(`no role ${code}`)
  return role.id
}
export const [head, trustee] = [roleId('ot-head'), roleId('trustee')]
export const circumstanceId = 6 as CircumstanceId
export const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
export const companyId = mining
export const order: OrderLink = { kind: 'order', number: '12-ОТ', date: day('2026-03-01') }
export const id = 5 as ResponsibilityId
export const held: Term = {
  ...{ id: 1, responsibilityId: id, roleId: head, employeeId: employee(1), orderLink: order },
  ...{ employeeFullName: 'Иванов Иван', since: signed, until: null },
}
const named = { 1: 'Абрамова', 2: 'Белова', 3: 'Власова' }

const newIds = (count: number): readonly [ResponsibilityId, ...ResponsibilityId[]] => [
  100 as ResponsibilityId,
  ...Array.from({ length: count - 1 }, (_, i) => (101 + i) as ResponsibilityId),
]

/** A storage of three employees, the third dismissed yesterday, where `held` is held. */
export const storage = (
  said: boolean | null = null,
): Answers<ResponsibilityQuestion | TodayOf | LockEmployees> => ({
  today: () => today,
  employees: ({ ids }) =>
    new Map(
      ids.flatMap((one) => {
        const lastName = Object.entries(named).find(([key]) => Number(key) === one)?.[1]
        if (lastName === undefined) return []
        const details = anEmployee({ lastName, dismissalDate: one === 3 ? yesterday : null })
        const position = { id: details.positionId, name: 'Машинист' }
        return [[one, { ...details, id: one, companyId, position, version: 1 }] as const]
      }),
    ),
  held: (asked) => (asked.companyId === companyId && asked.id === id ? held : null),
  'holdings-of-role': (asked) =>
    asked.roleId === head && asked.employeeId === held.employeeId ? [held] : [],
  'new-responsibility-ids': ({ count }) => newIds(count),
  'answer-of-company': () => said,
})

export const refused = (...errors: readonly object[]) => ({ ok: false, error: { code: 'fields', errors } })
export const wrongEmployee = (code: string) => refused({ field: 'employeeId', code })
export const notFound = { ok: false, error: { code: 'not-found' } }

export const until = { kind: 'ended-terms', rows: [{ companyId, responsibilityId: id, until: signed }] }
export const begun = (responsibilityId: number, who: 1 | 2, role: RoleId, orderLink: OrderLink) => ({
  kind: 'begun-terms',
  rows: [
    {
      companyId,
      responsibilityId,
      roleId: role,
      employeeId: who,
      orderLink,
      employeeFullName: `${named[who]} Вера Ильинична`,
      since: signed,
    },
  ],
})
