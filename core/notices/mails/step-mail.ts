import { takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import { sayWhoseTerm } from '../../wording/accidents/step-term.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import type { StepState } from '../notice.ts'
import { pathIn } from '../path-in.ts'
import type { DueStep } from '../step-notices.ts'
import { type Addressed, type NoticeMail, wordEnding } from './notice-mail.ts'

/** A mail of steps that were raised, the most urgent first: no person is named in it, as it leaves the service. */
export function wordStepMail(steps: readonly DueStep[], addressed: Addressed): NoticeMail {
  const { company, among } = addressed
  const linesOf = (asked: StepState) =>
    steps.filter(({ state }) => state === asked).map((step) => wordLine(step, among))
  const parts = [
    { heading: 'Просрочено', lines: linesOf('overdue') },
    { heading: 'Сделать немедленно', lines: linesOf('at-once') },
    { heading: 'Срок подходит', lines: linesOf('due') },
  ]
  return {
    subject: 'Несчастный случай, сроки расследования — Охрана труда онлайн',
    company,
    parts: parts.filter(({ lines }) => lines.length > 0),
    ending: wordEnding(addressed),
  }
}

function wordLine({ state, endsAt, number, action, incidentId, step }: DueStep, among: Addressed['among']) {
  const at = `${formatDate(takeMomentDay(endsAt))}, ${takeMomentTime(endsAt)}`
  const when = { 'at-once': `немедленно, с ${at}`, due: `до ${at}`, overdue: `срок был ${at}` }[state]
  const path = `${pathIn(`/notifications/incident/${incidentId}`, among)}#step-${step}`
  return { text: `Шаг ${number}. ${action}: ${when}${sayWhoseTerm(step)}`, path }
}
