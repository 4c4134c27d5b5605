import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { Kysely } from 'kysely'
import { nextIds } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Work } from '../transact.ts'
import { termOf } from './term-columns.ts'

export const answerResponsibilities = (work: Work): LateAnswers<ResponsibilityQuestion> => ({
  held: async ({ companyId, id }) => {
    const own = work.selectFrom('responsibilities').where('company_id', '=', companyId).where('id', '=', id)
    await own.forNoKeyUpdate().execute()
    const term = await lastingTerms(work, companyId).where('responsibility_id', '=', id).executeTakeFirst()
    return term ? termOf(term) : null
  },
  'holdings-of-role': async ({ companyId, roleId, employeeId }) => {
    const ofRole = lastingTerms(work, companyId).where('role_id', '=', roleId)
    return (await ofRole.where('employee_id', '=', employeeId).execute()).map(termOf)
  },
  'new-responsibility-ids': ({ count }) => nextIds<ResponsibilityId>(work, 'responsibilities', count),
  'answer-of-company': async ({ companyId, circumstanceId }) => {
    const own = work.selectFrom('circumstances').where('company_id', '=', companyId)
    const given = await own.where('circumstance_id', '=', circumstanceId).select('applies').executeTakeFirst()
    return given?.applies ?? null
  },
})

export const lastingTerms = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('responsibility_terms as term')
    .where('term.company_id', '=', companyId)
    .where('until_at', 'is', null)
    .selectAll('term')
