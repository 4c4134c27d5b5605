import type { CompanyId } from '../../companies/company.ts'
import type { CompanyDirectory } from '../../companies/company-directory.ts'
import type { LongStaff } from '../../employees/employee-repository.ts'
import type { CompanyFactRepository } from '../../facts/company-facts.ts'
import type { EvidenceQueries } from '../../incidents/evidence/evidence-repository.ts'
import type { IncidentQueries } from '../../incidents/incident-repository.ts'
import type { MicrotraumaQueries } from '../../incidents/microtraumas/microtrauma-repository.ts'
import type { MeasureQueries } from '../../measures/measure-repository.ts'
import type { PositionCatalogue } from '../../positions/position-catalogue.ts'
import type { ResponsibilityRepository } from '../../responsibilities/responsibility-repository.ts'
import type { DocumentRepository } from '../document-repository.ts'
import type { Staff } from '../on-paper/people-on-paper.ts'
import type { OwnFormRepository } from '../own-forms/own-form-repository.ts'
import type { FactRecords } from '../sources/facts/gather-facts.ts'
import type { PastRecords } from '../sources/facts/past-records.ts'
import type { FormPress } from './form-press.ts'

/** What papers are issued with. */
export type IssueNeeds = {
  readonly press: FormPress
  readonly staff: Staff & { readonly longLists: Pick<LongStaff, 'listEmployeeIds'> }
  readonly positions: Pick<PositionCatalogue, 'list'>
  readonly facts: Pick<CompanyFactRepository, 'list'>
  readonly past: PastRecords
  readonly incidents: Pick<IncidentQueries, 'get' | 'listAddressees'>
  readonly evidence: Pick<EvidenceQueries, 'listOfFile'>
  readonly measures: Pick<MeasureQueries, 'listForIncident' | 'listPage'>
  readonly microtraumas: Pick<MicrotraumaQueries, 'get' | 'listPage'>
  readonly companies: CompanyDirectory
  readonly responsibilities: ResponsibilityRepository
  readonly documents: DocumentRepository
  readonly ownForms: OwnFormRepository
  /** Whether the request was made before under its key: the number is its own then. */
  readonly isRepeat?: (companyId: CompanyId) => Promise<boolean>
}

/** Where the sources of papers read, among what they are issued with. */
export const factRecordsOf = ({ staff: { departments, longLists }, ...needs }: IssueNeeds): FactRecords => ({
  ...needs,
  departments,
  longLists,
})
