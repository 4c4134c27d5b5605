import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import type { AddresseeId } from '@osh/core/incidents/addressees/addressee-facts.ts'
import type { KeptEvent } from '@osh/core/incidents/chronology.ts'
import type { Incident, IncidentId, Injured, nothingYet } from '@osh/core/incidents/incident.ts'
import type { Severity } from '@osh/core/norms/accidents/degree.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Generated } from 'kysely'

/** What has been entered as an investigation goes on, in one value. */
export type Progress = Omit<Pick<Incident, keyof typeof nothingYet>, 'completedOn' | 'annulled'>

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
  annulled_reason: string | null
  annulled_by: UserId | null
  annulled_at: Instant | null
  created_by: UserId
  created_at: Instant
}

export type IncidentEventsTable = {
  company_id: CompanyId
  id: Generated<number>
  incident_id: IncidentId
  before: KeptEvent['before']
  after: KeptEvent['after']
  entered_by: UserId
  entered_at: Instant
}

export type AddresseesTable = {
  company_id: CompanyId
  id: Generated<AddresseeId>
  kind: AddresseeKind
  name: string
  address: string
  phone: string
  email: string
  entered_by: UserId
  entered_at: Instant
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
  card: NonNullable<Injured['card']> | null
}

export type IncidentDutiesTable = {
  company_id: CompanyId
  incident_id: IncidentId
  obligation_id: ObligationId
  due_on: LocalDate
  entered_by: UserId
  entered_at: Instant
}
