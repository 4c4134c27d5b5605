import type { Answers } from '@osh/core/commands/follow.ts'
import type { KnownObligation, ObligationQuestion } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { CompletionId, ObligationId } from '@osh/core/obligations/obligation-ids.ts'
import { buildEmployee, describePersonNow } from '../staff/staff.ts'
import { findNextDeletableId, listIdsFrom, type State } from '../state.ts'
import { listFacts, listPpeFacts } from './obligation-facts.ts'

export const answerObligations = (state: State): Answers<ObligationQuestion> => ({
  'obligation-owners': ({ companyId, ids }) => {
    const asked = new Set(ids)
    const found = state.obligations.filter((kept) => kept.companyId === companyId && asked.has(kept.id))
    return new Map(found.map(({ id, employeeId, subject }) => [id, { employeeId, section: subject.section }]))
  },
  obligations: ({ companyId, ids }) => {
    const asked = new Set(ids)
    const people = new Map(state.employees.map((kept) => [kept.id, kept]))
    const found = listFacts(state, companyId).flatMap((facts): KnownObligation[] => {
      const { id, employeeId } = facts.obligation
      const holder = people.get(employeeId)
      return holder && asked.has(id)
        ? [{ ...facts, ...describePersonNow(state, buildEmployee(state, holder)) }]
        : []
    })
    return new Map(found.map((facts) => [facts.obligation.id, facts]))
  },
  'ppe-facts': ({ companyId, employeeIds }) => listPpeFacts(state, companyId, new Set(employeeIds)),
  'new-obligation-ids': ({ count }) =>
    listIdsFrom(findNextDeletableId(state, 'obligations') as ObligationId, count),
  'new-completion-ids': ({ count }) =>
    listIdsFrom(findNextDeletableId(state, 'completions') as CompletionId, count),
})
