import { isServiceTerm } from '../../norms/accidents/service-terms.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import { formatLocalMoment } from '../incidents.ts'

/** Said after a step's term that no act names; '' after a term of the law. */
export const sayWhoseTerm = (step: string): string => (isServiceTerm(step) ? ' (срок сервиса)' : '')

/** A step by its key, and since when or by when it is to be done. */
type Called = {
  readonly step: string
  readonly state: 'at-once' | 'due' | 'overdue'
  readonly endsAt: LocalMoment
}

/** «просрочено, было до 20.11.2026, 10:00», «до 20.11.2026, 09:00 (срок сервиса)». */
export function wordStepTerm({ step, state, endsAt }: Called): string {
  const at = formatLocalMoment(endsAt)
  const when = { 'at-once': `немедленно, с ${at}`, due: `до ${at}`, overdue: `просрочено, было до ${at}` }
  return `${when[state]}${sayWhoseTerm(step)}`
}
