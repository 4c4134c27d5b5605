import { accountCommands, ownAccountCommands } from '@osh/core/account/account-commands.ts'
import { factorCommands } from '@osh/core/account/second-factor/factor-commands.ts'
import { requestCommands } from '@osh/core/activity-requests/request-desk.ts'
import { invoiceCommands, payerCommands } from '@osh/core/billing/billing.ts'
import { calendarCommands } from '@osh/core/calendar/calendar-repository.ts'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import { companyCommands } from '@osh/core/companies/company-directory.ts'
import { deadlineCommands } from '@osh/core/deadline-tables/deadline-table.ts'
import { departmentCommands } from '@osh/core/departments/department-repository.ts'
import { documentCommands } from '@osh/core/documents/document-repository.ts'
import { ownFormCommands } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { absenceCommands } from '@osh/core/employees/absences/absence-repository.ts'
import { employeeCommands } from '@osh/core/employees/employee-repository.ts'
import type { ErasureList } from '@osh/core/erasure/erasure.ts'
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
import type { Storage, StoredRecords } from '@osh/core/records/storage.ts'
import { registryCommands } from '@osh/core/registry/registry.ts'
import { requirementCommands } from '@osh/core/requirements/requirements.ts'
import { responsibilityCommands } from '@osh/core/responsibilities/responsibility-repository.ts'
import { sendingCommands } from '@osh/core/sending/sending-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { supportCommands } from '@osh/core/support/support-repository.ts'
import { termCommands } from '@osh/core/tariffs/subscription.ts'
import { makeAccountTraces } from './accounts/account-traces.ts'
import { makeOwnAccountQueries } from './accounts/own-account.ts'
import { PostgresAccountStore } from './accounts/postgres-account-store.ts'
import { PostgresCompanyAccess } from './accounts/postgres-company-access.ts'
import { PostgresOperators } from './accounts/postgres-operators.ts'
import { PostgresSessions } from './accounts/postgres-sessions.ts'
import { PostgresSigningKeys } from './accounts/postgres-signing-keys.ts'
import { PostgresTries } from './accounts/postgres-tries.ts'
import { makePushShelf } from './accounts/push-devices.ts'
import { sealFactors } from './accounts/second-factor.ts'
import { makeCalendarQueries } from './calendar/postgres-calendar.ts'
import { CommandTurns } from './commands/command-turns.ts'
import { forgetAnswers, isAnswered } from './commands/kept-answers.ts'
import { makeCommands } from './commands/run-command.ts'
import { makeWriters } from './commands/writers.ts'
import { postgresActivityRequests } from './companies/activity-requests.ts'
import { DayGuess } from './companies/day-guess.ts'
import { makeCompanyArchive } from './companies/postgres-company-archive.ts'
import { PostgresCompanyQueries } from './companies/postgres-company-queries.ts'
import { PostgresDeadlineTable } from './deadlines/postgres-deadline-table.ts'
import { sweepDismissals } from './deadlines/sweep-dismissals.ts'
import { makeLawCounts } from './documents/law-counts.ts'
import { PostgresDocumentQueries } from './documents/postgres-document-queries.ts'
import { PostgresOwnFormQueries } from './documents/postgres-own-form-queries.ts'
import { makePersonalTraces } from './erasure/personal-traces.ts'
import { makeCompanyFactQueries } from './facts/postgres-facts.ts'
import { PostgresFileStore } from './files/postgres-file-store.ts'
import { forgetImports } from './imports/forget-imports.ts'
import { makeImportQueries } from './imports/postgres-imports.ts'
import { makeFigureQueries } from './incidents/figures/postgres-figures.ts'
import { makeMicrotraumaQueries } from './incidents/microtraumas/postgres-microtraumas.ts'
import { makeDutyQueries } from './incidents/postgres-duties.ts'
import { makeEvidenceQueries } from './incidents/postgres-evidence.ts'
import { makeIncidentQueries } from './incidents/postgres-incident-queries.ts'
import { makeInspectionDoor, makeInspectionQueries } from './inspections/postgres-inspections.ts'
import { PostgresJobQueue } from './jobs/postgres-job-queue.ts'
import { chainJournals } from './journal/chain-journals.ts'
import { makeJournalQueries } from './journal/postgres-journal.ts'
import { makeLongLists } from './long-lists.ts'
import { PostgresOutbox } from './mail/postgres-outbox.ts'
import { makeSendingQueries } from './mail/write-mails.ts'
import { makeMeasureQueries } from './measures/measure-queries.ts'
import { makeMemberQueries, makePostgresOffers } from './members/postgres-members.ts'
import { PostgresMemoQueries } from './memos/postgres-memo-queries.ts'
import { makePostgresNews } from './news/postgres-news.ts'
import { makeCalendarDoor, makeNoticeCalendarQueries } from './notices/calendar/calendar-links.ts'
import { makeFeedQueries } from './notices/feed/postgres-feed.ts'
import type { MailPlace } from './notices/mails/address-mail.ts'
import { mailNotices } from './notices/mails/mail-notices.ts'
import { makeNoticeQueries } from './notices/postgres-notices.ts'
import { pushNotices } from './notices/push/push-notices.ts'
import { raiseEverywhere } from './notices/raise-notices.ts'
import { PostgresObligationQueries } from './obligations/postgres-obligation-queries.ts'
import { makePastRecords } from './past-records.ts'
import { makeRegistryQueries } from './registry/postgres-registry.ts'
import { makeRequirementQueries } from './requirements/postgres-requirements.ts'
import { makeResponsibilityQueries } from './responsibilities/postgres-responsibilities.ts'
import { noSeal, type Seal } from './seal.ts'
import { makeAbsenceQueries } from './staff/postgres-absence-queries.ts'
import { PostgresDepartmentQueries } from './staff/postgres-department-queries.ts'
import { PostgresEmployeeQueries } from './staff/postgres-employee-queries.ts'
import { PostgresPositionQueries } from './staff/postgres-position-queries.ts'
import { makePostgresConversations, makeSupportQueries } from './support/postgres-support.ts'
import { makeBillingQueries, makePostgresBilling } from './tariffs/postgres-billing.ts'
import { makeSubscriptions } from './tariffs/postgres-terms.ts'
import { PostgresToday } from './today/postgres-today.ts'
import type { Store } from './transact.ts'
import { withoutValues } from './without-values.ts'

export type PostgresStorage = Storage & {
  /** To be called at the start and hourly; see `sweepDismissals`. */
  sweepDismissals(): Promise<number>
  /** To be called at the start and hourly; see `forgetImports`. */
  forgetImports(): Promise<number>
  /** To be called at the start and every few minutes; see `raiseEverywhere`. */
  raiseNotices(): Promise<void>
  /** A job of each minute; see `chainJournals`. */
  chainJournals(): Promise<void>
  /** A job of each minute; see `mailNotices`. */
  mailNotices(place: MailPlace): Promise<void>
  /** A job of each minute; see `pushNotices`. */
  pushNotices(): Promise<void>
  /** To be called hourly; see `forgetAnswers`. */
  forgetAnswers(): Promise<void>
  /** To be called at the start; see `sealFactors`. */
  sealSecrets(): Promise<number>
}

/**
 * All that a server keeps, in PostgreSQL with the tables of migrations/. Any number of servers may share the
 * database. Throws `Unavailable` while the database is away, and no error of its own quotes what rows hold.
 */
export function makePostgresStorage(
  store: Store,
  clock: Clock,
  { erasures = unnoted, seal = noSeal }: Kept = {},
): PostgresStorage {
  const writers = makeWriters(erasures, seal)
  const day = new DayGuess(clock)
  const turns = new CommandTurns()
  const sweep = withoutValues({
    sweepDismissals: () => sweepDismissals(store, clock),
    forgetImports: () => forgetImports(store, clock.now()),
    raiseNotices: () => raiseEverywhere(store, clock),
    chainJournals: () => chainJournals(store),
    pushNotices: () => pushNotices(store, clock),
    mailNotices: (place: MailPlace) => mailNotices(store, { ...place, clock, writers }),
    forgetAnswers: () => forgetAnswers(store, clock.now()),
    sealSecrets: () => sealFactors(store, seal),
  })
  return {
    accounts: withoutValues(new PostgresAccountStore(store, seal)),
    sessions: withoutValues(new PostgresSessions(store)),
    tries: withoutValues(new PostgresTries(store)),
    signingKeys: withoutValues(new PostgresSigningKeys(store)),
    access: withoutValues(new PostgresCompanyAccess(store)),
    offers: withoutValues(makePostgresOffers(store)),
    calendarDoor: withoutValues(makeCalendarDoor(store)),
    inspectionDoor: withoutValues(makeInspectionDoor(store)),
    activityRequests: withoutValues(postgresActivityRequests(store, clock)),
    operators: withoutValues(new PostgresOperators(store)),
    billing: withoutValues(makePostgresBilling(store)),
    pushDevices: withoutValues(makePushShelf(store)),
    outbox: withoutValues(new PostgresOutbox(store, writers)),
    files: withoutValues(new PostgresFileStore(store)),
    jobs: withoutValues(new PostgresJobQueue(store, writers)),
    news: withoutValues(makePostgresNews(store, clock)),
    conversations: withoutValues(makePostgresConversations(store)),
    openRecords: (user, { clock: by = clock, attempt, seen = null, standing } = {}) => {
      const byDay = by === clock ? day : new DayGuess(by)
      return makeRecords(
        { store, turns, clock: by, day: byDay, user, writers, seal, seen, standing },
        attempt,
      )
    },
    ping: () => store.ping(),
    ...sweep,
  }
}

/** What is kept outside the database. */
type Kept = {
  /** Where erasures are noted; nowhere unless said. */
  readonly erasures?: ErasureList | undefined
  /** By what secrets are sealed; by nothing unless said. */
  readonly seal?: Seal | undefined
}

/** Of a database of which no backup is made. */
const unnoted: ErasureList = { add: async () => undefined }

type Needs = Parameters<typeof makeCommands>[0] & { readonly day: DayGuess }

/** Each of the records is made when it is asked for: a request asks for one or two of them. */
function makeRecords(needs: Needs, attempt?: Attempt): StoredRecords {
  const { store, clock, day, user, seen } = needs
  const commands = makeCommands(needs, makeKeyedRun(attempt))
  const files = () => withoutValues(new PostgresFileStore(store))
  return {
    get longLists() {
      return withoutValues(makeLongLists(store, clock, seen))
    },
    get companies() {
      return withoutValues(Object.assign(new PostgresCompanyQueries(store, user), commands(companyCommands)))
    },
    get account() {
      return withoutValues({
        ...makeOwnAccountQueries(store, user),
        ...makeCommands(needs)(ownAccountCommands),
      })
    },
    get members() {
      return withoutValues({ ...makeMemberQueries(store, user), ...commands(memberCommands) })
    },
    get subscriptions() {
      return withoutValues(makeSubscriptions(store, clock))
    },
    get billing() {
      return withoutValues({
        ...makeBillingQueries(store),
        ...commands({ ...payerCommands, ...invoiceCommands }),
      })
    },
    get terms() {
      return withoutValues(commands(termCommands))
    },
    get paperRecords() {
      return withoutValues(commands(paperRecordCommands))
    },
    get imports() {
      return withoutValues({ ...makeImportQueries(store), ...commands(importCommands) })
    },
    get registry() {
      return withoutValues({ ...makeRegistryQueries(store), ...commands(registryCommands) })
    },
    get requirements() {
      return withoutValues({
        ...makeRequirementQueries(store, clock, seen),
        ...commands(requirementCommands),
      })
    },
    get inspections() {
      return withoutValues({ ...makeInspectionQueries(store, clock), ...commands(inspectionCommands) })
    },
    get requestDesk() {
      return withoutValues(commands(requestCommands))
    },
    get newsDesk() {
      return withoutValues(commands(newsCommands))
    },
    get calendar() {
      return withoutValues({ ...makeCalendarQueries(store), ...commands(calendarCommands) })
    },
    get facts() {
      return withoutValues({ ...makeCompanyFactQueries(store), ...commands(companyFactCommands) })
    },
    get departments() {
      return withoutValues(
        Object.assign(new PostgresDepartmentQueries(store, seen), commands(departmentCommands)),
      )
    },
    get employees() {
      return withoutValues(
        Object.assign(new PostgresEmployeeQueries(store, clock, seen), commands(employeeCommands)),
      )
    },
    get absences() {
      return withoutValues({ ...makeAbsenceQueries(store, seen), ...commands(absenceCommands) })
    },
    get positions() {
      return withoutValues(
        Object.assign(new PostgresPositionQueries(store, user), commands(positionCommands)),
      )
    },
    get obligations() {
      return withoutValues(
        Object.assign(new PostgresObligationQueries(store, seen), commands(obligationCommands)),
      )
    },
    get deadlines() {
      return withoutValues(
        Object.assign(new PostgresDeadlineTable(store, clock, day, user, seen), commands(deadlineCommands)),
      )
    },
    get today() {
      return withoutValues(new PostgresToday(store, clock))
    },
    get figures() {
      return withoutValues({ ...makeFigureQueries(store, clock), ...commands(figureCommands) })
    },
    get notices() {
      return withoutValues({ ...makeNoticeQueries(store, clock, user), ...commands(noticeCommands) })
    },
    get noticeCalendar() {
      return withoutValues({
        ...makeNoticeCalendarQueries(store, clock, user),
        ...commands(calendarLinkCommands),
      })
    },
    get feed() {
      return withoutValues({ ...makeFeedQueries(store, clock, user), ...commands(feedCommands) })
    },
    get support() {
      return withoutValues({ ...makeSupportQueries(store), ...commands(supportCommands) })
    },
    get incidents() {
      return withoutValues({ ...makeIncidentQueries(store), ...commands(incidentCommands) })
    },
    get duties() {
      return withoutValues({ ...makeDutyQueries(store), ...commands(dutyCommands) })
    },
    get microtraumas() {
      return withoutValues({ ...makeMicrotraumaQueries(store), ...commands(microtraumaCommands) })
    },
    get evidence() {
      return withoutValues({ ...makeEvidenceQueries(store), ...commands(evidenceCommands) })
    },
    get measures() {
      return withoutValues({ ...makeMeasureQueries(store, clock), ...commands(measureCommands) })
    },
    get memos() {
      return withoutValues(Object.assign(new PostgresMemoQueries(store, seen), commands(memoCommands)))
    },
    get documents() {
      return withoutValues(
        Object.assign(new PostgresDocumentQueries(store, files()), commands(documentCommands)),
      )
    },
    get sending() {
      return withoutValues({ ...makeSendingQueries(store), ...commands(sendingCommands) })
    },
    get ownForms() {
      return withoutValues(
        Object.assign(new PostgresOwnFormQueries(store, files()), commands(ownFormCommands)),
      )
    },
    get responsibilities() {
      return withoutValues({
        ...makeResponsibilityQueries(store, clock),
        ...commands(responsibilityCommands),
      })
    },
    get erasures() {
      return withoutValues(commands(erasureCommands))
    },
    get proven() {
      return withoutValues(commands(accountCommands))
    },
    get due() {
      return withoutValues(commands(dueErasures))
    },
    get push() {
      return withoutValues(makeCommands(needs)(pushCommands))
    },
    get factor() {
      return withoutValues(commands(factorCommands))
    },
    get archive() {
      return withoutValues(makeCompanyArchive(store))
    },
    get personal() {
      return withoutValues(makePersonalTraces(store))
    },
    get ownTraces() {
      return withoutValues(makeAccountTraces(store, user))
    },
    get files() {
      return files()
    },
    get journal() {
      return withoutValues(makeJournalQueries(store))
    },
    get law() {
      return withoutValues(makeLawCounts(store))
    },
    get past() {
      return withoutValues(makePastRecords(store))
    },
    ...withoutValues({
      isRepeat: async (company: CompanyId) =>
        attempt !== undefined && isAnswered(store, user, company, attempt),
    }),
  }
}
