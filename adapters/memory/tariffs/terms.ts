import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TermQuestion, TermToday, TermWrite } from '@osh/core/tariffs/term-facts.ts'
import type { Ledger } from '../ledger.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'

/** Null where nothing ends. */
export function termIn(state: State, clock: Clock, company: CompanyId): TermToday | null {
  const kept = state.terms?.find(({ companyId }) => companyId === company)
  return kept ? { term: kept.term, today: todayIn(state, company, clock) } : null
}

const staffOn = ({ employees }: State, company: CompanyId, on: LocalDate): number =>
  employees.filter((one) => one.companyId === company && !isDismissed(one, on)).length

export const subscriptionsIn = (ledger: Ledger, clock: Clock): Subscriptions => ({
  of: (company) =>
    ledger.read((state) => {
      const today = todayIn(state, company, clock)
      return {
        term: termIn(state, clock, company)?.term ?? null,
        today,
        staff: staffOn(state, company, today),
      }
    }),
})

export const answerTerms = (state: State, clock: Clock): Answers<TermQuestion> => ({
  term: ({ companyId }) => termIn(state, clock, companyId),
  'locked-term': ({ companyId }) => termIn(state, clock, companyId),
  'staff-count': ({ companyId, on }) => staffOn(state, companyId, on),
})

export const termWriters: Writers<TermWrite, State, State> = {
  terms: (state, rows) => {
    const others = (state.terms ?? []).filter((kept) =>
      rows.every(({ companyId }) => companyId !== kept.companyId),
    )
    return { ...state, terms: [...others, ...rows] }
  },
}
