import { type EmployeeId, isDismissed, namePosition } from '../../../employees/employee.ts'
import type { LongStaff } from '../../../employees/employee-repository.ts'
import { type OrderLink, printOrderLink } from '../../../responsibilities/order-link.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import type { CompanyId } from '../../../shared/identity.ts'
import { readInBatches } from '../../../shared/in-batches.ts'
import type { PastRecords } from './past-records.ts'
import type { Post } from './work-records.ts'

/** Someone who holds a role, as papers name them. */
export type HolderOfRole = Post & {
  /** The role's lasting name: «workplace-briefing». */
  readonly code: string
  readonly role: string
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly orderLink: OrderLink
}

/**
 * Whose business it is: who was appointed first. In a department it is who holds the role there, or the only one who holds it; of several
 * from elsewhere it may be any, so none.
 */
export function findHolder(
  holders: readonly HolderOfRole[],
  code: string,
  department?: string,
): HolderOfRole | null {
  const held = holders.filter((one) => one.code === code)
  const there = held.find((one) => one.department === department)
  const isSure = department === undefined || held.length === 1
  return there ?? (isSure ? held[0] : undefined) ?? null
}

/** «Иванов Иван Иванович, мастер», or nothing where no one is appointed. */
export const wordHolder = (holder: HolderOfRole | null): string =>
  holder === null ? '' : `${holder.fullName}, ${holder.position}`

/** «№ 12 от 20.11.2026»; nothing where no order is needed. */
export const wordOrder = ({ orderLink }: HolderOfRole): string =>
  orderLink.kind === 'order' ? printOrderLink(orderLink).replace('Приказ №', '№ ') : ''

type StaffRecords = {
  readonly past: Pick<PastRecords, 'listPosts'>
  readonly longLists: LongStaff
}

const CHIEF = /^главный бухгалтер(?![а-яё])/iu

/** Who keeps the company's books on the day; null where no post is called so, or no one holds it. */
export async function findAccountant(
  { past, longLists }: StaffRecords,
  id: CompanyId,
  day: LocalDate,
): Promise<EmployeeId | null> {
  const posts = await past.listPosts(id, day)
  if (!posts.some(({ position }) => CHIEF.test(position))) return null
  const ids = await longLists.listEmployeeIds(id)
  for await (const some of readInBatches(ids, (part) => longLists.listEmployees(id, part))) {
    const found = some.find((one) => CHIEF.test(namePosition(one)) && !isDismissed(one, day))
    if (found) return found.id
  }
  return null
}
