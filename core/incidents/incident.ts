import type { EmployeeId, Sex } from '../employees/employee.ts'
import type { Severity } from '../norms/accidents/degree.ts'
import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { Faults } from './fault.ts'
import type { MicrotraumaId } from './microtraumas/microtrauma-id.ts'
import { emptyFile, type IncidentFile } from './papers-of-file.ts'

export type IncidentId = Brand<number, 'IncidentId'>

/** Who was injured (пострадавший): an employee of the company, or someone else's with their employer. */
export type Injured = {
  /** Null for an outsider. */
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  /** Empty for an employee. */
  readonly employer: string
  readonly severity: Severity
  /** What papers say of an outsider; absent for an employee. */
  readonly card?: OutsiderCard
}

/** What is known of an injured person who is no employee: each as far as someone has said it. */
export type OutsiderCard = {
  readonly position: string
  readonly birthDate: LocalDate | null
  readonly sex: Sex | null
}

/** Someone in the commission: an employee, or an outsider with whom they come from. */
export type CommissionMember = {
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  /** Position or authority. */
  readonly post: string
}

/** The commission (комиссия по расследованию) by its order. */
export type Commission = {
  readonly orderNumber: string
  readonly orderDate: LocalDate
  readonly chair: CommissionMember
  /** Without the chair. */
  readonly members: readonly CommissionMember[]
  /** Those directly charged with safety at the site, who are never in it; absent where no one has said who they are. */
  readonly chargedWithSafety?: readonly CommissionMember[]
}

/** For how many days the chair prolonged the investigation, and why. */
export type Extension = {
  readonly days: number
  readonly reason: string
  /** When it was decided, by the clock of the place; absent where no one has said it. */
  readonly decidedAt?: LocalMoment
}

/** Until when it was prolonged further, while that body has not said its word: experts, investigators, a court. */
export type FurtherExtension = {
  readonly until: LocalDate
  readonly body: string
  /** When it was granted, by the clock of the place; absent where no one has said it. */
  readonly grantedAt?: LocalMoment
}

/** The accident turned out graver than it was taken for: when that became known, and what it had been. */
export type Worsening = { readonly at: LocalMoment; readonly from: Severity }

/** What became of the one consideration of an act Н-1С. */
export type InterimAct = {
  /** The day of the commission's protocol. */
  readonly consideredOn: LocalDate
  /** Null: it was made. */
  readonly declinedBecause: string | null
  readonly approvedOn: LocalDate | null
  /** The day of the employer's decision that it is void. */
  readonly annulledOn: LocalDate | null
}

/** What a person types of an accident. */
export type IncidentDetails = {
  /** One at least; no one twice. */
  readonly injured: readonly Injured[]
  /** By the clock of the place. */
  readonly occurredAt: LocalMoment
  /** IANA name of the place's zone. */
  readonly timeZone: string
  readonly place: string
  readonly description: string
}

/** A step done: when, by the clock of the place; who entered it, and when. */
export type DoneStep = { readonly at: LocalMoment; readonly entered: Signed }

/** Days of incapacity by the sick leaves (дни нетрудоспособности), by `keyOfInjured`; those whom no one has entered are not in it. */
export type LostDays = Readonly<Record<string, number>>

/** What a medical organisation has concluded about the harm (медицинское заключение, форма 315/у). */
export type MedicalConclusion = {
  readonly number: string
  readonly date: LocalDate
  readonly issuedBy: string
  /** What is hurt and how; empty where no one has entered it. */
  readonly harm: string
  /** The code of the International Classification of Diseases (МКБ); empty where no one has entered it. */
  readonly icd: string
}

/** By `keyInjured`; those of whom none has come are not in it. */
export type Conclusions = Readonly<Record<string, MedicalConclusion>>

/** By the step's key. */
export type DoneSteps = Readonly<Record<string, DoneStep>>
export type StepAnswers = Readonly<Record<string, boolean>>

/** An accident with its investigation (несчастный случай). */
export type Incident = IncidentDetails &
  IncidentFile & {
    readonly id: IncidentId
    readonly companyId: CompanyId
    /** Grows when its details change, or what was entered of someone injured: whoever corrects them names the one they saw. */
    readonly detailsVersion: number
    /** When the last medical report came (заключение 315/у). */
    readonly medicalReportAt: LocalMoment | null
    readonly conclusions: Conclusions
    /** Oldest first. */
    readonly worsenings: readonly Worsening[]
    readonly commission: Commission | null
    readonly extension: Extension | null
    readonly furtherExtension: FurtherExtension | null
    readonly interimAct: InterimAct | null
    readonly faults: Faults
    readonly lostDays: LostDays
    /** When the injured person applied, where the accident was told of late or disability came late. */
    readonly reportedLateAt: LocalMoment | null
    readonly disabilityEndedOn: LocalDate | null
    readonly finalDiagnosisOn: LocalDate | null
    readonly done: DoneSteps
    readonly answers: StepAnswers
    /** The day on which the act was approved; null while the investigation goes on. */
    readonly completedOn: LocalDate | null
    /** Why it was completed though steps were missing; empty where none was. */
    readonly completedDespite: string
    /** Why it was opened again the last time; empty where it never was. */
    readonly reopenedBecause: string
    /** The microtrauma that it was taken for first; null for none. */
    readonly microtraumaId: MicrotraumaId | null
    /** By whom it was annulled, when and why; null while it holds. */
    readonly annulled: (Signed & { readonly reason: string }) | null
  }

/** What is entered as the investigation goes on, before anything has been. */
export const nothingYet = {
  detailsVersion: 1,
  medicalReportAt: null,
  conclusions: {},
  worsenings: [],
  commission: null,
  extension: null,
  furtherExtension: null,
  interimAct: null,
  faults: {},
  lostDays: {},
  reportedLateAt: null,
  disabilityEndedOn: null,
  finalDiagnosisOn: null,
  done: {},
  answers: {},
  completedOn: null,
  completedDespite: '',
  reopenedBecause: '',
  microtraumaId: null,
  annulled: null,
  ...emptyFile,
} as const satisfies Partial<Incident>

/** Whether it was recorded by mistake (аннулировано): it stays readable, nothing is asked of anyone because of it, and it is counted nowhere. */
export const isAnnulled = ({ annulled }: Pick<Incident, 'annulled'>): boolean => annulled !== null
