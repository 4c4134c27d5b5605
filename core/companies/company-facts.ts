import { type Question, question } from '../commands/command.ts'
import type { LocalDate } from '../shared/local-date.ts'
import type { CompanyId } from './company.ts'

/** Today in the company's own time zone. */
export type TodayOf = Question<'today', { readonly companyId: CompanyId }, LocalDate>
export const todayOf = question<TodayOf>('today')
