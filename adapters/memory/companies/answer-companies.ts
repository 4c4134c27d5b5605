import type { Answers } from '@osh/core/commands/follow.ts'
import { type Company, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { CompanyQuestion } from '@osh/core/companies/company-facts.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { tellTodayIn } from '../staff/staff.ts'
import { findNextId, type State } from '../state.ts'

export const answerCompanies = (state: State, clock: Clock): Answers<CompanyQuestion> => ({
  today: ({ companyId }) => tellTodayIn(state, companyId, clock),
  'today-in': ({ timeZone }) => clock.today(timeZone),
  'time-zone': ({ companyId }) =>
    state.companies.find(({ id }) => id === companyId)?.timeZone ?? DEFAULT_TIME_ZONE,
  'companies-with-inn': ({ member, inn }) =>
    listCompaniesOf(state, member)
      .filter((own) => own.inn === inn)
      .map(({ id }) => id),
  company: ({ member, companyId }) =>
    listCompaniesOf(state, member).find((own) => own.id === companyId) ?? null,
  'new-company-id': () => findNextId(state.companies),
})

/** The companies that the person is a member of, the open one first; one kept by an older version numbers in one series. */
export function listCompaniesOf({ companies, memberships, users }: State, user: UserId): readonly Company[] {
  const own = new Set(memberships.filter((m) => m.userId === user).map((m) => m.companyId))
  const open = users.find(({ id }) => id === user)?.openCompany
  const all = companies
    .filter(({ id }) => own.has(id))
    .map((company) => ({ ...company, numbering: company.numbering ?? 'whole' }))
  return [...all.filter(({ id }) => id === open), ...all.filter(({ id }) => id !== open)]
}
