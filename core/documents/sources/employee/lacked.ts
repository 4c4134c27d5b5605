import { findRules, type Section } from '../../../sections/section.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import type { DutyOnDay } from '../facts/duties-on-day.ts'
import { findIntroBriefing } from './briefings.ts'

/** What an inspector will find missing in somebody's records of the day of an accident. */
export type Lack = {
  /** «Повторный инструктаж на рабочем месте: срок истёк 10.08.2026». */
  readonly what: string
  /** Whose point asks for it. */
  readonly basis: string
}

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

const nameOf = ({ subject }: DutyOnDay): string => {
  if ('name' in subject) return subject.name
  if (subject.section === 'medicalExamination') return `Медосмотр по пункту ${subject.factorNumber}`
  return findRules(subject.section).words.name
}

/**
 * What the records lacked by the day: no introductory briefing, a term that had run out, equipment that was assigned and not issued.
 * What has neither a term nor equipment is left out: no one knows since when it was asked for.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 8, 10 (everyone is briefed before work begins).
 */
export function findLackedOnDay(duties: readonly DutyOnDay[], day: LocalDate): readonly Lack[] {
  const intro = findIntroBriefing(duties)
    ? []
    : [{ what: 'Вводный инструктаж: в записях нет отметки о проведении', basis: 'Правила № 2464, п. 10' }]
  const others = duties.flatMap((duty): Lack[] => {
    const said = describeLack(duty, day)
    return said === null ? [] : [{ what: `${nameOf(duty)}: ${said}`, basis: bases[duty.subject.section] }]
  })
  return [...intro, ...others]
}

function describeLack({ subject, deadline, done }: DutyOnDay, day: LocalDate): string | null {
  if ('event' in subject && subject.event === 'return') return null
  if (deadline !== null && deadline < day) return `срок истёк ${formatDate(deadline)}`
  return 'event' in subject && done.length === 0 ? 'назначено, выдачи в записях нет' : null
}
