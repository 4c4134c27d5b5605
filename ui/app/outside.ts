import type { Accounts } from '@osh/core/auth/account.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type {
  ActivityRequests,
  CompanyDirectory,
  CompanyLookup,
  ExampleCompany,
} from '@osh/core/companies/company-directory.ts'
import type { DocumentFiles, DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'
import type { TemplateCatalogue, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { EvidenceFiles } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import type { MemoFiles } from '@osh/core/memos/memo-repository.ts'
import type { PersonalFiles } from '@osh/core/personal-data/collect-personal-data.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'

/** What every page asks of the outside, a visitor's too. */
export type Entrance = {
  readonly clock: Clock
  readonly session: Session
  readonly earlierReads: EarlierReads
  readonly accounts: Accounts
  readonly companyList: Pick<CompanyDirectory, 'list'>
  readonly catalogue: TitleCatalogue
}

/** What only the screens of a company ask for. */
export type CompanyOutside = {
  readonly records: Records
  /** Null where there is none to be made: the browser's own demo is one. */
  readonly example: ExampleCompany | null
  readonly companyLookup: CompanyLookup
  readonly ownSignIns: OwnSignIns
  readonly activityRequests: ActivityRequests
  readonly memoFiles: MemoFiles
  /** Null where nothing is given out: the browser's own demo has invented people alone. */
  readonly personalFiles: PersonalFiles | null
  readonly templates: TemplateCatalogue
  readonly documentIssuer: DocumentIssuer
  readonly documentFiles: DocumentFiles
  readonly ownForms: OwnForms
  readonly evidenceFiles: EvidenceFiles
  readonly openedGroups: OpenedGroups
  readonly onThisDevice: OnThisDevice
}

/** Everything that differs between assemblies: web, demo, tests. */
export type Outside = Omit<Entrance, 'companyList' | 'catalogue'> & CompanyOutside
