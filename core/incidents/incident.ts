import type { EmployeeId } from '../employees/employee.ts'
import type { Severity } from '../norms/accidents/degree.ts'
import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { IncidentFile } from './papers-of-file.ts'

export type IncidentId = Brand<number, 'IncidentId'>

/** Who was injured (пострадавший): an employee of the company, or someone else's with their employer. */
export type Injured = {
  /** Null for an outsider. */
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  /** Empty for an employee. */
  readonly employer: string
  readonly severity: Severity
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
}

/** Until when the investigation was prolonged, and why. */
export type Extension = { readonly days: number; readonly reason: string }

/** What a person types of an accident. */
export type IncidentDetails = {
  /** One at least; nobody twice. */
  readonly injured: readonly Injured[]
  /** By the clock of the place. */
  readonly occurredAt: LocalMoment
  /** IANA name of the place's zone. */
  readonly timeZone: string
  readonly place: string
  readonly description: string
}

/** When a step was done, by the clock of the place. */
export type DoneSteps = Readonly<Record<string, LocalMoment>>
export type StepAnswers = Readonly<Record<string, boolean>>

/** An accident with its investigation (несчастный случай). */
export type Incident = IncidentDetails &
  IncidentFile & {
    readonly id: IncidentId
    readonly companyId: CompanyId
    /** When the medical report came (заключение 315/у). */
    readonly medicalReportAt: LocalMoment | null
    readonly commission: Commission | null
    readonly extension: Extension | null
    /** The day of the injured person's application, where the accident was told of late. */
    readonly reportedLateOn: LocalDate | null
    readonly disabilityEndedOn: LocalDate | null
    readonly finalDiagnosisOn: LocalDate | null
    /** By the step's key. */
    readonly done: DoneSteps
    readonly answers: StepAnswers
    /** The day on which the act was approved; null while the investigation goes on. */
    readonly completedOn: LocalDate | null
    /** Why it was completed though steps were missing; empty where none was. */
    readonly completedDespite: string
  }
