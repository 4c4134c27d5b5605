import { computeDueDate } from '../../../deadlines/periodicity.ts'
import type { Subject } from '../../../obligations/subject.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { compareInRussian } from '../../../shared/names/russian-order.ts'
import type { DoneWork, Post, SharedDuty, StaffedPost } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { countPosts, tellRows } from './rows.ts'

type PostWithDuties = { readonly post: StaffedPost; readonly duties: readonly SharedDuty[] }

const keyOf = ({ department, position }: Post): string => JSON.stringify([department, position])

export const comparePosts = (a: Post, b: Post): number =>
  compareInRussian(a.department, b.department) || compareInRussian(a.position, b.position)

/** Posts of which something is asked, with all of it. */
export function groupByPost(
  posts: readonly StaffedPost[],
  asked: readonly SharedDuty[],
): readonly PostWithDuties[] {
  const ofPost = Map.groupBy(asked, keyOf)
  return posts.toSorted(comparePosts).flatMap((post) => {
    const duties = ofPost.get(keyOf(post))
    return duties ? [{ post, duties }] : []
  })
}

export const listOnce = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].toSorted(compareInRussian)

/** What is asked of whoever has done it, at the post where they did it; null where no one is asked for that now. */
export const findAsked = (asked: readonly SharedDuty[], done: DoneWork): SharedDuty | null =>
  asked.find(
    (one) =>
      one.department === done.department &&
      one.position === done.position &&
      nameSubject(one) === nameSubject(done),
  ) ?? null

/** By when what was done is due again; null where it is not. */
export function findDueDate(asked: readonly SharedDuty[], done: DoneWork): LocalDate | null {
  const duty = findAsked(asked, done)
  return duty && computeDueDate(done.date, duty.periodicity)
}

/** What an obligation is about, in its own words: a name, a point of order 29н, a class or a level. */
export function nameSubject({ subject }: { readonly subject: Subject }): string {
  if ('name' in subject) return subject.name
  return 'factorNumber' in subject ? subject.factorNumber : subject.established
}

const staff = 'из списка работников'

/** What the company's posts are. */
export const postSources = {
  'company.departments': source({
    needs: ['posts'],
    gives: 'подразделения, в которых есть работники',
    fill: ({ posts }) => {
      const names = listOnce(posts.map(({ department }) => department))
      return names.length === 0 ? null : { value: names.join(', '), from: staff }
    },
  }),
  'company.posts': source({
    needs: ['posts'],
    gives: 'должности организации или подразделения, названного в документе',
    fill: ({ posts }) => {
      const names = listOnce(posts.map(({ position }) => position))
      return names.length === 0 ? null : { value: names.join(', '), from: `${staff}: ${countPosts(names)}` }
    },
  }),
  'company.safety-posts': source({
    needs: ['posts'],
    gives: 'должности по охране труда, штатных единиц',
    fill: ({ posts }) => {
      const rows = posts
        .filter(({ position }) => /охран[еыа]\s+труда/iu.test(position))
        .map(({ position, people }) => ({ position, units: String(people) }))
      return tellRows(rows, `${staff}: ${countPosts(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
