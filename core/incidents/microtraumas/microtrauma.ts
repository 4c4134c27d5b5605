import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'
import type { Extension, IncidentId } from '../incident.ts'
import type { IncidentPaper } from '../papers-of-file.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'

/** Someone whom the record of a microtrauma names: an employee, or an outsider with whom they come from. */
export type NamedInRecord = {
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  /** Position; of an outsider position and employer. */
  readonly post: string
}

/** What a person types when a microtrauma is told of. Moments are by the clock of the place. */
export type MicrotraumaDetails = {
  readonly injured: NamedInRecord
  readonly occurredAt: LocalMoment
  /** IANA name of the place's zone. */
  readonly timeZone: string
  readonly place: string
  /** Null: the injured person themselves. */
  readonly reportedBy: NamedInRecord | null
  /** When the employer was told (обращение): the review counts from it. */
  readonly reportedAt: LocalMoment
  /** What they were doing and what happened. */
  readonly circumstances: string
  /** What is damaged, and how. */
  readonly injury: string
  readonly firstAid: string
}

/** How the circumstances and causes were looked into, and what came of it. */
export type Review = {
  readonly on: LocalDate
  /** One at least, no one twice; the first signs the certificate. */
  readonly reviewers: readonly NamedInRecord[]
  /** Whom they asked and what they looked at; may be empty. */
  readonly heard: string
  /** A line of the classifier of causes of order 223н; null where none was chosen. */
  readonly causeCode: string | null
  readonly causes: string
  /** What is proposed so that it does not happen again. */
  readonly proposals: string
  /** What was done already; may be empty. */
  readonly measuresTaken: string
  /** Empty: none. */
  readonly consequences: string
  /** Length of service in the trade, in words; may be empty. */
  readonly experience: string
}

/** A microtrauma (микроповреждение, микротравма) with its review. Law: ТК РФ, ст. 226. */
export type Microtrauma = MicrotraumaDetails & {
  readonly id: MicrotraumaId
  readonly companyId: CompanyId
  readonly extension: Extension | null
  /** Null until it is reviewed, and again once that is taken back. */
  readonly review: Review | null
  /** Why the review was taken back the last time; empty where it never was. */
  readonly reopenedBecause: string
  /** Null while the record holds. */
  readonly annulled: (Signed & { readonly reason: string }) | null
  /** The accident that it turned out to be; null for none. */
  readonly incidentId: IncidentId | null
  /** Certificates issued, oldest first. */
  readonly papers: readonly IncidentPaper[]
}

/** What comes to a record after it was made, before anything has. */
export const notReviewed = {
  extension: null,
  review: null,
  reopenedBecause: '',
  annulled: null,
  incidentId: null,
  papers: [],
} as const satisfies Partial<Microtrauma>

export const microtraumaStates = ['to-review', 'reviewed', 'annulled', 'accident'] as const
export type MicrotraumaState = (typeof microtraumaStates)[number]

/** Where a record is; what became an accident goes on as one, and an annulled one goes no further. */
export const deriveMicrotraumaState = ({
  review,
  annulled,
  incidentId,
}: Pick<Microtrauma, 'review' | 'annulled' | 'incidentId'>): MicrotraumaState =>
  incidentId !== null ? 'accident' : annulled ? 'annulled' : review ? 'reviewed' : 'to-review'

/** Whether something can still be entered of it. */
export const isOpenRecord = (microtrauma: Microtrauma): boolean =>
  microtrauma.annulled === null && microtrauma.incidentId === null

/** The employees whom the record names: injured, who told of it, who reviewed it. */
export const listRecordEmployees = ({
  injured,
  reportedBy,
  review,
}: Pick<Microtrauma, 'injured' | 'reportedBy' | 'review'>): readonly EmployeeId[] =>
  [injured, ...(reportedBy ? [reportedBy] : []), ...(review?.reviewers ?? [])].flatMap(
    ({ employeeId }) => employeeId ?? [],
  )
