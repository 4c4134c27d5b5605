import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { roleOf } from '@osh/core/norms/responsibilities.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { CircumstanceAnswer } from '@osh/core/responsibilities/role-need.ts'
import { idsFrom, nextId, type State } from '../state.ts'

export const answerResponsibilities = (state: State): Answers<ResponsibilityQuestion> => ({
  held: ({ companyId, id }) =>
    lastingTerms(state, companyId).find(({ responsibilityId }) => responsibilityId === id) ?? null,
  'holdings-of-role': ({ companyId, roleId, employeeId }) =>
    lastingTerms(state, companyId).filter((term) => term.roleId === roleId && term.employeeId === employeeId),
  'new-responsibility-ids': ({ count }) => idsFrom(nextId(state.responsibilities), count),
  'answer-of-company': ({ companyId, circumstanceId }) =>
    listAnswers(state, companyId).find((one) => one.circumstanceId === circumstanceId)?.applies ?? null,
})

/** What the company has said, in the order of numbers; a role switched off in an older version says that its condition is not so. */
export function listAnswers(
  { circumstances, rolesOff = [] }: State,
  companyId: CompanyId,
): readonly CircumstanceAnswer[] {
  const inOldWay = rolesOff
    .filter((off) => off.companyId === companyId)
    .flatMap(({ roleId }) => roleOf(roleId)?.circumstance ?? [])
    .map((circumstanceId) => ({ circumstanceId, applies: false }))
  const given = circumstances
    .filter((one) => one.companyId === companyId)
    .map(({ circumstanceId, applies }) => ({ circumstanceId, applies }))
  const latest = new Map([...inOldWay, ...given].map((one) => [one.circumstanceId, one]))
  return [...latest.values()].toSorted((a, b) => a.circumstanceId - b.circumstanceId)
}

/** The terms that have not ended, in the order of appointing. */
export const lastingTerms = ({ responsibilities }: State, companyId: CompanyId): readonly Term[] =>
  responsibilities
    .filter((kept) => kept.companyId === companyId)
    .flatMap(({ terms }) => terms.slice(-1))
    .filter(({ until }) => until === null)
