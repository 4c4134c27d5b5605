import { formatDate } from '../../../wording/formats/dates.ts'
import { formatPieces } from '../../../wording/ppe.ts'
import { nameSubject } from '../company/posts.ts'
import type { DoneWork } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { sortByDay, tellDone } from './tell-done.ts'

const isEvent =
  (event: 'issuance' | 'return') =>
  ({ subject, result }: DoneWork): boolean =>
    subject.section === 'ppe' && subject.event === event && result !== 'failed'

const wordPieces = ({ subject, quantity }: DoneWork): string =>
  subject.section === 'ppe' ? formatPieces(quantity ?? subject.quantity, subject.unit) : ''

/** When something of that name came back from the same person, on the day of the issue or later. */
function findReturn(done: readonly DoneWork[], issue: DoneWork): string {
  const back = sortByDay(done.filter(isEvent('return'))).find(
    (one) =>
      one.employeeId === issue.employeeId &&
      nameSubject(one) === nameSubject(issue) &&
      one.date >= issue.date,
  )
  return back ? formatDate(back.date) : ''
}

/** Movements of PPE in the period that the paper names. */
export const ppeJournalSources = {
  'journals.ppe-issue': source({
    needs: ['done-ppe'],
    gives: 'выдачи СИЗ за период и когда выданное возвращено',
    fill: ({ 'done-ppe': done }) =>
      tellDone(done.filter(isEvent('issuance')), (one) => ({
        ...{ date: formatDate(one.date), who: `${one.fullName}, ${one.department}`, position: one.position },
        ...{ item: nameSubject(one), model: '', count: wordPieces(one), wear: '' },
        returned: findReturn(done, one),
      })),
  }),
} as const satisfies Readonly<Record<string, Source>>
