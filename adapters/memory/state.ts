import type { Proof } from '@osh/core/account/proof.ts'
import type { KeptRequest } from '@osh/core/activity-requests/kept-request.ts'
import type { UserId } from '@osh/core/auth/account.ts'
import type { StoredUser } from '@osh/core/auth/account-store.ts'
import type { Profile } from '@osh/core/auth/profile.ts'
import type { SecondFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import type { KeptSession } from '@osh/core/auth/sessions.ts'
import type { SigningKey } from '@osh/core/auth/signing-keys.ts'
import type { Invoice } from '@osh/core/billing/invoice.ts'
import type { Payer } from '@osh/core/billing/payer.ts'
import type { KeptEdit } from '@osh/core/calendar/calendar-facts.ts'
import type { AnswerWrite } from '@osh/core/commands/attempt.ts'
import type { JournalLine } from '@osh/core/commands/journal.ts'
import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { Filtered } from '@osh/core/deadline-tables/row-filter.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Document, DocumentFormat, DocumentId } from '@osh/core/documents/document.ts'
import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { Erasure } from '@osh/core/erasure/erasure.ts'
import type { KeptFacts } from '@osh/core/facts/fact-records.ts'
import type { FileMark } from '@osh/core/files/file-store.ts'
import type { NewImport } from '@osh/core/imports/import-facts.ts'
import type { KeptAddressee } from '@osh/core/incidents/addressees/addressee-facts.ts'
import type { KeptEvent } from '@osh/core/incidents/chronology.ts'
import type { KeptDuty } from '@osh/core/incidents/duties/duty-facts.ts'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import type { KeptHeadcount } from '@osh/core/incidents/figures/headcount-facts.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { KeptMicrotraumaEvent } from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { InspectionLink, InspectionLinkId } from '@osh/core/inspections/inspection-link.ts'
import type { KeptMail } from '@osh/core/mail/mail.ts'
import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { KeptInvitation } from '@osh/core/members/member.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { WrittenNews } from '@osh/core/news/desk/written-news.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { CalendarLink } from '@osh/core/notices/calendar/calendar-facts.ts'
import type { KeptNotice } from '@osh/core/notices/notice.ts'
import type { NoticeMark, NoticeRead, SavedSettings } from '@osh/core/notices/notice-facts.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import type { NewPaperRecord } from '@osh/core/paper-records/paper-record-facts.ts'
import type { Position } from '@osh/core/positions/position.ts'
import type { PushDevice } from '@osh/core/push/push-device.ts'
import type { WholeSet } from '@osh/core/registry/registry-set.ts'
import type { PostProfile, Requirement } from '@osh/core/requirements/requirement.ts'
import type { KeptException } from '@osh/core/requirements/requirement-facts.ts'
import type { ResponsibilityId, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { GivenAnswer } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Conversation } from '@osh/core/support/conversation.ts'
import type { Message } from '@osh/core/support/message.ts'
import type { KeptTerm } from '@osh/core/tariffs/term-facts.ts'
import type { KeptJob } from './jobs/kept-job.ts'

/** An employee as kept: the position's name is looked up when read. */
export type KeptEmployee = Omit<Employee, 'position'>

/** An obligation as kept: whether it is in a memo is read off the memos. */
export type KeptObligation = Omit<Obligation, 'memo'>

/** Those that an older version of the program has kept have no profile. */
export type KeptUser = Omit<StoredUser, 'confirmedAt'> & {
  /** What an older version of the program has kept has none. */
  readonly confirmedAt?: Instant | null
  readonly profile?: Profile
  readonly closesOn?: LocalDate | null
  readonly openCompany?: CompanyId
  readonly operatorSince?: Instant | null
}

/** What a member wants a table to begin with. */
export type KeptFilter = Filtered & { readonly companyId: CompanyId; readonly user: UserId }

/** The secret address of a member's calendar. */
export type KeptCalendarLink = CalendarLink & {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly tokenHash: string
}

/** What an older version of the program has kept says no more: there were owners alone. */
export type KeptMembership = Partial<Membership> & {
  readonly userId: UserId
  readonly companyId: CompanyId
  readonly since?: Instant
}
export type OwnPosition = Position & { readonly companyId: CompanyId }

/** One refresh token of a family; `rotatedAt` says since when its successor is in use. */
export type KeptToken = {
  readonly hash: string
  readonly family: number
  readonly userId: UserId
  readonly expiresAt: Instant
  readonly rotatedAt: Instant | null
}

/** A sign-in; its id is the family of its tokens. */
export type OpenSession = KeptSession & { readonly userId: UserId; readonly expiresAt: Instant }

/** A second factor as kept, with what is left of its recovery codes. */
export type StateFactor = SecondFactor & {
  readonly userId: UserId
  readonly recoveryHashes: readonly string[]
}

/** That a link was opened: `id` is the link's. */
type Opening = { readonly companyId: CompanyId; readonly id: InspectionLinkId; readonly at: Instant }

/** Who has read which news, and when first. */
export type NewsRead = { readonly userId: UserId; readonly newsId: NewsId; readonly at: Instant }

/** Bytes as text that survives JSON. */
export type StateFile = FileMark & { readonly companyId: CompanyId; readonly base64: string }

/** A stored file of a document, as an older version of the program has kept it. */
export type OlderFile = {
  readonly documentId: DocumentId
  readonly format: DocumentFormat
  readonly base64: string
}

/** What a document was made from. Those issued by an older version of the program have no answers. */
export type KeptSource = {
  readonly documentId: DocumentId
  readonly data: unknown
  readonly answers?: Answers
}

/** A company's own form; `retired` is null while it is in use. */
export type KeptOwnForm = OwnForm & {
  /** As an older version of the program has kept its file. */
  readonly base64?: string
  readonly retired: { readonly by: UserId; readonly at: Instant } | null
}

/** A holder of a role; the last term is the one that lasts, if any does. Names are looked up when read. */
export type KeptResponsibility = {
  readonly id: ResponsibilityId
  readonly companyId: CompanyId
  readonly roleId: RoleId
  readonly terms: readonly Term[]
}

/** How often a key was tried, what was regained aside. */
export type KeptTries = { readonly count: number; readonly last: Instant }

/** Lists whose things a person may delete. */
export type Deletable = 'departments' | 'positions' | 'employees' | 'absences' | 'obligations' | 'completions'

/** Everything stored: plain data in the order of ids, that survives JSON. */
export type State = {
  readonly users: readonly KeptUser[]
  /** What an older version of the program has kept has none. */
  readonly sessions?: readonly OpenSession[]
  readonly tokens: readonly KeptToken[]
  /** What an older version of the program has kept has none. */
  readonly proofs?: readonly Proof[]
  /** What an older version of the program has kept has none. */
  readonly secondFactors?: readonly StateFactor[]
  readonly pushDevices?: readonly PushDevice[]
  readonly lastFamily: number
  /** By key. What an older version of the program has kept has none. */
  readonly tries?: Readonly<Record<string, KeptTries>>
  /** The one that signs first; none until they are asked for. */
  readonly signingKeys?: readonly SigningKey[]
  readonly memberships: readonly KeptMembership[]
  /** What an older version of the program has kept has none. */
  readonly invitations?: readonly KeptInvitation[]
  readonly companies: readonly Company[]
  /** What an older version of the program has kept has none: nothing ends there. */
  readonly terms?: readonly KeptTerm[]
  readonly payers?: readonly Payer[]
  readonly invoices?: readonly Invoice[]
  /** Where the first steps are hidden. What an older version of the program has kept has none. */
  readonly firstRunsHidden?: readonly CompanyId[]
  /** What an older version of the program has kept has none. */
  readonly savedFilters?: readonly KeptFilter[]
  /** What an older version of the program has kept has none. */
  readonly calendarEdits?: readonly KeptEdit[]
  /** What an older version of the program has kept has none. */
  readonly facts?: readonly KeptFacts[]
  readonly activityRequests: readonly KeptRequest[]
  readonly departments: readonly Department[]
  readonly positions: readonly OwnPosition[]
  readonly employees: readonly KeptEmployee[]
  readonly absences: readonly Absence[]
  readonly obligations: readonly KeptObligation[]
  readonly completions: readonly Completion[]
  readonly memos: readonly Memo[]
  /** What an older version of the program has kept has none. */
  readonly incidents?: readonly Incident[]
  /** What an older version of the program has kept has none. */
  readonly evidence?: readonly Evidence[]
  readonly incidentEvents?: readonly KeptEvent[]
  readonly requiredDuties?: readonly KeptDuty[]
  readonly microtraumas?: readonly Microtrauma[]
  readonly microtraumaEvents?: readonly KeptMicrotraumaEvent[]
  /** What an older version of the program has kept has none. */
  readonly addressees?: readonly KeptAddressee[]
  readonly notices?: readonly KeptNotice[]
  readonly noticeReads?: readonly NoticeRead[]
  /** What an older version of the program has kept has none. */
  readonly noticeMarks?: readonly NoticeMark[]
  readonly noticeSettings?: readonly SavedSettings[]
  /** What an older version of the program has kept has none. */
  readonly calendarLinks?: readonly KeptCalendarLink[]
  readonly staffImports?: readonly NewImport[]
  readonly paperRecords?: readonly NewPaperRecord[]
  /** What an older version of the program has kept has none. */
  readonly registrySets?: readonly WholeSet[]
  /** What an older version of the program has kept has none. */
  readonly postProfiles?: readonly (PostProfile & { readonly companyId: CompanyId })[]
  readonly requirements?: readonly Requirement[]
  readonly requirementExceptions?: readonly KeptException[]
  readonly inspectionLinks?: readonly (InspectionLink & { readonly tokenHash: string })[]
  readonly inspectionOpenings?: readonly Opening[]
  /** Of the service. What an older version of the program has kept has none. */
  readonly news?: readonly WrittenNews[]
  readonly newsReads?: readonly NewsRead[]
  /** What an older version of the program has kept has none. */
  readonly conversations?: readonly Conversation[]
  readonly messages?: readonly Message[]
  readonly measures?: readonly Measure[]
  readonly inspectorOrders?: readonly InspectorOrder[]
  readonly headcounts?: readonly KeptHeadcount[]
  readonly documents: readonly Document[]
  /** As an older version of the program has kept them. */
  readonly documentFiles?: readonly OlderFile[]
  readonly files: readonly StateFile[]
  readonly documentSources: readonly KeptSource[]
  readonly ownForms: readonly KeptOwnForm[]
  readonly responsibilities: readonly KeptResponsibility[]
  /** What an older version of the program has kept has none. */
  readonly jobs?: readonly KeptJob[]
  readonly mails?: readonly KeptMail[]
  readonly journal: readonly JournalLine[]
  /** What an older version of the program has kept has none. */
  readonly erasures?: readonly Erasure[]
  /** To requests with a key. What an older version of the program has kept has none. */
  readonly keptAnswers?: AnswerWrite['rows']
  /** The greatest id that a deleted thing of a list had: no other thing gets it. */
  readonly deleted: Readonly<Partial<Record<Deletable, number>>>
  readonly circumstances: readonly GivenAnswer[]
  /** Roles that do not apply, as an older version of the program has kept them. */
  readonly rolesOff?: readonly { readonly companyId: CompanyId; readonly roleId: RoleId }[]
}

export const emptyState: State = {
  users: [],
  tokens: [],
  lastFamily: 0,
  memberships: [],
  companies: [],
  activityRequests: [],
  departments: [],
  positions: [],
  employees: [],
  absences: [],
  obligations: [],
  completions: [],
  memos: [],
  documents: [],
  files: [],
  documentSources: [],
  ownForms: [],
  responsibilities: [],
  journal: [],
  deleted: {},
  circumstances: [],
}

/** The id that the next thing of a list gets. */
export const findNextId = <Id extends number>(things: readonly { readonly id: Id }[]): Id =>
  ((things.at(-1)?.id ?? 0) + 1) as Id

/** So many ids, ascending from the first. */
export const listIdsFrom = <Id extends number>(first: Id, count: number): readonly [Id, ...Id[]] => [
  first,
  ...Array.from({ length: count - 1 }, (_, i) => (first + i + 1) as Id),
]

/** The same of a list whose things may be deleted, and lie in whatever order they were written in. */
export const findNextDeletableId = (state: State, list: Deletable): number =>
  listIds(state, list).reduce((most, id) => Math.max(most, id), state.deleted[list] ?? 0) + 1

const listIds = (state: State, list: Deletable): readonly number[] => state[list].map(({ id }) => id)

/** The state without some things of a list. */
export const removeThings = (state: State, list: Deletable, ids: readonly number[]): State => {
  const things: readonly { readonly id: number }[] = state[list]
  return {
    ...state,
    [list]: things.filter(({ id }) => !ids.includes(id)),
    deleted: { ...state.deleted, [list]: Math.max(state.deleted[list] ?? 0, ...ids) },
  }
}

/** The list with one of its things replaced by the one of the same id. */
export const replaceById = <T extends { readonly id: number }>(
  things: readonly T[],
  thing: T,
): readonly T[] => things.map((old) => (old.id === thing.id ? thing : old))

/** The same, or with the thing at its end where none has its id yet. */
export const keepThing = <T extends { readonly id: number }>(things: readonly T[], thing: T): readonly T[] =>
  things.some(({ id }) => id === thing.id) ? replaceById(things, thing) : [...things, thing]
