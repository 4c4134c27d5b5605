import { type Periodicity, printPeriodicity } from '../../../deadlines/periodicity.ts'
import { findFactor } from '../../../norms/factors.ts'
import { formatCount } from '../../../shared/texts/plural.ts'
import type { StaffedPost } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { groupByPost, nameSubject } from './posts.ts'
import { countPeople, countPosts, tellRows } from './rows.ts'

const months = (periodicity: Periodicity): number =>
  periodicity.kind === 'every' ? periodicity.months : Number.POSITIVE_INFINITY

const wordStaff = ({ people, women }: StaffedPost): string =>
  women === 0 ? `${people}, женщин нет` : `${people}, из них женщин ${women}`

/** «4.4», «6.1» before «18.2»: by each of their numbers. */
const comparePoints = (a: string, b: string): number => a.localeCompare(b, 'ru', { numeric: true })

/**
 * Who is examined by which points of order 29н, by post.
 *
 * Law: Приказ Минздрава России 28.01.2021 № 29н, Порядок, п. 21 (what the list says), 22 (who sends it on).
 */
export const contingentSources = {
  'medical.contingent': source({
    needs: ['posts', 'shared-medicalExamination'],
    gives: 'контингент: должности, факторы и пункты приказа № 29н',
    fill: ({ posts, 'shared-medicalExamination': asked }) => {
      const rows = groupByPost(posts, asked).map(({ post, duties }) => {
        const points = [...new Set(duties.map(nameSubject))].toSorted(comparePoints)
        const often = duties.map(({ periodicity }) => periodicity).toSorted((a, b) => months(a) - months(b))
        return {
          ...{ post: post.position, department: post.department, count: wordStaff(post) },
          factors: points.map((point) => findFactor(point)?.name ?? `пункт ${point}`).join('; '),
          ...{ points: points.join(', '), period: often.slice(0, 1).map(printPeriodicity).join('') },
        }
      })
      const points = new Set(asked.map(nameSubject)).size
      const people = groupByPost(posts, asked).reduce((sum, { post }) => sum + post.people, 0)
      return tellRows(
        rows,
        `из обязательств: ${countPosts(rows)}, ${countPeople(people)}, ${formatCount(points, ['пункт', 'пункта', 'пунктов'])} приказа № 29н`,
      )
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
