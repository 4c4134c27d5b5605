import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { ObligationFacts } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { Obligation, ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeFact } from '@osh/core/obligations/ppe/holding.ts'
import { takePpeFacts } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { KeptObligation, State } from '../state.ts'

/** The facts of all obligations of a company, removed ones included, in the order of ids. */
export function listFacts(state: State, companyId: CompanyId): readonly ObligationFacts[] {
  const completions = Map.groupBy(state.completions, (fact) => fact.obligationId)
  const memos = mapActiveMemos(state, companyId)
  return state.obligations
    .filter((kept) => kept.companyId === companyId)
    .map((kept) => withMemo(kept, memos, completions.get(kept.id) ?? []))
}

type Which = { readonly employeeId?: EmployeeId; readonly section?: Section }

/** The obligations that are not removed, as people see them. */
export const listStanding = (state: State, companyId: CompanyId, { employeeId, section }: Which) =>
  listFacts(state, companyId)
    .filter(({ obligation }) => !obligation.removed)
    .filter(({ obligation }) => employeeId === undefined || obligation.employeeId === employeeId)
    .filter(({ obligation }) => section === undefined || obligation.subject.section === section)
    .map(makeStandingObligation)

export function findFacts(state: State, companyId: CompanyId, id: ObligationId): ObligationFacts | undefined {
  const kept = state.obligations.find((one) => one.id === id && one.companyId === companyId)
  const completions = state.completions.filter((fact) => fact.obligationId === id)
  return kept && withMemo(kept, mapActiveMemos(state, companyId), completions)
}

const withMemo = (
  kept: KeptObligation,
  memos: ReadonlyMap<ObligationId, Obligation['memo']>,
  completions: readonly Completion[],
): ObligationFacts => ({ obligation: { ...kept, memo: memos.get(kept.id) ?? null }, completions })

/** The active memo that each obligation is in. */
const mapActiveMemos = (
  { memos }: State,
  companyId: CompanyId,
): ReadonlyMap<ObligationId, Obligation['memo']> =>
  new Map(
    memos
      .filter((memo) => memo.companyId === companyId && deriveMemoStatus(memo) === 'active')
      .flatMap(({ id, number, rows }) => rows.map((row) => [row.obligationId, { id, number }])),
  )

/** Every PPE fact of the employees. */
export const listPpeFacts = (
  state: State,
  companyId: CompanyId,
  employeeIds: ReadonlySet<EmployeeId>,
): readonly PpeFact[] =>
  listFacts(state, companyId)
    .filter(({ obligation }) => employeeIds.has(obligation.employeeId))
    .flatMap(({ obligation, completions }) => takePpeFacts(obligation, completions))
