import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import type { DifferenceScope } from '@osh/core/requirements/difference/difference.ts'
import { isSamePost } from '@osh/core/requirements/posts/post.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import type {
  KeptException,
  RequiredDuty,
  RequirementGround,
  RequirementQuestion,
  RequirementWrite,
} from '@osh/core/requirements/requirement-facts.ts'
import type { RequirementQueries } from '@osh/core/requirements/requirements.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { listFacts } from '../obligations/obligation-facts.ts'
import { describePersonNow, listEmployees, listTransfers, tellTodayIn } from '../staff/staff.ts'
import { findNextId, listIdsFrom, type State } from '../state.ts'
import { findCompanyTerm } from '../tariffs/terms.ts'

const ownOf = <T extends { readonly companyId: CompanyId }>(
  all: readonly T[] | undefined,
  company: CompanyId,
): readonly T[] => (all ?? []).filter(({ companyId }) => companyId === company)

const dropCompany = ({ companyId: _, ...kept }: KeptException) => kept

const exceptionsIn = (state: State, company: CompanyId) =>
  ownOf(state.requirementExceptions, company).map(dropCompany)

export function readGroundIn(
  state: State,
  company: CompanyId,
  { positionId, employeeId }: DifferenceScope,
  section?: Section,
): RequirementGround {
  const people = listEmployees(state, company)
    .filter((one) => positionId === null || one.positionId === positionId)
    .filter(({ id }) => employeeId === null || id === employeeId)
  const ids = new Set(people.map(({ id }) => id))
  const transfers = listTransfers(state, company)
  const duties = listFacts(state, company).flatMap((facts): readonly RequiredDuty[] => {
    const { removed, employeeId: holder, fixed } = facts.obligation
    if (removed || !ids.has(holder)) return []
    const { id, subject, periodicity, requirementId, baseDate, deadline, memo } =
      makeStandingObligation(facts)
    if (section !== undefined && subject.section !== section) return []
    const isFixed = fixed !== null && fixed.deadline === deadline
    return [
      { id, employeeId: holder, subject, periodicity, requirementId, baseDate, deadline, isFixed, memo },
    ]
  })
  return {
    posts: ownOf(state.postProfiles, company).map(({ companyId: _, ...post }) => post),
    requirements: ownOf(state.requirements, company),
    exceptions: exceptionsIn(state, company),
    people: people.map((one) => ({
      ...{ id: one.id, personnelNumber: one.personnelNumber },
      ...{ positionId: one.positionId, departmentId: one.departmentId },
      ...{ birthDate: one.birthDate, hireDate: one.hireDate, dismissalDate: one.dismissalDate },
      transferredOn: transfers.get(one.id) ?? null,
      ...describePersonNow(state, one),
    })),
    duties,
    term: findCompanyTerm(state, company),
  }
}

export const makeRequirementQueries = (ledger: Ledger, clock: Clock): RequirementQueries => ({
  readGround: (company, scope, section) =>
    ledger.read((state) => ({
      ...readGroundIn(state, company, scope, section),
      names: {
        positions: new Map(
          [...shippedPositions, ...ownOf(state.positions, company)].map(({ id, name }) => [id, name]),
        ),
        departments: new Map<DepartmentId | null, string>(
          ownOf(state.departments, company).map(({ id, name }) => [id, name]),
        ),
      },
      today: tellTodayIn(state, company, clock),
    })),
})

export const answerRequirements = (state: State): Answers<RequirementQuestion> => ({
  'requirement-ground': ({ companyId, scope }) => readGroundIn(state, companyId, scope),
  'requirement-post': ({ companyId, post }) => ({
    exists: isThere(state, companyId, post),
    answers: ownOf(state.postProfiles, companyId).find((one) => isSamePost(one, post)) ?? null,
    requirements: ownOf(state.requirements, companyId).filter((one) => isSamePost(one, post)),
  }),
  requirement: ({ companyId, id }) => {
    const requirement = ownOf(state.requirements, companyId).find((one) => one.id === id)
    if (!requirement) return null
    const exceptions = exceptionsIn(state, companyId).filter(({ requirementId }) => requirementId === id)
    return { requirement, exceptions }
  },
  'new-requirement-ids': ({ count }) => listIdsFrom(findNextId(state.requirements ?? []), count),
})

const isThere = (state: State, company: CompanyId, { positionId, departmentId }: Post): boolean =>
  [...shippedPositions, ...ownOf(state.positions, company)].some(({ id }) => id === positionId) &&
  (departmentId === null || ownOf(state.departments, company).some(({ id }) => id === departmentId))

type OfCompany = { readonly companyId: CompanyId }

/** The state without these posts, what they require, and who is excepted from it. */
export function withoutPosts(state: State, isGone: (post: Post & OfCompany) => boolean): State {
  const gone = new Set((state.requirements ?? []).filter(isGone).map(({ id }) => id))
  return {
    ...state,
    postProfiles: (state.postProfiles ?? []).filter((post) => !isGone(post)),
    requirements: (state.requirements ?? []).filter(({ id }) => !gone.has(id)),
    requirementExceptions: (state.requirementExceptions ?? []).filter(
      ({ requirementId }) => !gone.has(requirementId),
    ),
  }
}

const isSame = (a: Post & OfCompany, b: Post & OfCompany): boolean =>
  a.companyId === b.companyId && isSamePost(a, b)

type Excepted = Pick<KeptException, 'companyId' | 'requirementId' | 'employeeId'>
const withoutExceptions = (state: State, rows: readonly Excepted[]) =>
  (state.requirementExceptions ?? []).filter(
    (kept) =>
      !rows.some(
        (row) =>
          row.companyId === kept.companyId &&
          row.requirementId === kept.requirementId &&
          row.employeeId === kept.employeeId,
      ),
  )

export const requirementWriters: Writers<RequirementWrite, State, State> = {
  'answered-posts': (state, rows) => ({
    ...state,
    postProfiles: [
      ...(state.postProfiles ?? []).filter((kept) => !rows.some((row) => isSame(row, kept))),
      ...rows,
    ],
  }),
  'dropped-posts': (state, rows) => withoutPosts(state, (post) => rows.some((row) => isSame(row, post))),
  'decided-requirements': (state, rows) => ({
    ...state,
    requirements: [
      ...(state.requirements ?? []).filter(({ id }) => !rows.some((row) => row.id === id)),
      ...rows,
    ].toSorted((a, b) => a.id - b.id),
  }),
  'withdrawn-requirements': (state, rows) => ({
    ...state,
    requirements: (state.requirements ?? []).filter(({ id }) => !rows.some((row) => row.id === id)),
    requirementExceptions: (state.requirementExceptions ?? []).filter(
      ({ requirementId }) => !rows.some(({ id }) => id === requirementId),
    ),
  }),
  'requirement-exceptions': (state, rows) => ({
    ...state,
    requirementExceptions: [...withoutExceptions(state, rows), ...rows],
  }),
  'ended-exceptions': (state, rows) => ({ ...state, requirementExceptions: withoutExceptions(state, rows) }),
}
