import { formatDate } from '../../../wording/formats/dates.ts'
import { findDueDate, listOnce, nameSubject } from '../company/posts.ts'
import { countRows, tellRows } from '../company/rows.ts'
import { findAnswer } from '../company/said-once.ts'
import type { DoneWork, SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { tellDone, wordPost } from './tell-done.ts'

/** One examination is of all points that were passed on its day. */
const groupExaminations = (
  done: readonly DoneWork[],
): readonly (readonly [DoneWork, readonly DoneWork[]])[] =>
  [...Map.groupBy(done, ({ employeeId, date }) => `${employeeId} ${date}`).values()].flatMap((points) =>
    points.slice(0, 1).map((one) => [one, points] as const),
  )

/** By when the first of its points is due again. */
function wordNext(points: readonly DoneWork[], asked: readonly SharedDuty[]): string {
  const [next] = points.flatMap((one) => findDueDate(asked, one) ?? []).toSorted()
  return next === undefined ? '' : formatDate(next)
}

const wordVerdict = (points: readonly DoneWork[]): string =>
  points.some(({ result }) => result === 'failed')
    ? 'противопоказания выявлены'
    : 'противопоказания не выявлены'

/**
 * Examinations and referrals to them in the period that the paper names.
 *
 * Law: Приказ Минздрава России 28.01.2021 № 29н, Порядок, п. 9 (referrals are counted).
 */
export const medicalJournalSources = {
  'journals.med-conclusions': source({
    needs: ['done-medicalExamination', 'shared-medicalExamination', 'facts'],
    gives: 'медосмотры за период: вывод и срок следующего',
    fill: ({ 'done-medicalExamination': done, 'shared-medicalExamination': asked, facts }) => {
      const points = new Map(groupExaminations(done))
      return tellDone([...points.keys()], (one) => ({
        ...{ who: one.fullName, post: wordPost(one), kind: formatDate(one.date) },
        ...{ clinic: findAnswer(facts, 'clinic', 'name') ?? '', conclusion: '', measures: '' },
        verdict: wordVerdict(points.get(one) ?? []),
        next: wordNext(points.get(one) ?? [], asked),
      }))
    },
  }),
  'journals.med-referrals': source({
    needs: ['referrals', 'shared-medicalExamination', 'facts'],
    gives: 'направления на медосмотр, выданные за период: номер, кому, пункты приказа № 29н',
    fill: ({ referrals, 'shared-medicalExamination': asked, facts }) => {
      const rows = referrals.map(({ number, date, person, post }) => {
        const points = asked.filter(
          ({ department, position }) => department === post.department && position === post.position,
        )
        return {
          ...{ number, date: formatDate(date), post: wordPost(post), conclusion: '', verdict: '' },
          who: `${person.fullName}, ${formatDate(person.birthDate)}`,
          kind: listOnce(points.map(nameSubject)).join(', '),
          clinic: findAnswer(facts, 'clinic', 'name') ?? '',
        }
      })
      return tellRows(rows, `из архива документов: ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
