import { riskLevelWords } from '../../../wording/sections.ts'
import { findHolder, type HolderOfRole, wordHolder } from '../facts/holders.ts'
import type { SharedDuty, StaffedPost } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { comparePosts, groupByPost, nameSubject } from './posts.ts'
import { countPosts, countRows, tellRows } from './rows.ts'

const conditions = 'из обязательств: СОУТ'
const risks = 'из обязательств: оценка рисков'

const isFound = (one: SharedDuty): boolean => !['notAssessed', 'excluded'].includes(nameSubject(one))

/** The worst class of a post, by which its guarantees go. */
const findClass = (duties: readonly SharedDuty[]): string | null =>
  duties.filter(isFound).map(nameSubject).toSorted().at(-1) ?? null

/** Posts whose conditions were assessed, each with its worst class. */
function listAssessed(posts: readonly StaffedPost[], asked: readonly SharedDuty[]) {
  return groupByPost(posts, asked).flatMap(({ post, duties }) => {
    const level = findClass(duties)
    return level === null ? [] : [{ post, level }]
  })
}

const isSafe = ({ level }: { readonly level: string }): boolean => ['1', '2'].includes(level)

const sum = (counts: readonly number[]): string => String(counts.reduce((all, one) => all + one, 0))

const describePost = ({ position, department }: StaffedPost): string => `${position}, ${department}`

const isThere =
  ({ department }: StaffedPost) =>
  (holder: HolderOfRole): boolean =>
    holder.department === department

const wordPeople = ({ people, women }: StaffedPost): string => `всего ${people}, женщин ${women}`

/**
 * What a class of conditions gives at least: so much more pay, days of leave, hours a week. A company's own acts may give more.
 *
 * Law: ТК РФ, ст. 92, 117, 147.
 */
function listGuarantees(level: string) {
  const isFrom = (least: string) => level >= least
  return {
    ...{ level, pay: 'не менее 4', leave: isFrom('3.2') ? 'не менее 7' : 'нет' },
    week: isFrom('3.3') ? 'не более 36' : '40',
  }
}

/** Workplaces with what the assessments of conditions and risks have found. */
export const workplaceListSources = {
  'workplaces.sout-list': source({
    needs: ['posts', 'shared-workingConditions'],
    gives: 'перечень рабочих мест с прежним классом условий труда',
    fill: ({ posts, 'shared-workingConditions': asked }) => {
      const classes = new Map(groupByPost(posts, asked).map(({ post, duties }) => [post, findClass(duties)]))
      const rows = posts.toSorted(comparePosts).map((post, i) => ({
        ...{
          number: String(i + 1),
          name: post.position,
          department: post.department,
          people: wordPeople(post),
        },
        ...{ analogues: '', equipment: '' },
        factors: classes.get(post) ? `прежний класс ${classes.get(post)}` : 'оценка не проводилась',
      }))
      return tellRows(rows, `из списка работников и обязательств: ${countPosts(rows)}`)
    },
  }),
  'workplaces.count': source({
    needs: ['posts'],
    gives: 'сколько рабочих мест: должностей по подразделениям',
    fill: ({ posts }) =>
      posts.length === 0 ? null : { value: posts.length, from: `из списка работников: ${countPosts(posts)}` },
  }),
  'workplaces.declared-count': source({
    needs: ['posts', 'shared-workingConditions'],
    gives: 'сколько рабочих мест с классами 1 и 2',
    fill: ({ posts, 'shared-workingConditions': asked }) => {
      const safe = listAssessed(posts, asked).filter(isSafe)
      return safe.length === 0 ? null : { value: safe.length, from: `${conditions}, ${countPosts(safe)}` }
    },
  }),
  'workplaces.declared': source({
    needs: ['posts', 'shared-workingConditions'],
    gives: 'рабочие места с классами 1 и 2: сколько на них занято и какой класс',
    fill: ({ posts, 'shared-workingConditions': asked }) => {
      const rows = listAssessed(posts, asked)
        .filter(isSafe)
        .map(({ post, level }) => ({
          ...{ number: '', post: describePost(post), people: String(post.people), outcome: `класс ${level}` },
        }))
      return tellRows(
        rows,
        `${conditions}, ${countPosts(rows)}; места, которые не декларируют (ч. 6 ст. 10 № 426-ФЗ), удалите`,
      )
    },
  }),
  'workplaces.classes': source({
    needs: ['posts', 'shared-workingConditions'],
    gives: 'сколько рабочих мест каждого класса, сколько на них занято, из них женщин',
    fill: ({ posts, 'shared-workingConditions': asked }) => {
      const ofLevel = Map.groupBy(listAssessed(posts, asked), ({ level }) => level)
      const rows = [...ofLevel]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([level, all]) => ({
          ...{ level, places: String(all.length) },
          people: sum(all.map(({ post }) => post.people)),
          women: sum(all.map(({ post }) => post.women)),
        }))
      return tellRows(rows, `${conditions}, ${countRows(rows)}`)
    },
  }),
  'workplaces.guarantees': source({
    needs: ['posts', 'shared-workingConditions'],
    gives: 'должности с вредными условиями труда: класс и гарантии по Трудовому кодексу',
    fill: ({ posts, 'shared-workingConditions': asked }) => {
      const rows = groupByPost(posts, asked).flatMap(({ post, duties }) => {
        const level = findClass(duties) ?? ''
        if (['', '1', '2'].includes(level)) return []
        return [{ post: describePost(post), card: '', ...listGuarantees(level), milk: '' }]
      })
      return tellRows(rows, `${conditions}, ${countPosts(rows)}`)
    },
  }),
  'risks.map': source({
    needs: ['posts', 'shared-risk', 'holders'],
    gives: 'сводка рисков по рабочим местам',
    fill: ({ posts, 'shared-risk': asked, holders }) => {
      const rows = groupByPost(posts, asked.filter(isFound)).map(({ post, duties }) => {
        const count = (level: string) => String(duties.filter((one) => nameSubject(one) === level).length)
        return {
          ...{ workplace: describePost(post), people: String(post.people), main: '' },
          ...{ low: count('low'), medium: count('middle'), high: count('high') },
          owner: wordHolder(findHolder(holders.filter(isThere(post)), 'ot-division')),
        }
      })
      return tellRows(rows, `${risks}, ${countRows(rows)}`)
    },
  }),
  'risks.levels': source({
    needs: ['posts', 'shared-risk'],
    gives: 'рабочие места и наибольший уровень риска на каждом',
    fill: ({ posts, 'shared-risk': asked }) => {
      const order = ['low', 'middle', 'high'] as const
      const rows = groupByPost(posts, asked.filter(isFound)).map(({ post, duties }, i) => {
        const levels = order.filter((one) => duties.some((duty) => nameSubject(duty) === one))
        return {
          ...{ card: String(i + 1), workplace: describePost(post), decision: '' },
          level: levels
            .map((one) => riskLevelWords[one])
            .slice(-1)
            .join(''),
        }
      })
      return tellRows(rows, `${risks}, ${countRows(rows)}`)
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
