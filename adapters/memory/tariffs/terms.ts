import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { CompanyTerm } from '@osh/core/tariffs/company-term.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TermQuestion, TermToday, TermWrite } from '@osh/core/tariffs/term-facts.ts'
import type { Ledger } from '../ledger.ts'
import { tellTodayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'

/** Null where nothing ends. */
export const findCompanyTerm = (state: State, company: CompanyId): CompanyTerm | null =>
  state.terms?.find(({ companyId }) => companyId === company)?.term ?? null

export function findTerm(state: State, clock: Clock, company: CompanyId): TermToday | null {
  const term = findCompanyTerm(state, company)
  return term && { term, today: tellTodayIn(state, company, clock) }
}

const countStaffOn = ({ employees }: State, company: CompanyId, on: LocalDate): number =>
  employees.filter((one) => one.companyId === company && !isDismissed(one, on)).length

export const makeSubscriptions = (ledger: Ledger, clock: Clock): Subscriptions => ({
  readSubscription: (company) =>
    ledger.read((state) => {
      const today = tellTodayIn(state, company, clock)
      return {
        term: findCompanyTerm(state, company),
        today,
        staff: countStaffOn(state, company, today),
      }
    }),
})

export const answerTerms = (state: State, clock: Clock): Answers<TermQuestion> => ({
  term: ({ companyId }) => findTerm(state, clock, companyId),
  'locked-term': ({ companyId }) => findTerm(state, clock, companyId),
  'staff-count': ({ companyId, on }) => countStaffOn(state, companyId, on),
})

export const termWriters: Writers<TermWrite, State, State> = {
  terms: (state, rows) => {
    const others = (state.terms ?? []).filter((kept) =>
      rows.every(({ companyId }) => companyId !== kept.companyId),
    )
    return { ...state, terms: [...others, ...rows] }
  },
}
