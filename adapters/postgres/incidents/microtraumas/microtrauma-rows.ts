import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import {
  deriveMicrotraumaState,
  type Microtrauma,
  type MicrotraumaState,
  notReviewed,
} from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { KeptMicrotraumaEvent } from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { Generated, Selectable } from 'kysely'
import { pickColumns, pickFields } from '../../columns.ts'

const fields = ['companyId', 'id', 'occurredAt', 'reportedAt', 'incidentId'] as const

/** What no column of its own has. */
export type MicrotraumaRecord = Omit<Microtrauma, (typeof fields)[number]>

export type MicrotraumasTable = {
  company_id: CompanyId
  id: MicrotraumaId
  employee_id: EmployeeId | null
  full_name: string
  name_key: string
  occurred_at: LocalMoment
  reported_at: LocalMoment
  state: MicrotraumaState
  incident_id: IncidentId | null
  record: MicrotraumaRecord
  created_by: UserId
  created_at: Instant
}

export type MicrotraumaEventsTable = {
  company_id: CompanyId
  id: Generated<number>
  microtrauma_id: MicrotraumaId
  before: KeptMicrotraumaEvent['before']
  after: KeptMicrotraumaEvent['after']
  entered_by: UserId
  entered_at: Instant
}

export const readMicrotraumaRow = ({ record, ...row }: Selectable<MicrotraumasTable>): Microtrauma => ({
  ...notReviewed,
  ...record,
  ...pickFields(row, fields),
})

/** What a row keeps of a record. */
export function buildMicrotraumaRow(microtrauma: Microtrauma) {
  const { companyId: _c, id: _i, occurredAt: _o, reportedAt: _r, incidentId: _a, ...record } = microtrauma
  const { employeeId, fullName } = microtrauma.injured
  return {
    ...pickColumns(microtrauma, fields),
    employee_id: employeeId,
    full_name: fullName,
    name_key: foldName(fullName),
    state: deriveMicrotraumaState(microtrauma),
    record: record satisfies MicrotraumaRecord,
  }
}
