import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import { keyPost, makePostFinder } from '@osh/core/requirements/posts/post.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { CompanyTerm } from '@osh/core/tariffs/company-term.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TermQuestion, TermToday, TermWrite, Workplace } from '@osh/core/tariffs/term-facts.ts'
import type { Ledger } from '../ledger.ts'
import { listEmployees, tellTodayIn } from '../staff/staff.ts'
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
  readUse: (company) =>
    ledger.read((state) => {
      const today = tellTodayIn(state, company, clock)
      const used = new Set(
        state.obligations
          .filter((one) => one.companyId === company && !one.removed)
          .map(({ subject }) => subject.section),
      )
      return {
        staff: countStaffOn(state, company, today),
        notOffice: listNotOffice(state, company, today),
        sections: sections.filter((section) => used.has(section)),
      }
    }),
})

/** What the department's own answers say of a workplace, else those of the position in general; false without answers. */
function makeNotOffice(state: State, company: CompanyId): (one: Workplace) => boolean {
  const own = (state.postProfiles ?? []).filter(({ companyId }) => companyId === company)
  const findPost = makePostFinder(own)
  const notOffice = new Set(own.filter(({ profile }) => !profile.traits.includes('officeOnly')).map(keyPost))
  return (one) => notOffice.has(keyPost(findPost(one)))
}

function listNotOffice(state: State, company: CompanyId, on: LocalDate): readonly string[] {
  const names = listEmployees(state, company)
    .filter((one) => !isDismissed(one, on))
    .filter(makeNotOffice(state, company))
    .map(({ position }) => position.name)
  return [...new Set(names)].toSorted()
}

export const answerTerms = (state: State, clock: Clock): Answers<TermQuestion> => ({
  term: ({ companyId }) => findTerm(state, clock, companyId),
  'locked-term': ({ companyId }) => findTerm(state, clock, companyId),
  'staff-count': ({ companyId, on }) => countStaffOn(state, companyId, on),
  'not-office-among': ({ companyId, workplaces }) => workplaces.filter(makeNotOffice(state, companyId)),
})

export const termWriters: Writers<TermWrite, State, State> = {
  terms: (state, rows) => {
    const others = (state.terms ?? []).filter((kept) =>
      rows.every(({ companyId }) => companyId !== kept.companyId),
    )
    return { ...state, terms: [...others, ...rows] }
  },
}
