import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationQuestion } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { sql } from 'kysely'
import { drawNextIds } from '../next-ids.ts'
import { isSeen } from '../staff/seen-departments.ts'
import type { Work } from '../transact.ts'
import { listPpeFacts, lockObligations } from './known-obligations.ts'

export const answerObligations = (work: Work, seen: SeenDepartments): LateAnswers<ObligationQuestion> => ({
  'obligation-owners': async ({ companyId, ids }) => {
    const owners = await work
      .selectFrom('obligations')
      .where('company_id', '=', companyId)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .where(isSeen(seen, 'department_id'))
      .select(['id', 'employee_id', 'section'])
      .execute()
    return new Map(owners.map(({ id, employee_id, section }) => [id, { employeeId: employee_id, section }]))
  },
  obligations: ({ companyId, ids }) => lockObligations(work, companyId, ids, seen),
  'ppe-facts': ({ companyId, employeeIds }) => listPpeFacts(work, companyId, employeeIds, seen),
  'new-obligation-ids': ({ count }) => drawNextIds<ObligationId>(work, 'obligations', count),
  'new-completion-ids': ({ count }) => drawNextIds<CompletionId>(work, 'completions', count),
})
