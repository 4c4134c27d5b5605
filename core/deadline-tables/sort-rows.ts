import type { Subject } from '../obligations/subject.ts'
import { riskLevels } from '../sections/risk.ts'
import { workingConditionsClasses } from '../sections/working-conditions.ts'
import { inRussianOrder } from '../shared/names/russian-order.ts'
import type { DeadlineRow, DeadlineSort } from './deadline-table.ts'

type Order = (a: DeadlineRow, b: DeadlineRow) => number

/** The order of a deadline table. Ties: the earlier deadline, then the full name, then the older obligation. */
export function orderOf(sort: DeadlineSort): Order {
  const first = orders[sort]
  return (a, b) =>
    first(a, b) ||
    byDeadline(a, b) ||
    inRussianOrder(a.fullName, b.fullName) ||
    a.obligationId - b.obligationId
}

const byDeadline: Order = (a, b) => (a.deadline < b.deadline ? -1 : a.deadline > b.deadline ? 1 : 0)

const orders: Readonly<Record<DeadlineSort, Order>> = {
  deadline: byDeadline,
  fullName: (a, b) => inRussianOrder(a.fullName, b.fullName),
  department: (a, b) => inRussianOrder(a.department, b.department),
  position: (a, b) => inRussianOrder(a.position, b.position),
  ppe: (a, b) => inRussianOrder(ppeNameOf(a.subject), ppeNameOf(b.subject)),
  event: (a, b) => eventRank(a.subject) - eventRank(b.subject),
  risk: (a, b) => riskRank(a.subject) - riskRank(b.subject),
}

/** What the sort `ppe` compares; empty outside PPE. */
export const ppeNameOf = (subject: Subject): string => (subject.section === 'ppe' ? subject.name : '')

/** What the sort `event` compares: issuances before returns. */
export const eventRank = (subject: Subject): number =>
  subject.section === 'ppe' && subject.event === 'return' ? 1 : 0

/** What the sort `risk` compares: the worst level or class first, those without one last. */
export const riskRank = (subject: Subject): number =>
  'established' in subject ? findingRank(subject.section, subject.established) : 0

/** The same of a level or a class by itself; of what is neither, a rank that no row has. */
export function findingRank(section: 'risk' | 'workingConditions', found: string): number {
  const known: readonly string[] = section === 'risk' ? riskLevels : workingConditionsClasses
  return -known.indexOf(found)
}
