import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import { nextIds } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { orderLinkOf } from './term-columns.ts'

export const answerResponsibilities = (work: Work): LateAnswers<ResponsibilityQuestion> => ({
  held: async ({ companyId, id }) => {
    const own = work.selectFrom('responsibilities').where('company_id', '=', companyId).where('id', '=', id)
    await own.select('id').forNoKeyUpdate().execute()
    const term = await work
      .selectFrom('responsibility_terms')
      .where('company_id', '=', companyId)
      .where('responsibility_id', '=', id)
      .where('until_at', 'is', null)
      .selectAll()
      .executeTakeFirst()
    return term
      ? { id, roleId: term.role_id, employeeId: term.employee_id, orderLink: orderLinkOf(term) }
      : null
  },
  'holders-of-role': async ({ companyId, roleId }) => {
    const terms = await work
      .selectFrom('responsibility_terms')
      .where('company_id', '=', companyId)
      .where('role_id', '=', roleId)
      .where('until_at', 'is', null)
      .select(['responsibility_id', 'employee_id'])
      .execute()
    return terms.map((term) => ({ id: term.responsibility_id, employeeId: term.employee_id }))
  },
  'new-responsibility-id': async () => {
    const [id] = await nextIds<ResponsibilityId>(work, 'responsibilities', 1)
    return id
  },
  'is-role-applicable': async ({ companyId, roleId }) => {
    const off = work.selectFrom('roles_off').where('company_id', '=', companyId).where('role_id', '=', roleId)
    return (await off.select('role_id').executeTakeFirst()) === undefined
  },
})
