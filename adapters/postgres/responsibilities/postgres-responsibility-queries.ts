import { heldNow } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { companyToday } from '../companies/company-today.ts'
import type { Store } from '../transact.ts'
import { lastingTerms } from './answer-responsibilities.ts'
import { readAnswers } from './read-answers.ts'
import { readTrainings } from './read-trainings.ts'
import { termOf } from './term-columns.ts'

export const responsibilityQueries = ({ kysely }: Store, clock: Clock): ResponsibilityQueries => ({
  async holders(companyId) {
    const today = await companyToday(kysely, clock, companyId)
    const lasting = lastingTerms(kysely, companyId)
      .innerJoin('employees as e', (join) =>
        join.onRef('e.company_id', '=', 'term.company_id').onRef('e.id', '=', 'term.employee_id'),
      )
      .select(['e.full_name as fullName', 'e.dismissal_date as dismissalDate'])
      .orderBy('responsibility_id')
    const [rows, answers] = await Promise.all([lasting.execute(), readAnswers(kysely, companyId)])
    const trainings = await readTrainings(
      kysely,
      companyId,
      rows.map((row) => row.employee_id),
    )
    const responsibilities = rows.map((row) =>
      heldNow(companyId, termOf(row), row, trainings.get(row.employee_id) ?? [], today),
    )
    return { responsibilities, answers }
  },

  async history(companyId, roleId) {
    const terms = kysely.selectFrom('responsibility_terms').where('company_id', '=', companyId).selectAll()
    return (await terms.where('role_id', '=', roleId).orderBy('id', 'desc').execute()).map(termOf)
  },
})
