import { findProgram, nameWork } from '../../../norms/training-programs.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import { isDueUpTo, type ProfiledPost, type SharedDuty } from '../facts/work-records.ts'
import { type Source, source } from '../source.ts'
import { findPlace, placeWords } from './learning-places.ts'
import { comparePosts, listOnce, nameSubject } from './posts.ts'
import { countPeople, countRows, tellRows } from './rows.ts'
import type { SaidFacts } from './said-once.ts'

const from = 'из обязательств по обучению'

/** «программа В, не менее 16 часов: Безопасные методы …»; a programme that the register does not know by its name alone. */
function wordProgramme(title: string): string {
  const known = findProgram(title)
  if (known === null) return title
  const hours = known.minHours === null ? '' : `, не менее ${known.minHours} часов`
  return `${known.short}${hours}: ${known.title}`
}

const isHighRisk = (title: string): boolean => findProgram(title)?.code === 'V'

const wordPosts = (asked: readonly SharedDuty[]): string =>
  asked
    .toSorted(comparePosts)
    .map(({ position, people }) => `${position}, ${people}`)
    .join('; ')

const sumPeople = (asked: readonly SharedDuty[]): number => asked.reduce((sum, { people }) => sum + people, 0)

/** By when the first of them is due; '' where nothing is due again. */
function wordDue(asked: readonly SharedDuty[]): string {
  if (asked.some(({ due }) => due === 'atOnce')) return 'сразу'
  const [first] = asked.flatMap(({ due }) => (due === 'atOnce' ? [] : (due ?? []))).toSorted()
  return first === undefined ? '' : `до ${formatDate(first)}`
}

/** «у работодателя»; where posts differ, who learns where. */
function wordPlaces(
  alike: readonly SharedDuty[],
  profiles: readonly ProfiledPost[],
  facts: SaidFacts,
): string {
  const places = alike.flatMap((one) => {
    const code = findProgram(nameSubject(one))?.code
    const place = code === undefined ? null : findPlace(code, one, profiles, facts)
    return place === null ? [] : [{ place, position: one.position }]
  })
  const byPlace = [...Map.groupBy(places, ({ place }) => place)]
  if (byPlace.length < 2) return byPlace.map(([place]) => placeWords[place]).join('')
  return byPlace
    .map(([place, of]) => `${placeWords[place]}: ${listOnce(of.map(({ position }) => position)).join(', ')}`)
    .join('; ')
}

/**
 * Who has to learn what, by department and programme.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 4, 34, 40, 44, 46, 53, 99.
 */
export const trainingPlanSources = {
  'training.plan': source({
    needs: ['shared-training', 'span', 'profiles', 'facts'],
    gives:
      'обучение по подразделениям и программам: кто, чему, где, до какого дня; срок — в периоде или годе документа или раньше',
    fill: ({ 'shared-training': all, span, profiles, facts }) => {
      const asked = all.filter(({ due }) => span === null || isDueUpTo(due, span.to))
      const groups = Map.groupBy(asked, (one) => JSON.stringify([one.department, nameSubject(one)]))
      const rows = [...groups.values()].flatMap((alike) =>
        alike.slice(0, 1).map((one) => ({
          ...{
            department: one.department,
            posts: wordPosts(alike),
            programme: wordProgramme(nameSubject(one)),
          },
          where: wordPlaces(alike, profiles, facts),
          ...{ term: wordDue(alike), check: wordDue(alike) },
        })),
      )
      const sorted = rows.toSorted(
        (a, b) =>
          a.department.localeCompare(b.department, 'ru') || a.programme.localeCompare(b.programme, 'ru'),
      )
      return tellRows(sorted, `${from}: ${countRows(sorted)}`)
    },
  }),
  'training.programmes': source({
    needs: ['shared-training'],
    gives: 'программы, по которым обучаются работники',
    fill: ({ 'shared-training': asked }) => {
      const titles = listOnce(asked.map(nameSubject))
      return titles.length === 0
        ? null
        : { value: titles.join('; '), from: `${from}: ${countPeople(sumPeople(asked))}` }
    },
  }),
  'training.of-heads': source({
    needs: ['shared-training'],
    gives: 'должности, которые обучаются по программе А',
    fill: ({ 'shared-training': asked }) => {
      const heads = asked.filter((one) => findProgram(nameSubject(one))?.code === 'A')
      const names = listOnce(heads.map(({ position }) => position))
      return names.length === 0
        ? null
        : { value: names.join(', '), from: `${from}: ${countPeople(sumPeople(heads))}` }
    },
  }),
  'works.high-risk': source({
    needs: ['shared-training'],
    gives: 'работы повышенной опасности, которым обучаются работники',
    fill: ({ 'shared-training': asked }) => {
      const works = listOnce(asked.map(nameSubject).filter(isHighRisk).map(nameWork))
      return works.length === 0 ? null : { value: works.join('; '), from }
    },
  }),
  'works.high-risk-list': source({
    needs: ['shared-training', 'holders'],
    gives: 'перечень работ повышенной опасности: где, кто выдаёт наряд и кто руководит',
    fill: ({ 'shared-training': asked, holders }) => {
      const risky = Map.groupBy(
        asked.filter((one) => isHighRisk(nameSubject(one))),
        nameSubject,
      )
      const rows = [...risky].map(([title, alike]) => ({
        ...{ work: nameWork(title), place: listOnce(alike.map(({ department }) => department)).join(', ') },
        rules: '',
        issuer: wordHolder(findHolder(holders, 'permit-issuer')),
        head: wordHolder(findHolder(holders, 'permit-head')),
      }))
      return tellRows(
        rows.toSorted((a, b) => a.work.localeCompare(b.work, 'ru')),
        `${from} и ответственных: ${countRows(rows)}`,
      )
    },
  }),
} as const satisfies Readonly<Record<string, Source>>
