import type { CompanyDetails } from '@osh/core/companies/company.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Opened, type OpenedRecords, recordsIn } from './opened.ts'
import { absencesContract } from './suites/absences.contract.ts'
import { accountStoreContract } from './suites/account-store.contract.ts'
import { accountTracesContract } from './suites/account-traces.contract.ts'
import { activityRequestsContract } from './suites/activity-requests.contract.ts'
import { annulmentContract } from './suites/annulment.contract.ts'
import { billingContract } from './suites/billing.contract.ts'
import { calendarContract } from './suites/calendar.contract.ts'
import { closingContract } from './suites/closing.contract.ts'
import { companyAccessContract } from './suites/company-access.contract.ts'
import { companyArchiveContract } from './suites/company-archive.contract.ts'
import { companyDirectoryContract } from './suites/company-directory.contract.ts'
import { companyFactsContract } from './suites/company-facts.contract.ts'
import { deadlineCountsContract } from './suites/deadlines/deadline-counts.contract.ts'
import { deadlineFilterContract } from './suites/deadlines/deadline-filter.contract.ts'
import { deadlineOrderContract } from './suites/deadlines/deadline-order.contract.ts'
import { deadlineRowsContract } from './suites/deadlines/deadline-rows.contract.ts'
import { notDoneContract } from './suites/deadlines/not-done.contract.ts'
import { deletionContract } from './suites/deletion.contract.ts'
import { departmentsAndPositionsContract } from './suites/departments-and-positions.contract.ts'
import { documentArchiveContract } from './suites/document-archive.contract.ts'
import { documentRepositoryContract } from './suites/document-repository.contract.ts'
import { dutiesContract } from './suites/duties.contract.ts'
import { editionsContract } from './suites/editions.contract.ts'
import { employeeListsContract } from './suites/employee-lists.contract.ts'
import { employeeRepositoryContract } from './suites/employee-repository.contract.ts'
import { erasuresContract } from './suites/erasures.contract.ts'
import { exampleCompanyContract } from './suites/example-company.contract.ts'
import { fileStoreContract } from './suites/file-store.contract.ts'
import { importsContract } from './suites/imports.contract.ts'
import { annulledIncidentsContract } from './suites/incidents/annulled-incidents.contract.ts'
import { chronologyContract } from './suites/incidents/chronology.contract.ts'
import { evidenceContract } from './suites/incidents/evidence.contract.ts'
import { figuresContract } from './suites/incidents/figures.contract.ts'
import { incidentsContract } from './suites/incidents/incidents.contract.ts'
import { investigationsContract } from './suites/incidents/investigations.contract.ts'
import { lacksContract } from './suites/incidents/lacks.contract.ts'
import { microtraumasContract } from './suites/incidents/microtraumas.contract.ts'
import { inspectionsContract } from './suites/inspections.contract.ts'
import { jobsContract } from './suites/jobs.contract.ts'
import { journalContract } from './suites/journal.contract.ts'
import { longListsContract } from './suites/long-lists.contract.ts'
import { measuresContract } from './suites/measures.contract.ts'
import { memoAssessmentContract } from './suites/memos/memo-assessment.contract.ts'
import { memoCompletionContract } from './suites/memos/memo-completion.contract.ts'
import { memoEditingContract } from './suites/memos/memo-editing.contract.ts'
import { memoFormingContract } from './suites/memos/memo-forming.contract.ts'
import { memoRegisterContract } from './suites/memos/memo-register.contract.ts'
import { memoRowsContract } from './suites/memos/memo-rows.contract.ts'
import { newsContract } from './suites/news.contract.ts'
import { noticeCalendarContract } from './suites/notice-calendar.contract.ts'
import { noticeFeedContract } from './suites/notice-feed.contract.ts'
import { noticesContract } from './suites/notices.contract.ts'
import { completionContract } from './suites/obligations/completion.contract.ts'
import { obligationChangesContract } from './suites/obligations/obligation-changes.contract.ts'
import { obligationGivingContract } from './suites/obligations/obligation-giving.contract.ts'
import { obligationRemovalContract } from './suites/obligations/obligation-removal.contract.ts'
import { ppeHoldingsContract } from './suites/obligations/ppe-holdings.contract.ts'
import { ppeReturnsContract } from './suites/obligations/ppe-returns.contract.ts'
import { ppeSizesContract } from './suites/obligations/ppe-sizes.contract.ts'
import { officeOnlyContract } from './suites/office-only.contract.ts'
import { operatorsContract } from './suites/operators.contract.ts'
import { outboxContract } from './suites/outbox.contract.ts'
import { ownAccountContract } from './suites/own-account.contract.ts'
import { ownFormsContract } from './suites/own-forms.contract.ts'
import { paperRecordsContract } from './suites/paper-records.contract.ts'
import { pastRecordsContract } from './suites/past-records.contract.ts'
import { provenContract } from './suites/proven.contract.ts'
import { pushDevicesContract } from './suites/push-devices.contract.ts'
import { registryContract } from './suites/registry.contract.ts'
import { requestKeysContract } from './suites/request-keys.contract.ts'
import { requirementsContract } from './suites/requirements.contract.ts'
import { responsibilityRepositoryContract } from './suites/responsibility-repository.contract.ts'
import { secondFactorContract } from './suites/second-factor.contract.ts'
import { seenDepartmentsContract } from './suites/seen-departments.contract.ts'
import { sendingContract } from './suites/sending.contract.ts'
import { sessionsContract } from './suites/sessions.contract.ts'
import { signingKeysContract } from './suites/signing-keys.contract.ts'
import { staffLimitContract } from './suites/staff-limit.contract.ts'
import { supportContract } from './suites/support.contract.ts'
import { tenantsContract } from './suites/tenants.contract.ts'
import { openAccidentContract, termsContract } from './suites/terms.contract.ts'
import { awaitingTodayContract } from './suites/today/awaiting-today.contract.ts'
import { barredTodayContract } from './suites/today/barred-today.contract.ts'
import { triesContract } from './suites/tries.contract.ts'
import { newWorld, type World } from './world.ts'

/** A new company in the records under contract. */
export type NewWorld = (details?: Partial<CompanyDetails>) => Promise<World>

/** Whether every contract begins with a storage of its own, where each change costs more the more there is. */
type Apart = { readonly apart?: boolean }

/** What every adapter of everything stored must do. */
export function allContracts(name: string, open: () => Promise<Opened>, apart: Apart = {}): void {
  storageContracts(name, open, apart)
  recordsContracts(name, async () => recordsIn(await open()), apart)
}

/** What every adapter of the records of one signed-in person must do. */
export function recordsContracts(
  name: string,
  open: () => Promise<OpenedRecords>,
  { apart = false }: Apart = {},
): void {
  describe(`Records: ${name}`, () => {
    const shared = apart ? null : openedOnce(open)
    const world = (): NewWorld => {
      const opened = shared ?? openedOnce(open)
      return (details) => newWorld(opened(), details)
    }
    companyDirectoryContract(world())
    ownAccountContract(world())
    departmentsAndPositionsContract(world())
    employeeRepositoryContract(world())
    employeeListsContract(world())
    absencesContract(world())
    calendarContract(world())
    companyFactsContract(world())
    registryContract(world())
    incidentsContract(world())
    annulledIncidentsContract(world())
    investigationsContract(world())
    chronologyContract(world())
    lacksContract(world())
    microtraumasContract(world())
    noticesContract(world())
    journalContract(world())
    noticeFeedContract(world())
    measuresContract(world())
    dutiesContract(world())
    figuresContract(world())
    deletionContract(world())
    obligationGivingContract(world())
    obligationChangesContract(world())
    obligationRemovalContract(world())
    completionContract(world())
    ppeHoldingsContract(world())
    ppeSizesContract(world())
    ppeReturnsContract(world())
    deadlineRowsContract(world())
    notDoneContract(world())
    deadlineCountsContract(world())
    deadlineOrderContract(world())
    deadlineFilterContract(world())
    memoFormingContract(world())
    memoRowsContract(world())
    memoRegisterContract(world())
    memoEditingContract(world())
    memoCompletionContract(world())
    memoAssessmentContract(world())
    documentRepositoryContract(world())
    documentArchiveContract(world())
    longListsContract(world())
    pastRecordsContract(world())
    annulmentContract(world())
    sendingContract(world())
    termsContract(world())
    ownFormsContract(world())
    responsibilityRepositoryContract(world())
    tenantsContract(world())
    erasuresContract(world())
    barredTodayContract(world())
    awaitingTodayContract(world())
  })
}

/** What a server's storage must do besides: accounts, and who may touch what. */
export function storageContracts(
  name: string,
  open: () => Promise<Opened>,
  { apart = false }: Apart = {},
): void {
  describe(`Storage: ${name}`, () => {
    const shared = apart ? null : openedOnce(open)
    const opened = (): (() => Opened) => shared ?? openedOnce(open)
    accountStoreContract(opened())
    sessionsContract(opened())
    triesContract(opened())
    const withKeys = opened()
    signingKeysContract(() => ({
      keys: withKeys().storage.signingKeys,
      another: async () => (await withKeys().another()).signingKeys,
    }))
    companyAccessContract(opened())
    seenDepartmentsContract(opened())
    accountTracesContract(opened())
    newsContract(opened())
    exampleCompanyContract(opened())
    fileStoreContract(opened())
    evidenceContract(opened())
    requestKeysContract(opened())
    jobsContract(opened())
    noticeCalendarContract(opened())
    inspectionsContract(opened())
    importsContract(opened())
    paperRecordsContract(opened())
    editionsContract(opened())
    requirementsContract(opened())
    outboxContract(opened())
    operatorsContract(opened())
    provenContract(opened())
    secondFactorContract(opened())
    pushDevicesContract(opened())
    closingContract(opened())
    companyArchiveContract(opened())
    staffLimitContract(opened())
    officeOnlyContract(opened())
    openAccidentContract(opened())
    billingContract(opened())
    activityRequestsContract(opened())
    supportContract(opened())
  })
}

/** A few of what every adapter must do, and those with several callers at once: of adapters whose parts are under all contracts elsewhere. */
export function recordsSmoke(
  name: string,
  open: () => Promise<OpenedRecords>,
  { apart = false }: Apart = {},
): void {
  describe(`Records, a few: ${name}`, () => {
    const shared = apart ? null : openedOnce(open)
    const world = (): NewWorld => {
      const opened = shared ?? openedOnce(open)
      return (details) => newWorld(opened(), details)
    }
    companyDirectoryContract(world())
    departmentsAndPositionsContract(world())
    obligationGivingContract(world())
    memoFormingContract(world())
    memoCompletionContract(world())
    documentRepositoryContract(world())
    responsibilityRepositoryContract(world())
    incidentsContract(world())
    tenantsContract(world())
  })
}

/** The same of a server's storage. */
export function storageSmoke(name: string, open: () => Promise<Opened>, { apart = false }: Apart = {}): void {
  describe(`Storage, a few: ${name}`, () => {
    const shared = apart ? null : openedOnce(open)
    const opened = (): (() => Opened) => shared ?? openedOnce(open)
    accountStoreContract(opened())
    sessionsContract(opened())
    triesContract(opened())
    companyAccessContract(opened())
    requestKeysContract(opened())
    jobsContract(opened())
    staffLimitContract(opened())
  })
}

function openedOnce<T extends { close(): Promise<void> }>(open: () => Promise<T>): () => T {
  let opened: T | null = null
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('nothing was opened')
    return opened
  }
}
