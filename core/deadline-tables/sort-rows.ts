import type { Subject } from '../obligations/subject.ts'
import { riskLevels } from '../sections/risk.ts'
import { workingConditionsClasses } from '../sections/working-conditions.ts'
import { compareDays } from '../shared/dates/compare-days.ts'
import { compareInRussian } from '../shared/names/russian-order.ts'
import type { DeadlineRow, DeadlineSort } from './deadline-table.ts'

type Order = (a: DeadlineRow, b: DeadlineRow) => number

/** The order of a deadline table. Ties: the earlier deadline, what was never done before any, then the full name, then the older obligation. */
export function makeRowOrder(sort: DeadlineSort): Order {
  const first = orders[sort]
  return (a, b) =>
    first(a, b) ||
    compareByDeadline(a, b) ||
    compareInRussian(a.fullName, b.fullName) ||
    a.obligationId - b.obligationId
}

const compareByDeadline: Order = (a, b) => compareDays(a.deadline, b.deadline)

const orders: Readonly<Record<DeadlineSort, Order>> = {
  deadline: compareByDeadline,
  fullName: (a, b) => compareInRussian(a.fullName, b.fullName),
  department: (a, b) => compareInRussian(a.department, b.department),
  position: (a, b) => compareInRussian(a.position, b.position),
  ppe: (a, b) => compareInRussian(takePpeName(a.subject), takePpeName(b.subject)),
  event: (a, b) => rankEvent(a.subject) - rankEvent(b.subject),
  risk: (a, b) => rankRisk(a.subject) - rankRisk(b.subject),
}

/** What the sort `ppe` compares; empty outside PPE. */
export const takePpeName = (subject: Subject): string => (subject.section === 'ppe' ? subject.name : '')

/** What the sort `event` compares: issuances before returns. */
export const rankEvent = (subject: Subject): number =>
  subject.section === 'ppe' && subject.event === 'return' ? 1 : 0

/** What the sort `risk` compares: the worst level or class first, those without one last. */
export const rankRisk = (subject: Subject): number =>
  'established' in subject ? rankFinding(subject.section, subject.established) : 0

/** The same of a level or a class by itself; of what is neither, a rank that no row has. */
export function rankFinding(section: 'risk' | 'workingConditions', found: string): number {
  const known: readonly string[] = section === 'risk' ? riskLevels : workingConditionsClasses
  return -known.indexOf(found)
}
