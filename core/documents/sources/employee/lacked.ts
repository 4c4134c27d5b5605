import type { Lack } from '../../../incidents/lack.ts'
import { isUnassessed, type Subject } from '../../../obligations/subject.ts'
import { keySubject } from '../../../requirements/subject-key.ts'
import { findRules, type Section } from '../../../sections/section.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { wordFailed } from '../../../wording/formats/retake.ts'
import type { DutyOnDay } from '../facts/duties-on-day.ts'
import { findIntroBriefing } from './briefings.ts'

/** What asks for the duties of a section. The articles of the Labour Code were not compared with their text. */
const bases: Readonly<Record<Section, string>> = {
  briefing: 'Правила № 2464, п. 8–16',
  instruction: 'ТК РФ, ст. 214',
  training: 'Правила № 2464, п. 4, 59, 60',
  medicalExamination: 'ТК РФ, ст. 220',
  ppe: 'ТК РФ, ст. 221',
  workingConditions: '426-ФЗ, ст. 8',
  risk: 'ТК РФ, ст. 218',
}

const nameSubject = (subject: Subject): string => {
  if ('name' in subject) return subject.name
  if (subject.section === 'medicalExamination') return `Медосмотр по пункту ${subject.factorNumber}`
  return findRules(subject.section).words.name
}

const tell = (subject: Subject, said: string): Lack => ({
  what: `${nameSubject(subject)}: ${said}`,
  basis: bases[subject.section],
  ...(findRules(subject.section).isMedical ? ({ medical: true } as const) : {}),
})

/** How somebody's records were on the day of an accident. */
type RecordsOnDay = {
  /** Only those that were assigned by then. */
  readonly duties: readonly DutyOnDay[]
  /** What their post required to have been done by then. */
  readonly required: readonly { readonly subject: Subject; readonly since: LocalDate }[]
  /** Whether the company keeps the section: what it can't record is not said to be missing. */
  readonly isKept: (section: Section) => boolean
}

/**
 * What the records lacked by the day: no introductory briefing, a place of work that was not assessed, a term that had run out, a failed check, what was
 * assigned and never done, what the post required and no one assigned. A duty whose first term had not come yet is left out.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 8, 10 (everyone is briefed before work begins); 426-ФЗ, ст. 8.
 */
export function findLackedOnDay(records: RecordsOnDay, day: LocalDate): readonly Lack[] {
  const { duties } = records
  const intro = findIntroBriefing(duties)
    ? []
    : [{ what: 'Вводный инструктаж: в записях нет отметки о проведении', basis: 'Правила № 2464, п. 10' }]
  return [...intro, ...listNotAssessed(records), ...listRunOut(duties, day), ...listUndone(records, day)]
}

/** Duties whose term had run out or whose check was failed, and equipment that was not issued. */
export const listRunOut = (duties: readonly DutyOnDay[], day: LocalDate): readonly Lack[] =>
  duties.flatMap((duty): Lack[] => {
    const said = describeLack(duty, day)
    return said === null ? [] : [tell(duty.subject, said)]
  })

function describeLack({ subject, deadline, retakeBy, done }: DutyOnDay, day: LocalDate): string | null {
  if ('event' in subject && subject.event === 'return') return null
  if (deadline !== null && deadline < day) return `срок истёк ${formatDate(deadline)}`
  if (retakeBy !== null) return wordFailed(subject, retakeBy)
  return 'event' in subject && done.length === 0 ? 'назначено, выдачи в записях нет' : null
}

const assessed = {
  workingConditions: 'СОУТ рабочего места',
  risk: 'Оценка профессиональных рисков',
} as const
const assessments = ['workingConditions', 'risk'] as const

/** Assessments that no record tells of, neither as done nor as found before. */
const listNotAssessed = ({ duties, isKept }: RecordsOnDay): readonly Lack[] =>
  assessments
    .filter((section) => isKept(section))
    .filter((section) => !duties.some((duty) => duty.subject.section === section && isFound(duty)))
    .map((section) => ({
      what: `${assessed[section]}: в записях нет результата`,
      basis: bases[section],
    }))

const isFound = ({ subject }: DutyOnDay): boolean => 'established' in subject && !isUnassessed(subject)

/** What was assigned without a term and never done, and what was required and never done: each of it once, and nothing that is told elsewhere. */
function listUndone({ duties, required }: RecordsOnDay, day: LocalDate): readonly Lack[] {
  const asked = new Map(required.map((one) => [keySubject(one.subject), one]))
  const held = new Set(duties.map(({ subject }) => keySubject(subject)))
  const undone = duties.filter((duty) => duty.done.length === 0 && describeLack(duty, day) === null)
  const assigned = undone.flatMap(({ subject, deadline }): Lack[] => {
    const since = asked.get(keySubject(subject))?.since
    if (!isToldHere(subject) || (deadline !== null && since === undefined)) return []
    const by = since === undefined ? '' : `, требуется по должности с ${formatDate(since)}`
    return [tell(subject, `назначено${by}, отметки о выполнении нет`)]
  })
  const missing = required
    .filter(({ subject }) => isToldHere(subject) && !held.has(keySubject(subject)))
    .map(({ subject, since }) => tell(subject, `требуется по должности с ${formatDate(since)}, не назначено`))
  return [...assigned, ...missing]
}

/** Not the introductory briefing, nor an assessment; a return is asked for elsewhere. */
function isToldHere(subject: Subject): boolean {
  if ('event' in subject && subject.event === 'return') return false
  if (subject.section === 'briefing' && /^вводный/iu.test(subject.name)) return false
  return !(subject.section in assessed)
}
