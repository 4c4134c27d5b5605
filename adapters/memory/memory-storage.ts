import { accountCommands, ownAccountCommands } from '@osh/core/account/account-commands.ts'
import { factorCommands } from '@osh/core/account/second-factor/factor-commands.ts'
import { requestCommands } from '@osh/core/activity-requests/request-desk.ts'
import { invoiceCommands, payerCommands } from '@osh/core/billing/billing.ts'
import { calendarCommands } from '@osh/core/calendar/calendar-repository.ts'
import { companyCommands } from '@osh/core/companies/company-directory.ts'
import { deadlineCommands } from '@osh/core/deadline-tables/deadline-table.ts'
import { departmentCommands } from '@osh/core/departments/department-repository.ts'
import { documentCommands } from '@osh/core/documents/document-repository.ts'
import { ownFormCommands } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { absenceCommands } from '@osh/core/employees/absences/absence-repository.ts'
import { employeeCommands } from '@osh/core/employees/employee-repository.ts'
import { dueErasures, erasureCommands } from '@osh/core/erasure/erasures.ts'
import { companyFactCommands } from '@osh/core/facts/company-facts.ts'
import { importCommands } from '@osh/core/imports/imports.ts'
import { dutyCommands } from '@osh/core/incidents/duties/duty-repository.ts'
import { evidenceCommands } from '@osh/core/incidents/evidence/evidence-repository.ts'
import { figureCommands } from '@osh/core/incidents/figures/figure-repository.ts'
import { incidentCommands } from '@osh/core/incidents/incident-repository.ts'
import { microtraumaCommands } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { inspectionCommands } from '@osh/core/inspections/inspections.ts'
import { measureCommands } from '@osh/core/measures/measure-repository.ts'
import { memberCommands } from '@osh/core/members/member-repository.ts'
import { memoCommands } from '@osh/core/memos/memo-repository.ts'
import { newsCommands } from '@osh/core/news/desk/news-desk.ts'
import { calendarLinkCommands } from '@osh/core/notices/calendar/notice-calendar.ts'
import { feedCommands } from '@osh/core/notices/feed/notice-feed.ts'
import { noticeCommands } from '@osh/core/notices/notice-repository.ts'
import { obligationCommands } from '@osh/core/obligations/obligation-repository.ts'
import { paperRecordCommands } from '@osh/core/paper-records/paper-records.ts'
import { positionCommands } from '@osh/core/positions/position-catalogue.ts'
import { pushCommands } from '@osh/core/push/push-commands.ts'
import { makeKeyedRun } from '@osh/core/records/keyed-commands.ts'
import type { Opening, Storage, StoredRecords } from '@osh/core/records/storage.ts'
import { registryCommands } from '@osh/core/registry/registry.ts'
import { requirementCommands } from '@osh/core/requirements/requirements.ts'
import { responsibilityCommands } from '@osh/core/responsibilities/responsibility-repository.ts'
import { sendingCommands } from '@osh/core/sending/sending-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { supportCommands } from '@osh/core/support/support-repository.ts'
import { termCommands } from '@osh/core/tariffs/subscription.ts'
import { makeOwnAccountQueries } from './accounts/own-account.ts'
import { makePushShelf } from './accounts/push-devices.ts'
import { makeCalendarQueries } from './calendar/calendar.ts'
import { isAnswered } from './commands/kept-answers.ts'
import { makeCommands } from './commands/run-command.ts'
import { makeCompanyArchive } from './companies/company-archive.ts'
import { limitLedger } from './companies/limited-state.ts'
import { memoryActivityRequests } from './companies/memory-activity-requests.ts'
import { MemoryCompanyAccess } from './companies/memory-company-access.ts'
import { MemoryCompanyQueries } from './companies/memory-company-queries.ts'
import { makeLawCounts } from './documents/law-counts.ts'
import { MemoryDocumentQueries } from './documents/memory-document-queries.ts'
import { MemoryOwnFormQueries } from './documents/memory-own-form-queries.ts'
import { makePersonalTraces } from './erasure/personal-traces.ts'
import { makeCompanyFactQueries } from './facts/facts.ts'
import { MemoryFileStore } from './files/memory-file-store.ts'
import { makeImportQueries } from './imports/imports.ts'
import { makeDutyQueries } from './incidents/duties.ts'
import { makeEvidenceQueries } from './incidents/evidence.ts'
import { makeFigureQueries } from './incidents/figures.ts'
import { makeIncidentQueries } from './incidents/incidents.ts'
import { makeMicrotraumaQueries } from './incidents/microtraumas.ts'
import { makeInspectionDoor, makeInspectionQueries } from './inspections/inspections.ts'
import { MemoryJobQueue } from './jobs/memory-job-queue.ts'
import { makeJournalQueries } from './journal/journal.ts'
import type { Actor, Ledger } from './ledger.ts'
import { makeSendingQueries } from './mail/mails.ts'
import { MemoryOutbox } from './mail/memory-outbox.ts'
import { makeMeasureQueries } from './measures/measures.ts'
import { makeMemberQueries, makeMemoryOffers } from './members/members.ts'
import { MemoryAccountStore } from './memory-account-store.ts'
import { makeMemoryAccountTraces } from './memory-account-traces.ts'
import { makeMemoryLongLists } from './memory-long-lists.ts'
import { MemoryOperators } from './memory-operators.ts'
import { makeMemoryPastRecords } from './memory-past-records.ts'
import { MemorySessions } from './memory-sessions.ts'
import { MemorySigningKeys } from './memory-signing-keys.ts'
import { MemoryTries } from './memory-tries.ts'
import { MemoryMemoQueries } from './memos/memory-memo-queries.ts'
import { makeMemoryNews } from './news/memory-news.ts'
import { makeCalendarDoor, makeNoticeCalendarQueries } from './notices/calendar.ts'
import { makeFeedQueries } from './notices/feed.ts'
import { makeNoticeQueries } from './notices/notices.ts'
import { MemoryDeadlineTable } from './obligations/memory-deadline-table.ts'
import { MemoryObligationQueries } from './obligations/memory-obligation-queries.ts'
import { makeRegistryQueries } from './registry/registry.ts'
import { makeRequirementQueries } from './requirements/requirements.ts'
import { makeResponsibilityQueries } from './responsibilities/responsibilities.ts'
import { makeAbsenceQueries } from './staff/memory-absence-queries.ts'
import { MemoryDepartmentQueries } from './staff/memory-department-queries.ts'
import { MemoryEmployeeQueries } from './staff/memory-employee-queries.ts'
import { MemoryPositionQueries } from './staff/memory-position-queries.ts'
import { makeMemoryConversations, makeSupportQueries } from './support/support.ts'
import { makeBillingQueries, makeMemoryBilling } from './tariffs/billing.ts'
import { makeSubscriptions } from './tariffs/terms.ts'
import { MemoryToday } from './today/memory-today.ts'

/** Everything that is kept in one ledger. */
export const makeLedgerStorage = (ledger: Ledger, clock: Clock): Storage => ({
  accounts: new MemoryAccountStore(ledger),
  sessions: new MemorySessions(ledger),
  tries: new MemoryTries(ledger),
  signingKeys: new MemorySigningKeys(ledger),
  access: new MemoryCompanyAccess(ledger),
  activityRequests: memoryActivityRequests(ledger, clock),
  offers: makeMemoryOffers(ledger),
  calendarDoor: makeCalendarDoor(ledger),
  inspectionDoor: makeInspectionDoor(ledger),
  jobs: new MemoryJobQueue(ledger),
  outbox: new MemoryOutbox(ledger),
  pushDevices: makePushShelf(ledger),
  operators: new MemoryOperators(ledger),
  billing: makeMemoryBilling(ledger),
  files: new MemoryFileStore(ledger),
  news: makeMemoryNews(ledger, clock),
  conversations: makeMemoryConversations(ledger),
  openRecords: (user, { clock: by = clock, ...opening } = {}) =>
    makeLedgerRecords(limitLedger(ledger, opening.seen ?? null), by, () => user, opening),
  ping: () => ledger.read(() => undefined),
})

/** What the person at work reaches in a ledger. */
export function makeLedgerRecords(
  ledger: Ledger,
  clock: Clock,
  actor: Actor,
  { attempt, seen = null, standing }: Omit<Opening, 'clock'> = {},
): StoredRecords {
  const unkeyed = makeCommands({ ledger, clock, actor, seen, standing })
  const commands = makeCommands({ ledger, clock, actor, seen, standing }, makeKeyedRun(attempt))
  const employees = new MemoryEmployeeQueries(ledger, clock)
  const obligations = new MemoryObligationQueries(ledger)
  const documents = new MemoryDocumentQueries(ledger)
  return {
    files: new MemoryFileStore(ledger),
    longLists: makeMemoryLongLists({ employees, obligations, documents }),
    companies: Object.assign(new MemoryCompanyQueries(ledger, actor), commands(companyCommands)),
    account: {
      ...makeOwnAccountQueries(ledger, actor),
      ...unkeyed(ownAccountCommands),
    },
    members: { ...makeMemberQueries(ledger, actor), ...commands(memberCommands) },
    subscriptions: makeSubscriptions(ledger, clock),
    terms: commands(termCommands),
    newsDesk: commands(newsCommands),
    requestDesk: commands(requestCommands),
    paperRecords: commands(paperRecordCommands),
    imports: { ...makeImportQueries(ledger), ...commands(importCommands) },
    registry: { ...makeRegistryQueries(ledger), ...commands(registryCommands) },
    requirements: { ...makeRequirementQueries(ledger, clock), ...commands(requirementCommands) },
    inspections: { ...makeInspectionQueries(ledger, clock), ...commands(inspectionCommands) },
    billing: { ...makeBillingQueries(ledger), ...commands({ ...payerCommands, ...invoiceCommands }) },
    calendar: { ...makeCalendarQueries(ledger), ...commands(calendarCommands) },
    facts: { ...makeCompanyFactQueries(ledger), ...commands(companyFactCommands) },
    departments: Object.assign(new MemoryDepartmentQueries(ledger), commands(departmentCommands)),
    employees: Object.assign(employees, commands(employeeCommands)),
    absences: { ...makeAbsenceQueries(ledger), ...commands(absenceCommands) },
    positions: Object.assign(new MemoryPositionQueries(ledger, actor), commands(positionCommands)),
    obligations: Object.assign(obligations, commands(obligationCommands)),
    deadlines: Object.assign(new MemoryDeadlineTable(ledger, clock, actor), commands(deadlineCommands)),
    today: new MemoryToday(ledger, clock),
    figures: { ...makeFigureQueries(ledger, clock), ...commands(figureCommands) },
    notices: { ...makeNoticeQueries(ledger, clock, actor), ...commands(noticeCommands) },
    noticeCalendar: { ...makeNoticeCalendarQueries(ledger, clock, actor), ...commands(calendarLinkCommands) },
    feed: { ...makeFeedQueries(ledger, clock, actor), ...commands(feedCommands) },
    support: { ...makeSupportQueries(ledger), ...commands(supportCommands) },
    incidents: { ...makeIncidentQueries(ledger), ...commands(incidentCommands) },
    duties: { ...makeDutyQueries(ledger), ...commands(dutyCommands) },
    microtraumas: { ...makeMicrotraumaQueries(ledger), ...commands(microtraumaCommands) },
    evidence: { ...makeEvidenceQueries(ledger), ...commands(evidenceCommands) },
    measures: { ...makeMeasureQueries(ledger, clock), ...commands(measureCommands) },
    memos: Object.assign(new MemoryMemoQueries(ledger), commands(memoCommands)),
    documents: Object.assign(documents, commands(documentCommands)),
    sending: { ...makeSendingQueries(ledger), ...commands(sendingCommands) },
    ownForms: Object.assign(new MemoryOwnFormQueries(ledger), commands(ownFormCommands)),
    responsibilities: { ...makeResponsibilityQueries(ledger, clock), ...commands(responsibilityCommands) },
    erasures: commands(erasureCommands),
    proven: commands(accountCommands),
    factor: commands(factorCommands),
    push: unkeyed(pushCommands),
    due: commands(dueErasures),
    personal: makePersonalTraces(ledger),
    archive: makeCompanyArchive(ledger),
    ownTraces: makeMemoryAccountTraces(ledger, actor),
    journal: makeJournalQueries(ledger),
    law: makeLawCounts(ledger),
    past: makeMemoryPastRecords(ledger),
    isRepeat: async (company) =>
      attempt !== undefined && ledger.read((state) => isAnswered(state, actor(), company, attempt)),
  }
}
