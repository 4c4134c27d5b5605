import { isDismissed } from '../../../../employees/employee.ts'
import type { Subject } from '../../../../obligations/subject.ts'
import { addMonths, type LocalDate } from '../../../../shared/dates/local-date.ts'
import { compareInRussian } from '../../../../shared/names/russian-order.ts'
import { formatDate } from '../../../../wording/formats/dates.ts'
import { formatPieces } from '../../../../wording/ppe.ts'
import type { DoneWork, SharedDuty } from '../../facts/work-records.ts'
import { type Source, source } from '../../source.ts'
import { findAsked } from '../posts.ts'
import { countRows, tellRows } from '../rows.ts'

type Ppe = Extract<Subject, { section: 'ppe' }>
/** An issuance or a return that took place. */
type Move = DoneWork & { readonly subject: Ppe }
/** The last issue of an item to a person, and how many of its pieces are still held. */
type Held = { readonly issue: Move; readonly count: number }
type Worn = Held & { readonly until: LocalDate }

const isPpe = <T extends { readonly subject: Subject }>(one: T): one is T & { readonly subject: Ppe } =>
  one.subject.section === 'ppe'

/** Of one day an issue is before a return. */
const compareMoves = (a: Move, b: Move): number =>
  a.date.localeCompare(b.date) || a.subject.event.localeCompare(b.subject.event)

const countPieces = ({ quantity, subject }: Move): number => quantity ?? subject.quantity

/**
 * What people hold, each item by its last issue: a later one is given for what was worn before it. What came back was of the oldest first;
 * more than was seen issued is of what was issued earlier than the moves go.
 */
function listHeld(moves: readonly Move[]): readonly Held[] {
  const last = new Map<string, Held>()
  for (const move of moves.toSorted(compareMoves)) {
    const key = JSON.stringify([move.employeeId, move.subject.name])
    const before = last.get(key)
    const count = before?.count ?? 0
    if (move.subject.event === 'issuance') last.set(key, { issue: move, count: count + countPieces(move) })
    else if (before) last.set(key, { ...before, count: Math.max(0, count - countPieces(move)) })
  }
  return [...last.values()].map(({ issue, count }) => ({ issue, count: Math.min(count, countPieces(issue)) }))
}

/** Months after which an item that holders of a post get is worn out; null where it is worn until it is unfit. */
function findTerm(issued: readonly SharedDuty[], issue: Move): number | null {
  const duty = findAsked(issued, issue)
  return duty?.periodicity.kind === 'every' ? duty.periodicity.months : null
}

/**
 * What is still held by those employed on the day, where its term ended before the day. What the dismissed have not given back is not among
 * it: it is claimed from them, not worn out in use.
 */
function listWorn(done: readonly DoneWork[], asked: readonly SharedDuty[], day: LocalDate): readonly Worn[] {
  const issued = asked.filter((duty) => isPpe(duty) && duty.subject.event === 'issuance')
  const moves = done.filter(isPpe).filter(({ result }) => result !== 'failed')
  return listHeld(moves).flatMap((held) => {
    const term = findTerm(issued, held.issue)
    if (term === null || held.count === 0 || isDismissed(held.issue, day)) return []
    const until = addMonths(held.issue.date, term)
    return until < day ? [{ ...held, until }] : []
  })
}

const compareWorn = ({ issue: a }: Worn, { issue: b }: Worn): number =>
  compareInRussian(a.fullName, b.fullName) || compareInRussian(a.subject.name, b.subject.name)

/** What people hold past its term. */
export const wornSources = {
  'ppe.worn-out': source({
    needs: ['issued-ppe', 'shared-ppe'],
    gives: 'СИЗ на руках, срок носки которых истёк: за кем числятся',
    fill: ({ 'issued-ppe': moved, 'shared-ppe': asked, day }) => {
      const rows = listWorn(moved, asked, day)
        .toSorted(compareWorn)
        .map(({ issue: { subject, fullName, position, date }, count, until }) => ({
          ...{ name: subject.name, owner: `${fullName}, ${position}` },
          issued: `${formatDate(date)}, до ${formatDate(until)}`,
          count: formatPieces(count, subject.unit),
          ...{ defect: 'срок носки истёк', fate: '' },
        }))
      return tellRows(rows, `из выдач СИЗ: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
