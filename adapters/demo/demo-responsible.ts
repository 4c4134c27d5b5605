import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { type CircumstanceId, circumstances } from '@osh/core/norms/circumstances.ts'
import { type Role, type RoleGroup, roleGroups } from '@osh/core/norms/responsibilities.ts'
import type { Records } from '@osh/core/records/records.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'
import type { Hired } from './demo-hiring.ts'
import { findWorkingDay } from './working-day.ts'

/** No one has seen to these yet: the page shows what a missing responsible person looks like. */
const WAITING = new Set(['kit-place', 'fire-duty'])

/** What a building contractor of this size has no use for. */
const OFF = new Set(['micro-examiner', 'psych', 'pressure', 'el-commission'])

/** Commissions, with how many people hold the role. */
const SEVERAL: Readonly<Record<string, number>> = {
  'knowledge-member': 2,
  trainer: 2,
  'sout-member': 4,
  committee: 2,
}

const specialist = 'Специалист по охране труда'
const engineer = 'Главный инженер'
const foreman = 'Мастер строительных и монтажных работ'
const siteHead = 'Начальник участка'

/** Whose business a role, or all others of a group, is, by positions; the specialist's where nothing else is said. */
const holders: Readonly<Record<string, readonly string[]>> = {
  pozhar: [engineer, specialist],
  electro: ['Главный энергетик'],
  'el-deputy': [engineer],
  'el-operative': ['Электромонтёр по ремонту и обслуживанию электрооборудования'],
  'ot-division': [siteHead],
  'workplace-briefing': [foreman],
  'knowledge-chair': [engineer],
  'knowledge-member': [specialist, siteHead],
  trainer: [specialist, engineer],
  internship: [foreman],
  'ppe-head': ['Заведующий складом'],
  'ppe-cards': ['Кладовщик'],
  'ppe-care': ['Кладовщик'],
  med: ['Специалист по кадрам'],
  'sout-chair': [engineer],
  'sout-member': [specialist, 'Главный бухгалтер', 'Специалист по кадрам'],
  committee: [specialist, 'Монтажник по монтажу стальных и железобетонных конструкций'],
  trustee: ['Электрогазосварщик'],
  'permit-issuer': [engineer],
  'permit-head': [siteHead],
  'high-altitude': [siteHead],
  lifting: [foreman],
  buildings: ['Начальник производственно-технического отдела'],
  tools: ['Механик'],
  transport: ['Механик'],
  'prerun-med': ['Механик'],
  'first-aid': [foreman],
  'kit-head': ['Секретарь руководителя'],
  'fire-evac': ['Начальник производственно-технического отдела'],
  'fire-hot': [foreman],
  'fire-room': ['Заведующий складом'],
}
const usual = [specialist]

/** The order by which a role was given. */
export type AppointmentOrder = { readonly code: string; readonly number: number; readonly date: LocalDate }

const appointed = roleGroups.flatMap((group) =>
  group.roles.filter(({ code }) => !OFF.has(code) && !WAITING.has(code)).map((role) => ({ group, role })),
)

/** The orders of the first days, each giving one of the roles that the law ties to an order. */
export const planOrders = (start: LocalDate): readonly AppointmentOrder[] =>
  appointed
    .filter(({ role }) => role.orderRequired)
    .map(({ role: { code } }, i) => ({ code, number: i + 1, date: findOrderDay(start, i + 1) }))

/** Appoints responsible persons by those orders. */
export async function appointResponsible(
  { responsibilities }: Records,
  company: CompanyId,
  staff: readonly Hired[],
  start: LocalDate,
): Promise<void> {
  for (const { id: circumstanceId } of circumstances) {
    const applies = !listRolesRestingOn(circumstanceId).some(({ code }) => OFF.has(code))
    accept(await responsibilities.answerCircumstance({ companyId: company, circumstanceId, applies }))
  }
  const orders = new Map(planOrders(start).map((order) => [order.code, order]))
  for (const { group, role } of appointed) {
    const order = orders.get(role.code)
    const orderLink = order
      ? ({ kind: 'order', number: String(order.number), date: order.date } as const)
      : ({ kind: 'not-required' } as const)
    for (const { id: employeeId } of pickPeople(group, role, staff))
      accept(await responsibilities.appoint({ companyId: company, roleId: role.id, employeeId, orderLink }))
  }
}

const listRolesRestingOn = (id: CircumstanceId): readonly Role[] =>
  roleGroups.flatMap(({ roles }) => roles).filter(({ circumstance }) => circumstance === id)

/** Orders are made a few a day, in the order of their numbers. */
const findOrderDay = (start: LocalDate, n: number): LocalDate =>
  findWorkingDay(addDays(start, Math.floor(n / 6)))

const pickPeople = ({ code }: RoleGroup, role: Role, staff: readonly Hired[]): readonly Employee[] =>
  (holders[role.code] ?? holders[code] ?? usual)
    .flatMap((position) => staff.filter(({ post }) => post.position === position))
    .slice(0, SEVERAL[role.code] ?? 1)
    .map(({ employee }) => employee)
