import type { EmployeeId } from '../../employees/employee.ts'
import { addMonths } from '../../shared/dates/local-date.ts'
import { countPeople } from './company/rows.ts'
import { isDueUpTo, type PersonDuty } from './facts/work-records.ts'
import { sectionOfPeople } from './section-of-people.ts'
import { type KnownAnswer, type KnownFacts, type Source, source } from './source.ts'

type Which = (duty: PersonDuty, facts: Pick<KnownFacts, 'span' | 'day'>) => boolean

/** By the end of the period that the paper names, overdue and never done too; all where it names none. */
const isDue: Which = ({ due }, { span }) => !span || isDueUpTo(due, span.to)

/** Whoever is called at least two months ahead can be named to the clinic in time (order 29н, п. 24). */
const MONTHS_AHEAD = 2

const isDueSoon: Which = ({ due }, { day }) => isDueUpTo(due, addMonths(day, MONTHS_AHEAD))

const isRepeatedBriefing: Which = ({ subject }) =>
  'name' in subject && /^повторный инструктаж/iu.test(subject.name)

const isFound: Which = ({ subject }) =>
  'established' in subject && !['notAssessed', 'excluded'].includes(subject.established)

function tell(duties: readonly PersonDuty[]): KnownAnswer | null {
  const ids: ReadonlySet<EmployeeId> = new Set(duties.map(({ employeeId }) => employeeId))
  return ids.size === 0 ? null : { value: [...ids], from: `из обязательств: ${countPeople(ids.size)}` }
}

const of = (people: keyof typeof sectionOfPeople, gives: string, ...which: readonly Which[]): Source => {
  const section = sectionOfPeople[people]
  return source({
    needs: [`people-${section}`, 'span'],
    gives,
    fill: (facts) =>
      tell(facts[`people-${section}`].filter((duty) => which.every((fits) => fits(duty, facts)))),
  })
}

/** Whom a form of people is about, by the names that forms call them; docs/forms.md lists them. */
export const peopleSources = {
  examined: of('examined', 'те, чей медосмотр наступает в периоде или годе документа', isDue),
  referred: of(
    'referred',
    'те, чей медосмотр не пройден, просрочен или наступает в ближайшие два месяца',
    isDueSoon,
  ),
  'due-briefing': of(
    'due-briefing',
    'те, кому в периоде или годе документа проводится повторный инструктаж на рабочем месте',
    isRepeatedBriefing,
    isDue,
  ),
  taught: of('taught', 'те, кому назначено обучение'),
  assessed: of('assessed', 'те, чьи рабочие места прошли СОУТ', isFound),
  'at-risk': of('at-risk', 'те, чьи профессиональные риски оценены', isFound),
} as const satisfies Readonly<Record<keyof typeof sectionOfPeople, Source>>

const byName: ReadonlyMap<string, Source> = new Map(Object.entries(peopleSources))

/** Null for a form that names none. */
export const peopleNamed = (name: string | undefined): Source | null => byName.get(name ?? '') ?? null
