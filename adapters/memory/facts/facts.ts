import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyFactQueries } from '@osh/core/facts/company-facts.ts'
import type { CompanyFactQuestion, CompanyFactWrite, KeptFacts } from '@osh/core/facts/fact-records.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

const listFacts = ({ facts = [] }: State, companyId: CompanyId): readonly KeptFacts[] =>
  facts.filter((one) => one.companyId === companyId).toSorted((a, b) => (a.list < b.list ? -1 : 1))

export const makeCompanyFactQueries = (ledger: Ledger): CompanyFactQueries => ({
  list: (companyId) => ledger.read((state) => listFacts(state, companyId)),
})

export const answerCompanyFacts = (state: State): Answers<CompanyFactQuestion> => ({
  'facts-of-list': ({ companyId, list }) =>
    listFacts(state, companyId).find((one) => one.list === list) ?? null,
})

export const companyFactWriters: Writers<CompanyFactWrite, State, State> = {
  'company-facts': (state, rows) => ({
    ...state,
    facts: [...(state.facts ?? []).filter((one) => !rows.some((row) => isSameList(row, one))), ...rows],
  }),
}

const isSameList = (a: KeptFacts, b: KeptFacts): boolean => a.companyId === b.companyId && a.list === b.list
