import type { Writers } from '@osh/core/commands/apply.ts'
import type { CompanyWrite } from '@osh/core/companies/company-facts.ts'
import { replaceById, type State } from '../state.ts'
import { withoutCompany } from './without-company.ts'

export const companyWriters: Writers<CompanyWrite, State, State> = {
  'new-companies': (state, rows) => ({
    ...state,
    companies: [...state.companies, ...rows.map(({ company }) => company)],
    memberships: [
      ...state.memberships,
      ...rows.map(({ company, entered }) => ({ userId: entered.by, companyId: company.id })),
    ],
  }),
  'opened-companies': (state, rows) => ({
    ...state,
    users: rows.reduce(
      (users, { user, companyId }) =>
        users.map((one) => (one.id === user ? { ...one, openCompany: companyId } : one)),
      state.users,
    ),
  }),
  'removed-companies': (state, rows) => rows.reduce(withoutCompany, state),
  'hidden-first-runs': (state, rows) => {
    const shown = (state.firstRunsHidden ?? []).filter((id) =>
      rows.every(({ companyId }) => companyId !== id),
    )
    const hidden = rows.flatMap(({ companyId, hidden }) => (hidden ? [companyId] : []))
    return { ...state, firstRunsHidden: [...shown, ...hidden] }
  },
  'changed-companies': (state, rows) => ({ ...state, companies: rows.reduce(replaceById, state.companies) }),
}
