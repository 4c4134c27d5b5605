import 'reflect-metadata/lite'
import type { EmailChange } from '@osh/core/account/email-change.ts'
import type { OwnEmail } from '@osh/core/account/own-email.ts'
import type { SecondFactorDesk } from '@osh/core/account/second-factor/second-factor-desk.ts'
import type { SentCodes } from '@osh/core/account/sent-codes.ts'
import type { RequestDesk } from '@osh/core/activity-requests/request-desk.ts'
import type { Accounts } from '@osh/core/auth/account.ts'
import type { CompanyMembers } from '@osh/core/auth/company-members.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { OwnAccount } from '@osh/core/auth/profile.ts'
import type { RefusedAsks } from '@osh/core/auth/refused-asks.ts'
import type { Session } from '@osh/core/auth/session.ts'
import type { BillingDesk, OperatorBilling } from '@osh/core/billing/billing.ts'
import type { CalendarRepository } from '@osh/core/calendar/calendar-repository.ts'
import type {
  ActivityRequests,
  CompanyDirectory,
  CompanyLookup,
  ExampleCompany,
} from '@osh/core/companies/company-directory.ts'
import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import type { EditionDesk } from '@osh/core/documents/editions/edition-desk.ts'
import type { DocumentFiles, DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { LawDesk } from '@osh/core/documents/library/law-review.ts'
import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'
import type { TemplateCatalogue, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { AbsenceRepository } from '@osh/core/employees/absences/absence-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
import type { CompanyFactRepository } from '@osh/core/facts/company-facts.ts'
import type { ImportDesk } from '@osh/core/imports/imports.ts'
import type { DutyRepository } from '@osh/core/incidents/duties/duty-repository.ts'
import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { FigureRepository } from '@osh/core/incidents/figures/figure-repository.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { MicrotraumaRepository } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import type { InspectionDesk } from '@osh/core/inspections/inspections.ts'
import type { JournalFiles, JournalQueries } from '@osh/core/journal/journal-repository.ts'
import type { OperatorMails } from '@osh/core/mail/operator-mails.ts'
import type { MeasureRepository } from '@osh/core/measures/measure-repository.ts'
import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import type { MemoFiles, MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { NewsDesk } from '@osh/core/news/desk/news-desk.ts'
import type { NewsFeed } from '@osh/core/news/news-feed.ts'
import type { CalendarDesk } from '@osh/core/notices/calendar/notice-calendar.ts'
import type { NoticeFeed } from '@osh/core/notices/feed/notice-feed.ts'
import type { NoticeRepository } from '@osh/core/notices/notice-repository.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import type { PaperRecords } from '@osh/core/paper-records/paper-records.ts'
import type { PersonalFiles } from '@osh/core/personal-data/collect-personal-data.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import type { PushDesk } from '@osh/core/push/push-desk.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { RegistryRepository } from '@osh/core/registry/registry.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { MailService, SendingRepository } from '@osh/core/sending/sending-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { OpenSupport } from '@osh/core/support/support-desk.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TodayQueries } from '@osh/core/today/today.ts'
import { Container } from 'inversify'
import { nameTokens, type Service, type Services, type Token, token } from '../kit/services/service.ts'
import type { CompanyOutside, Entrance, Outside } from './outside.ts'

/** What stores may ask for from the outside. */
export const ports = nameTokens({
  clock: token<Clock>(),
  session: token<Session>(),
  earlierReads: token<EarlierReads>(),
  refusedAsks: token<RefusedAsks>(),
  accounts: token<Accounts>(),
  sentCodes: token<SentCodes | null>(),
  emailChange: token<EmailChange | null>(),
  ownEmail: token<OwnEmail | null>(),
  secondFactor: token<SecondFactorDesk | null>(),
  support: token<OpenSupport | null>(),
  account: token<OwnAccount>(),
  companyList: token<Pick<CompanyDirectory, 'list'>>(),
  companies: token<CompanyDirectory>(),
  members: token<CompanyMembers>(),
  calendar: token<CalendarRepository>(),
  facts: token<CompanyFactRepository>(),
  registry: token<RegistryRepository>(),
  example: token<ExampleCompany | null>(),
  ownSignIns: token<OwnSignIns>(),
  memberDesk: token<MemberDesk>(),
  memberships: token<Pick<MemberDesk, 'listOwn'>>(),
  companyLookup: token<CompanyLookup>(),
  activityRequests: token<ActivityRequests>(),
  departments: token<DepartmentRepository>(),
  employees: token<EmployeeRepository>(),
  absences: token<AbsenceRepository>(),
  subscriptions: token<Subscriptions>(),
  positions: token<PositionCatalogue>(),
  obligations: token<ObligationRepository>(),
  deadlines: token<DeadlineTable>(),
  today: token<TodayQueries>(),
  news: token<NewsFeed>(),
  feed: token<NoticeFeed>(),
  notices: token<NoticeRepository>(),
  figures: token<FigureRepository>(),
  memos: token<MemoRepository>(),
  incidents: token<IncidentRepository>(),
  microtraumas: token<MicrotraumaRepository>(),
  duties: token<DutyRepository>(),
  evidence: token<EvidenceRecords>(),
  measures: token<MeasureRepository>(),
  evidenceFiles: token<EvidenceFiles>(),
  memoFiles: token<MemoFiles>(),
  erasures: token<Erasures>(),
  operatorMails: token<OperatorMails | null>(),
  billing: token<BillingDesk | null>(),
  operatorBilling: token<OperatorBilling | null>(),
  newsDesk: token<NewsDesk | null>(),
  requestDesk: token<RequestDesk | null>(),
  personalFiles: token<PersonalFiles | null>(),
  journal: token<JournalQueries>(),
  journalFiles: token<JournalFiles | null>(),
  catalogue: token<TitleCatalogue>(),
  templates: token<TemplateCatalogue>(),
  sending: token<SendingRepository>(),
  mailService: token<MailService>(),
  calendarDesk: token<CalendarDesk | null>(),
  pushDesk: token<PushDesk | null>(),
  paperRecords: token<PaperRecords>(),
  importDesk: token<ImportDesk>(),
  requirementDesk: token<RequirementDesk>(),
  inspectionDesk: token<InspectionDesk | null>(),
  documents: token<DocumentArchive>(),
  documentIssuer: token<DocumentIssuer>(),
  editions: token<EditionDesk>(),
  lawDesk: token<LawDesk>(),
  documentFiles: token<DocumentFiles>(),
  ownForms: token<OwnForms>(),
  openedGroups: token<OpenedGroups>(),
  onThisDevice: token<OnThisDevice>(),
  responsibilities: token<ResponsibilityRepository>(),
})

const isService = (asked: Token<unknown>): asked is Service<unknown> => 'make' in asked

type Given = { readonly [K in keyof typeof ports]: (typeof ports)[K] extends Token<infer T> ? T : never }

/** The only file that knows Inversify. */
export function makeServices(outside: Outside): Services {
  const { services, complete } = openServices({
    ...outside,
    companyList: outside.records.companies,
    catalogue: outside.templates,
  })
  complete(outside)
  return services
}

/** What a visitor's pages need at once; `complete` gives what a company's screens ask for besides. */
export function openServices(entrance: Entrance) {
  const given = new Map<Token<unknown>, unknown>()
  const { clock, session, earlierReads, refusedAsks, accounts, sentCodes, companyList, catalogue } = entrance
  give(given, { clock, session, earlierReads, refusedAsks, accounts, sentCodes, companyList, catalogue })
  const complete = ({ records, ...others }: CompanyOutside): void => {
    give(given, { ...records, ...others })
  }
  return { services: bindServices(given), complete }
}

/** What was given before stays. */
function give(before: Map<Token<unknown>, unknown>, given: Partial<Given>): void {
  for (const name of Object.keys(ports) as (keyof typeof ports)[])
    if (given[name] !== undefined && !before.has(ports[name])) before.set(ports[name], given[name])
}

/** Binds what is asked for when it is asked first: of a table of some sixty ports a screen asks for a few. */
function bindServices(given: ReadonlyMap<Token<unknown>, unknown>): Services {
  const container = new Container()
  const bind = (asked: Token<unknown>): void => {
    if (container.isBound(asked.id)) return
    if (!isService(asked)) {
      if (given.has(asked)) container.bind<unknown>(asked.id).toConstantValue(given.get(asked))
      return
    }
    asked.needs.forEach(bind)
    const make = (...needs: unknown[]) => asked.make(needs)
    const needs = asked.needs.map(({ id }) => id)
    const bound = container.bind<unknown>(asked.id).toResolvedValue(make, needs)
    if (asked.scope === 'Singleton') bound.inSingletonScope()
    else bound.inTransientScope()
  }
  return {
    get: (asked) => {
      bind(asked)
      return container.get(asked.id)
    },
  }
}
