import type { EmployeeId } from '../employees/employee.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { TemplateId } from './library/template.ts'
import { searchTerms } from './search-terms.ts'

/** What of the archive is shown. */
export type DocumentFilter = {
  /** Words of titles, numbers and names of employees; empty for all. */
  readonly search: string
  readonly groupId: number | null
  readonly templateId: TemplateId | null
  readonly employeeId: EmployeeId | null
  /** The accident in whose file they are. */
  readonly incidentId: IncidentId | null
  readonly from: LocalDate | null
  readonly to: LocalDate | null
}

export const everyDocument: DocumentFilter = {
  search: '',
  groupId: null,
  templateId: null,
  employeeId: null,
  incidentId: null,
  from: null,
  to: null,
}

/** Whether it leaves all. */
export const isEveryDocument = ({ search, ...filter }: DocumentFilter): boolean =>
  searchTerms(search).length === 0 && Object.values(filter).every((value) => value === null)
