import type { Writers } from '@osh/core/commands/apply.ts'
import type {
  BegunTerm,
  EndedTerm,
  ResponsibilityWrite,
  RoleApplicability,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import { replaced, type State } from '../state.ts'

export const responsibilityWriters: Writers<ResponsibilityWrite, State, State> = {
  'ended-terms': (state, rows) => rows.reduce(endTerm, state),
  'begun-terms': (state, rows) => rows.reduce(beginTerm, state),
  'role-applicability': (state, rows) => rows.reduce(setApplicable, state),
}

function setApplicable(state: State, { companyId, roleId, applies }: RoleApplicability): State {
  const others = state.rolesOff.filter((off) => off.companyId !== companyId || off.roleId !== roleId)
  return { ...state, rolesOff: applies ? others : [...others, { companyId, roleId }] }
}

function endTerm(state: State, { responsibilityId, until }: EndedTerm): State {
  const kept = state.responsibilities.find(({ id }) => id === responsibilityId)
  if (!kept) return state
  const terms = kept.terms.map((term) => (term.until ? term : { ...term, until }))
  return { ...state, responsibilities: replaced(state.responsibilities, { ...kept, terms }) }
}

function beginTerm(state: State, { companyId, ...begun }: BegunTerm): State {
  const { responsibilities } = state
  const id = responsibilities.flatMap(({ terms }) => terms).length + 1
  const term = { ...begun, id, until: null }
  const kept = responsibilities.find((one) => one.id === begun.responsibilityId)
  if (kept)
    return {
      ...state,
      responsibilities: replaced(responsibilities, { ...kept, terms: [...kept.terms, term] }),
    }
  const { responsibilityId, roleId } = begun
  const made = { id: responsibilityId, companyId, roleId, terms: [term] }
  return { ...state, responsibilities: [...responsibilities, made] }
}
