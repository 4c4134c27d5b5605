import 'reflect-metadata/lite'
import type { EmailChange } from '@osh/core/account/email-change.ts'
import type { SecondFactorDesk } from '@osh/core/account/second-factor/second-factor-desk.ts'
import type { SentCodes } from '@osh/core/account/sent-codes.ts'
import type { RequestDesk } from '@osh/core/activity-requests/request-desk.ts'
import type { Accounts } from '@osh/core/auth/account.ts'
import type { CompanyMembers } from '@osh/core/auth/company-members.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { OwnAccount } from '@osh/core/auth/profile.ts'
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
import type { DocumentFiles, DocumentIssuer } from '@osh/core/documents/issuing/document-issuer.ts'
import type { OpenedGroups } from '@osh/core/documents/library/opened-groups.ts'
import type { TemplateCatalogue, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { AbsenceRepository } from '@osh/core/employees/absences/absence-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
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
import type { PersonalFiles } from '@osh/core/personal-data/collect-personal-data.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { MailService, SendingRepository } from '@osh/core/sending/sending-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TodayQueries } from '@osh/core/today/today.ts'
import { Container } from 'inversify'
import { type Service, type Services, type Token, token } from '../kit/services/service.ts'
import type { CompanyOutside, Entrance, Outside } from './outside.ts'

/** What stores may ask for from the outside. */
export const ports = {
  clock: token<Clock>('Clock'),
  session: token<Session>('Session'),
  earlierReads: token<EarlierReads>('EarlierReads'),
  accounts: token<Accounts>('Accounts'),
  sentCodes: token<SentCodes | null>('SentCodes'),
  emailChange: token<EmailChange | null>('EmailChange'),
  secondFactor: token<SecondFactorDesk | null>('SecondFactorDesk'),
  account: token<OwnAccount>('OwnAccount'),
  companyList: token<Pick<CompanyDirectory, 'list'>>('CompanyList'),
  companies: token<CompanyDirectory>('CompanyDirectory'),
  members: token<CompanyMembers>('CompanyMembers'),
  calendar: token<CalendarRepository>('CalendarRepository'),
  example: token<ExampleCompany | null>('ExampleCompany'),
  ownSignIns: token<OwnSignIns>('OwnSignIns'),
  memberDesk: token<MemberDesk>('MemberDesk'),
  companyLookup: token<CompanyLookup>('CompanyLookup'),
  activityRequests: token<ActivityRequests>('ActivityRequests'),
  departments: token<DepartmentRepository>('DepartmentRepository'),
  employees: token<EmployeeRepository>('EmployeeRepository'),
  absences: token<AbsenceRepository>('AbsenceRepository'),
  subscriptions: token<Subscriptions>('Subscriptions'),
  positions: token<PositionCatalogue>('PositionCatalogue'),
  obligations: token<ObligationRepository>('ObligationRepository'),
  deadlines: token<DeadlineTable>('DeadlineTable'),
  today: token<TodayQueries>('TodayQueries'),
  news: token<NewsFeed>('NewsFeed'),
  feed: token<NoticeFeed>('NoticeFeed'),
  notices: token<NoticeRepository>('NoticeRepository'),
  figures: token<FigureRepository>('FigureRepository'),
  memos: token<MemoRepository>('MemoRepository'),
  incidents: token<IncidentRepository>('IncidentRepository'),
  microtraumas: token<MicrotraumaRepository>('MicrotraumaRepository'),
  duties: token<DutyRepository>('DutyRepository'),
  evidence: token<EvidenceRecords>('EvidenceRecords'),
  measures: token<MeasureRepository>('MeasureRepository'),
  evidenceFiles: token<EvidenceFiles>('EvidenceFiles'),
  memoFiles: token<MemoFiles>('MemoFiles'),
  erasures: token<Erasures>('Erasures'),
  operatorMails: token<OperatorMails | null>('OperatorMails'),
  billing: token<BillingDesk | null>('BillingDesk'),
  operatorBilling: token<OperatorBilling | null>('OperatorBilling'),
  newsDesk: token<NewsDesk | null>('NewsDesk'),
  requestDesk: token<RequestDesk | null>('RequestDesk'),
  personalFiles: token<PersonalFiles | null>('PersonalFiles'),
  journal: token<JournalQueries>('JournalQueries'),
  journalFiles: token<JournalFiles | null>('JournalFiles'),
  catalogue: token<TitleCatalogue>('TitleCatalogue'),
  templates: token<TemplateCatalogue>('TemplateCatalogue'),
  sending: token<SendingRepository>('SendingRepository'),
  mailService: token<MailService>('MailService'),
  calendarDesk: token<CalendarDesk | null>('CalendarDesk'),
  inspectionDesk: token<InspectionDesk | null>('InspectionDesk'),
  documents: token<DocumentArchive>('DocumentArchive'),
  documentIssuer: token<DocumentIssuer>('DocumentIssuer'),
  documentFiles: token<DocumentFiles>('DocumentFiles'),
  ownForms: token<OwnForms>('OwnForms'),
  openedGroups: token<OpenedGroups>('OpenedGroups'),
  onThisDevice: token<OnThisDevice>('OnThisDevice'),
  responsibilities: token<ResponsibilityRepository>('ResponsibilityRepository'),
} as const

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
  const { clock, session, earlierReads, accounts, sentCodes, companyList, catalogue } = entrance
  give(given, { clock, session, earlierReads, accounts, sentCodes, companyList, catalogue })
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
