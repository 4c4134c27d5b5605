import type { Writers } from '@osh/core/commands/apply.ts'
import type { ObligationWrite } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import type { KeptObligation, State } from '../state.ts'

type Given = Extract<ObligationWrite, { readonly kind: 'given-obligations' }>

/** Before whatever names them. */
export const givenWriters: Writers<Given, State, State> = {
  'given-obligations': (state, rows) => ({
    ...state,
    obligations: [...state.obligations, ...rows.map(({ obligation }) => dropMemo(obligation))],
  }),
}

/** After the memos that enter completions, and take obligations in. */
export const factWriters: Writers<Exclude<ObligationWrite, Given>, State, State> = {
  'taken-back-completions': (state, rows) => {
    const takenBack = new Map(rows.map((row) => [row.id, row.takenBack]))
    const completions = state.completions.map((fact) => ({
      ...fact,
      takenBack: fact.takenBack ?? takenBack.get(fact.id) ?? null,
    }))
    return { ...state, completions }
  },
  'entered-completions': (state, rows) => ({
    ...state,
    completions: [...state.completions, ...rows.map(({ companyId: _, ...fact }) => fact)],
  }),
  'changed-obligations': (state, rows) => {
    const changed = new Map(rows.map(({ obligation }) => [obligation.id, dropMemo(obligation)]))
    return { ...state, obligations: state.obligations.map((old) => changed.get(old.id) ?? old) }
  },
}

const dropMemo = ({ memo: _, ...obligation }: Obligation): KeptObligation => obligation
