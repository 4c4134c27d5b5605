import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { listHoldersToday, type Term } from '@osh/core/responsibilities/responsibility.ts'
import type {
  BegunTerm,
  GivenAnswer,
  ResponsibilityQuestion,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { CircumstanceAnswer } from '@osh/core/responsibilities/role-need.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Ledger } from '../ledger.ts'
import { listStanding } from '../obligations/obligation-facts.ts'
import { tellTodayIn } from '../staff/staff.ts'
import { findNextId, keepThing, listIdsFrom, type State } from '../state.ts'

/** All terms, by the responsibilities that they are of. */
export const listTerms = ({ responsibilities }: State, companyId: CompanyId): readonly Term[] =>
  responsibilities.filter((kept) => kept.companyId === companyId).flatMap(({ terms }) => terms)

/** The terms that have not ended, in the order of appointing. */
export const listLastingTerms = (state: State, companyId: CompanyId): readonly Term[] =>
  listTerms(state, companyId).filter(({ until }) => until === null)

/** What the company has said of its circumstances, in the order of numbers. */
export const listCircumstanceAnswers = (
  { circumstances }: State,
  companyId: CompanyId,
): readonly CircumstanceAnswer[] =>
  circumstances
    .filter((one) => one.companyId === companyId)
    .map(({ circumstanceId, applies }) => ({ circumstanceId, applies }))
    .toSorted((a, b) => a.circumstanceId - b.circumstanceId)

/** The lasting terms, each with whom the register has for its holder. */
export function listHolders(state: State, companyId: CompanyId) {
  const people = new Map(state.employees.map((one) => [one.id, one]))
  return listLastingTerms(state, companyId).flatMap((term) => {
    const holder = people.get(term.employeeId)
    return holder ? { ...term, fullName: joinFullName(holder), dismissalDate: holder.dismissalDate } : []
  })
}

export const makeResponsibilityQueries = (ledger: Ledger, clock: Clock): ResponsibilityQueries => ({
  readHolders: (companyId) =>
    ledger.read((state) => {
      const trainings = listStanding(state, companyId, { section: 'training' })
      const today = tellTodayIn(state, companyId, clock)
      const responsibilities = listHoldersToday(companyId, listHolders(state, companyId), trainings, today)
      return { responsibilities, answers: listCircumstanceAnswers(state, companyId) }
    }),
  readHistory: (companyId, roleId) =>
    ledger.read((state) =>
      listTerms(state, companyId)
        .filter((term) => term.roleId === roleId)
        .toSorted((a, b) => b.id - a.id),
    ),
})

export const answerResponsibilities = (state: State): Answers<ResponsibilityQuestion> => ({
  held: ({ companyId, id }) =>
    listLastingTerms(state, companyId).find(({ responsibilityId }) => responsibilityId === id) ?? null,
  'holdings-of-role': ({ companyId, roleId, employeeId }) =>
    listLastingTerms(state, companyId).filter(
      (term) => term.roleId === roleId && term.employeeId === employeeId,
    ),
  'new-responsibility-ids': ({ count }) => listIdsFrom(findNextId(state.responsibilities), count),
  'answer-of-company': ({ companyId, circumstanceId }) =>
    listCircumstanceAnswers(state, companyId).find((one) => one.circumstanceId === circumstanceId)?.applies ??
    null,
})

export const responsibilityWriters: Writers<ResponsibilityWrite, State, State> = {
  'ended-terms': ({ responsibilities, ...state }, rows) => {
    const untilOf = new Map(rows.map(({ responsibilityId, until }) => [responsibilityId, until]))
    const end = (term: Term): Term => ({
      ...term,
      until: term.until ?? untilOf.get(term.responsibilityId) ?? null,
    })
    const ended = responsibilities.map((kept) => ({ ...kept, terms: kept.terms.map(end) }))
    return { ...state, responsibilities: ended }
  },
  'begun-terms': (state, rows) => rows.reduce(beginTerm, state),
  'circumstance-answers': ({ circumstances, ...state }, rows) => {
    const before = circumstances.filter((kept) => !rows.some((row) => isOfSame(kept, row)))
    return { ...state, circumstances: [...before, ...rows] }
  },
}

const isOfSame = (a: GivenAnswer, b: GivenAnswer): boolean =>
  a.companyId === b.companyId && a.circumstanceId === b.circumstanceId

function beginTerm({ responsibilities, ...state }: State, { companyId, ...begun }: BegunTerm): State {
  const { responsibilityId: id, roleId } = begun
  const terms = responsibilities.find((one) => one.id === id)?.terms ?? []
  const term = { ...begun, id: responsibilities.flatMap((one) => one.terms).length + 1, until: null }
  const made = { id, companyId, roleId, terms: [...terms, term] }
  return { ...state, responsibilities: keepThing(responsibilities, made) }
}
