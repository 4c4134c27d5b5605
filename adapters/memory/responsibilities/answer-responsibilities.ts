import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import { nextId, type State } from '../state.ts'

export const answerResponsibilities = (state: State): Answers<ResponsibilityQuestion> => ({
  held: ({ companyId, id }) =>
    lastingTerms(state, companyId).find(({ responsibilityId }) => responsibilityId === id) ?? null,
  'holdings-of-role': ({ companyId, roleId, employeeId }) =>
    lastingTerms(state, companyId).filter((term) => term.roleId === roleId && term.employeeId === employeeId),
  'new-responsibility-id': () => nextId(state.responsibilities),
  'is-role-applicable': ({ companyId, roleId }) =>
    !state.rolesOff.some((off) => off.companyId === companyId && off.roleId === roleId),
})

/** The terms that have not ended, in the order of appointing. */
export const lastingTerms = ({ responsibilities }: State, companyId: CompanyId): readonly Term[] =>
  responsibilities
    .filter((kept) => kept.companyId === companyId)
    .flatMap(({ terms }) => terms.slice(-1))
    .filter(({ until }) => until === null)
