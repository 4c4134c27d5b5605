import type { IncidentId } from '../incidents/incident.ts'
import type { Brand } from '../shared/brand.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'

export type NoticeId = Brand<number, 'NoticeId'>

export const stepStates = ['at-once', 'due', 'overdue'] as const
export type StepState = (typeof stepStates)[number]

/** A step of an investigation that is to be done at once, or whose term ends within a day or has ended. */
export type StepNotice = {
  readonly kind: 'incident-step'
  readonly incidentId: IncidentId
  /** The step's key. */
  readonly step: string
  readonly state: StepState
  /** The last moment in time, by the clock of the place; of what is to be done at once the moment since which it is. */
  readonly endsAt: LocalMoment
}

/** What a notice tells; later kinds join. */
export type NoticeFacts = StepNotice

/** A notice (уведомление) as it is kept: raised once, and never changed. */
export type KeptNotice = {
  readonly id: NoticeId
  readonly companyId: CompanyId
  readonly facts: NoticeFacts
  readonly raisedAt: Instant
}

/** A notice that was raised is raised by no one again: a term that is moved, or one that has passed, is another. */
export const keyOf = ({ kind, incidentId, step, state, endsAt }: NoticeFacts): string =>
  [kind, incidentId, step, state, endsAt].join('/')
