import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { MeasureId, OriginKind } from '@osh/core/measures/measure.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { UserId } from '@osh/core/shared/identity.ts'

type Removable = {
  version: number
  entered_by: UserId
  entered_at: Instant
  removed_reason: string | null
  removed_by: UserId | null
  removed_at: Instant | null
}

export type InspectorOrdersTable = Removable & {
  company_id: CompanyId
  id: InspectorOrderId
  number: string
  issued_on: LocalDate
  issuer: string
  incident_id: IncidentId | null
}

export type MeasuresTable = Removable & {
  company_id: CompanyId
  id: MeasureId
  origin: OriginKind
  incident_id: IncidentId | null
  microtrauma_id: MicrotraumaId | null
  order_id: InspectorOrderId | null
  point: string
  what: string
  what_key: string
  employee_id: EmployeeId | null
  responsible: string
  responsible_key: string
  decided_on: LocalDate
  due_on: LocalDate
  shown_by: string
  answer: string
  done_on: LocalDate | null
  done_proof: string | null
  done_link: string | null
  done_by: UserId | null
  done_at: Instant | null
  reopened_because: string
}
