import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { type Role, type RoleGroup, roleGroups } from '@osh/core/norms/responsibilities.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted } from './accepted.ts'
import type { Hired } from './demo-hiring.ts'

/** No one has seen to these yet: the page shows what a missing responsible person looks like. */
const WAITING = new Set(['kit-place', 'fire-duty'])

/** What a building contractor of this size has no use for. */
const OFF = new Set(['micro-examiner', 'psych', 'pressure', 'el-commission'])

/** Commissions, with how many people hold the role. */
const SEVERAL: Readonly<Record<string, number>> = { 'knowledge-member': 2, 'sout-member': 3, committee: 2 }

/** Whose business a role or a group of roles is, by positions; the specialist's where nothing else is said. */
const holders: Readonly<Record<string, readonly string[]>> = {
  pozhar: ['Главный инженер', 'Специалист по охране труда'],
  electro: ['Главный энергетик'],
  'el-deputy': ['Главный инженер'],
}
const usual = ['Специалист по охране труда', 'Главный инженер', 'Специалист по кадрам']

/** Appoints responsible persons by orders of the first days. */
export async function appointResponsible(
  { responsibilities }: Records,
  company: CompanyId,
  staff: readonly Hired[],
  start: LocalDate,
): Promise<void> {
  let orders = 0
  for (const group of roleGroups)
    for (const role of group.roles) {
      if (OFF.has(role.code))
        accepted(
          await responsibilities.setApplicable({ companyId: company, roleId: role.id, applies: false }),
        )
      if (OFF.has(role.code) || WAITING.has(role.code)) continue
      orders += 1
      const order = { kind: 'order', number: `${orders}-ОТ`, date: addDays(start, orders % 9) } as const
      const orderLink = role.orderRequired ? order : ({ kind: 'not-required' } as const)
      for (const { id: employeeId } of peopleFor(group, role, staff))
        accepted(
          await responsibilities.appoint({ companyId: company, roleId: role.id, employeeId, orderLink }),
        )
    }
}

const peopleFor = ({ code }: RoleGroup, role: Role, staff: readonly Hired[]): readonly Employee[] =>
  (holders[role.code] ?? holders[code] ?? usual)
    .flatMap((position) => staff.filter(({ post }) => post.position === position))
    .slice(0, SEVERAL[role.code] ?? 1)
    .map(({ employee }) => employee)
