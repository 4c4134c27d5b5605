import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { fullNameOf } from '@osh/core/employees/employee.ts'
import { holdersToday, type Term } from '@osh/core/responsibilities/responsibility.ts'
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
import { standingIn } from '../obligations/obligation-facts.ts'
import { todayIn } from '../staff/staff.ts'
import { idsFrom, keepThing, nextId, type State } from '../state.ts'

/** All terms, by the responsibilities that they are of. */
export const termsIn = ({ responsibilities }: State, companyId: CompanyId): readonly Term[] =>
  responsibilities.filter((kept) => kept.companyId === companyId).flatMap(({ terms }) => terms)

/** The terms that have not ended, in the order of appointing. */
export const lastingTerms = (state: State, companyId: CompanyId): readonly Term[] =>
  termsIn(state, companyId).filter(({ until }) => until === null)

/** What the company has said of its circumstances, in the order of numbers. */
export const answersOf = ({ circumstances }: State, companyId: CompanyId): readonly CircumstanceAnswer[] =>
  circumstances
    .filter((one) => one.companyId === companyId)
    .map(({ circumstanceId, applies }) => ({ circumstanceId, applies }))
    .toSorted((a, b) => a.circumstanceId - b.circumstanceId)

/** The lasting terms, each with whom the register has for its holder. */
export function holdersIn(state: State, companyId: CompanyId) {
  const people = new Map(state.employees.map((one) => [one.id, one]))
  return lastingTerms(state, companyId).flatMap((term) => {
    const holder = people.get(term.employeeId)
    return holder ? { ...term, fullName: fullNameOf(holder), dismissalDate: holder.dismissalDate } : []
  })
}

export const responsibilityQueries = (ledger: Ledger, clock: Clock): ResponsibilityQueries => ({
  holders: (companyId) =>
    ledger.read((state) => {
      const trainings = standingIn(state, companyId, { section: 'training' })
      const today = todayIn(state, companyId, clock)
      const responsibilities = holdersToday(companyId, holdersIn(state, companyId), trainings, today)
      return { responsibilities, answers: answersOf(state, companyId) }
    }),
  history: (companyId, roleId) =>
    ledger.read((state) =>
      termsIn(state, companyId)
        .filter((term) => term.roleId === roleId)
        .toSorted((a, b) => b.id - a.id),
    ),
})

export const answerResponsibilities = (state: State): Answers<ResponsibilityQuestion> => ({
  held: ({ companyId, id }) =>
    lastingTerms(state, companyId).find(({ responsibilityId }) => responsibilityId === id) ?? null,
  'holdings-of-role': ({ companyId, roleId, employeeId }) =>
    lastingTerms(state, companyId).filter((term) => term.roleId === roleId && term.employeeId === employeeId),
  'new-responsibility-ids': ({ count }) => idsFrom(nextId(state.responsibilities), count),
  'answer-of-company': ({ companyId, circumstanceId }) =>
    answersOf(state, companyId).find((one) => one.circumstanceId === circumstanceId)?.applies ?? null,
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
