import { takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import { formatDate } from '../../wording/formats/dates.ts'
import { type NoticeSettings, usualSettings } from '../feed/notice-settings.ts'
import { pathIn } from '../path-in.ts'
import type { CalledStep, DueStep } from '../step-notices.ts'
import { wantsMails } from './mail-turn.ts'
import { type Addressed, type NoticeMail, wordEnding } from './notice-mail.ts'

/** Whether a step is told of by e-mail as soon as it is raised: a digest of the next day would come too late. What is late already is in the digest. */
export const isMailedAtOnce = ({ state, isOfHours }: CalledStep): boolean => isOfHours && state !== 'overdue'

/** Whoever has switched on any mails of notices is told at once, whatever their hour is. */
export const wantsUrgentMails = (settings: Partial<NoticeSettings>): boolean =>
  wantsMails({ ...usualSettings, ...settings })

/** A mail of steps whose term is hours, the most urgent first: no person is named in it, as it leaves the service. */
export function wordStepMail(steps: readonly DueStep[], addressed: Addressed): NoticeMail {
  const { company, among } = addressed
  const lines = (atOnce: boolean) =>
    steps.filter(({ state }) => (state === 'at-once') === atOnce).map((step) => wordLine(step, among))
  const parts = [
    { heading: 'Сделать немедленно', lines: lines(true) },
    { heading: 'Срок — часы', lines: lines(false) },
  ]
  return {
    subject: 'Несчастный случай, срочные шаги — Охрана труда онлайн',
    company,
    parts: parts.filter(({ lines }) => lines.length > 0),
    ending: wordEnding(addressed),
  }
}

function wordLine({ state, endsAt, number, action, incidentId, step }: DueStep, among: Addressed['among']) {
  const at = `${formatDate(takeMomentDay(endsAt))}, ${takeMomentTime(endsAt)}`
  const when = state === 'at-once' ? `немедленно, с ${at}` : `до ${at}`
  const path = `${pathIn(`/notifications/incident/${incidentId}`, among)}#step-${step}`
  return { text: `Шаг ${number}. ${action}: ${when}`, path }
}
