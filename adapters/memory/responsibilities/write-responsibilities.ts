import type { Writers } from '@osh/core/commands/apply.ts'
import type {
  BegunTerm,
  EndedTerm,
  GivenAnswer,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import { keepThing, replaceById, type State } from '../state.ts'

export const responsibilityWriters: Writers<ResponsibilityWrite, State, State> = {
  'ended-terms': (state, rows) => rows.reduce(endTerm, state),
  'begun-terms': (state, rows) => rows.reduce(beginTerm, state),
  'circumstance-answers': (state, rows) => rows.reduce(giveAnswer, state),
}

function giveAnswer(state: State, given: GivenAnswer): State {
  const { companyId, circumstanceId } = given
  const others = state.circumstances.filter(
    (one) => one.companyId !== companyId || one.circumstanceId !== circumstanceId,
  )
  return { ...state, circumstances: [...others, given] }
}

function endTerm(state: State, { responsibilityId, until }: EndedTerm): State {
  const held = state.responsibilities.find(({ id }) => id === responsibilityId)
  if (!held) return state
  const terms = held.terms.map((term) => (term.until ? term : { ...term, until }))
  return { ...state, responsibilities: replaceById(state.responsibilities, { ...held, terms }) }
}

function beginTerm({ responsibilities, ...state }: State, { companyId, ...begun }: BegunTerm): State {
  const { responsibilityId: id, roleId } = begun
  const terms = responsibilities.find((one) => one.id === id)?.terms ?? []
  const term = { ...begun, id: responsibilities.flatMap(({ terms }) => terms).length + 1, until: null }
  const made = { id, companyId, roleId, terms: [...terms, term] }
  return { ...state, responsibilities: keepThing(responsibilities, made) }
}
