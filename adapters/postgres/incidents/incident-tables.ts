import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentFile } from '@osh/core/incidents/papers-of-file.ts'
import type { Severity } from '@osh/core/norms/accidents/degree.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'

/** What has been entered as an investigation goes on, in one value. */
export type Progress = Pick<
  Incident,
  | 'medicalReportAt'
  | 'commission'
  | 'extension'
  | 'reportedLateOn'
  | 'disabilityEndedOn'
  | 'finalDiagnosisOn'
  | 'done'
  | 'answers'
  | 'completedDespite'
> &
  /** Absent where nothing was issued before this was kept. */
  Partial<IncidentFile>

export type IncidentsTable = {
  company_id: CompanyId
  id: IncidentId
  occurred_at: LocalMoment
  time_zone: string
  place: string
  description: string
  severity: Severity
  progress: Progress
  completed_on: LocalDate | null
  created_by: UserId
  created_at: Instant
}

export type InjuredTable = {
  company_id: CompanyId
  incident_id: IncidentId
  row: number
  employee_id: EmployeeId | null
  full_name: string
  name_key: string
  employer: string
  severity: Severity
}
