import type { Bar } from '../admission/bar.ts'
import type { BarredEmployee } from '../admission/barred-employee.ts'
import type { AbsenceKind } from '../employees/absences/absence.ts'
import { type EvidenceOf, isOfInjury } from '../incidents/evidence/evidence.ts'
import type { HiddenKind } from '../rights/membership.ts'
import { findRules, type Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** Whether what is asked of people in the section, and how it ended, is hidden. */
export const isHiddenSection = (section: Section, hidden: readonly HiddenKind[]): boolean =>
  findRules(section).isMedical && hidden.includes('medical')

/** Whether evidence of that is hidden: what an injured person suffered may be seen on it, or said by its name. */
export const isHiddenEvidence = (of: EvidenceOf, hidden: readonly HiddenKind[]): boolean =>
  isOfInjury(of) && hidden.includes('medical')

/** Whether the kind of an absence says something of somebody's health. */
export const isMedicalAbsence = (kind: AbsenceKind): boolean => kind === 'illness' || kind === 'maternity'

/** The days of an examination: when it was passed, and when it is due. */
export const daysOfExamination = ['baseDate', 'registeredOn', 'deadline', 'fixed'] as const

type Standing = { readonly overdue: boolean; readonly retakeBy: LocalDate | null }

/**
 * Whether the days of an examination are hidden with its conclusion: where it keeps an employee from work. That it was never done, is late or
 * found contraindications then looks the same; a day that does not follow from the usual term would show which.
 */
export const hidesDays = ({ overdue, retakeBy }: Standing): boolean => overdue || retakeBy !== null

/** An employee who may not work, for somebody from whom conclusions may be hidden: the examination was not passed, for a reason that is not shown. */
export function hideConclusions(one: BarredEmployee, hidden: readonly HiddenKind[]): BarredEmployee {
  const isHidden = ({ duty }: Bar): boolean => isHiddenSection(duty.subject.section, hidden)
  return one.bars.some(isHidden)
    ? { ...one, since: null, bars: one.bars.map((bar) => (isHidden(bar) ? hideConclusion(bar) : bar)) }
    : one
}

function hideConclusion(bar: Bar): Bar {
  const { bars } = findRules(bar.duty.subject.section)
  const days = { baseDate: null, registeredOn: null, deadline: null }
  return {
    is: 'notDone',
    ground: bars?.overdue ?? bar.ground,
    since: null,
    duty: { ...bar.duty, ...days, retakeBy: null, overdue: true },
  }
}
