import { type Question, question, type Write } from '../commands/command.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Signed, UserId } from '../shared/identity.ts'
import type { Company, CompanyId } from './company.ts'

/** Today in the company's own time zone. */
export type TodayOf = Question<'today', { readonly companyId: CompanyId }, LocalDate>
export const todayOf = question<TodayOf>('today')

/** Today in a time zone, of a company that is not there yet. */
export type TodayIn = Question<'today-in', { readonly timeZone: string }, LocalDate>
export const todayIn = question<TodayIn>('today-in')

/** The company's own time zone, an IANA name. */
export type TimeZoneOf = Question<'time-zone', { readonly companyId: CompanyId }, string>
export const timeZoneOf = question<TimeZoneOf>('time-zone')

/**
 * Which of the person's companies have the ИНН. Locks the person: of two requests with one ИНН the second waits, and then
 * sees what the first has left. To be asked before a company is locked.
 */
export type CompaniesWithInn = Question<
  'companies-with-inn',
  { readonly member: UserId; readonly inn: string },
  readonly CompanyId[]
>
export const companiesWithInn = question<CompaniesWithInn>('companies-with-inn')

/** Locks the company; null where the person is no member of it. */
export type LockCompany = Question<
  'company',
  { readonly member: UserId; readonly companyId: CompanyId },
  Company | null
>
export const lockCompany = question<LockCompany>('company')

/** The id that a new company gets; given to no one else. */
export type NewCompanyId = Question<'new-company-id', Readonly<Record<never, never>>, CompanyId>
export const newCompanyId = question<NewCompanyId>('new-company-id')

export type CompanyQuestion = TodayOf | TodayIn | TimeZoneOf | CompaniesWithInn | LockCompany | NewCompanyId

/** Whoever enters a company is its owner and first member. */
export type NewCompany = { readonly company: Company; readonly entered: Signed }

/** Whether the first steps are hidden. */
export type HiddenFirstRun = { readonly companyId: CompanyId; readonly hidden: boolean }

/** Whose current company it is. */
export type OpenedCompany = { readonly user: UserId; readonly companyId: CompanyId }

export type CompanyWrite =
  | Write<'opened-companies', OpenedCompany>
  /** With every record of theirs. */
  | Write<'removed-companies', CompanyId>
  | Write<'hidden-first-runs', HiddenFirstRun>
  | Write<'new-companies', NewCompany>
  | Write<'changed-companies', Company>
