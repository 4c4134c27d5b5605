import type { DeadlineRow } from '../deadline-tables/deadline-table.ts'
import type { GroundId } from '../norms/admission-grounds.ts'
import { briefingKinds } from '../norms/briefings.ts'
import { canBar } from '../obligations/standing/can-bar.ts'
import { RETAKE_DAYS } from '../obligations/standing/standing.ts'
import { findRules } from '../sections/section.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'

/** One reason why an employee may not work (основание не допускать). */
export type Bar = {
  readonly is: 'overdue' | 'failed' | 'notDone'
  readonly ground: GroundId
  /** The deadline that has passed, or the day of the failed check; whichever was first. Null of what was never done. */
  readonly since: LocalDate | null
  readonly duty: DeadlineRow
}

type Duty = Pick<DeadlineRow, 'subject' | 'ruleId' | 'deadline' | 'overdue' | 'away' | 'retakeBy'>

/**
 * Why the obligation keeps its employee from work today; null where it doesn't, and while they are away. A check that was failed does so at once, however
 * far the deadline is. PPE that waits to be returned keeps no one.
 * Law: ТК РФ, ст. 76 ч. 1, ст. 216.1; ПП РФ 24.12.2021 № 2464, п. 4 (briefings are training), п. 79 (a failed check).
 */
export function findBar<D extends Duty>(duty: D): (Omit<Bar, 'duty'> & { readonly duty: D }) | null {
  const { subject, deadline, overdue, away, retakeBy } = duty
  const { bars } = findRules(subject.section)
  if (bars === null || away !== null || !canBar(subject)) return null
  const ground = (usual: GroundId): GroundId => groundBeyondSafety(duty) ?? usual
  if (retakeBy !== null) {
    const failedOn = addDays(retakeBy, -RETAKE_DAYS)
    const since = overdue && deadline !== null && deadline < failedOn ? deadline : failedOn
    return { is: 'failed', ground: ground(bars.failed), since, duty }
  }
  if (!overdue) return null
  return {
    is: deadline === null ? 'notDone' : 'overdue',
    ground: ground(bars.overdue),
    since: deadline,
    duty,
  }
}

/** Briefings and training beyond occupational safety are asked for by acts of their own; the rule tells them, or the kind of briefing. */
function groundBeyondSafety({ ruleId, subject }: Duty): GroundId | null {
  const kind = subject.section === 'briefing' ? briefingKinds.find(({ name }) => name === subject.name) : null
  if (ruleId?.startsWith('fire.') || kind?.field === 'fire') return 'fireSafety'
  return ruleId?.startsWith('el.') || kind?.field === 'electricity' ? 'electricalSafety' : null
}
