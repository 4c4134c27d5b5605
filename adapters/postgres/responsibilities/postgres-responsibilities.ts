import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { heldNow, type ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type {
  ResponsibilityQuestion,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type Kysely, sql } from 'kysely'
import { columnsOf, signedColumns } from '../columns.ts'
import { companyToday } from '../companies/company-today.ts'
import { nextIds } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { deleteRows, insertRows, updateRows } from '../write-rows.ts'
import { readTrainings } from './read-trainings.ts'
import { termColumns, termOf } from './term-rows.ts'

const termsOf = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely.selectFrom('responsibility_terms as term').where('term.company_id', '=', companyId).selectAll('term')

const lastingTerms = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  termsOf(kysely, companyId).where('until_at', 'is', null)

/** What the company has said of its circumstances, in the order of numbers. */
export const answersOf = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('circumstances')
    .where('company_id', '=', companyId)
    .select(['circumstance_id as circumstanceId', 'applies'])
    .orderBy('circumstance_id')

export const responsibilityQueries = ({ kysely }: Store, clock: Clock): ResponsibilityQueries => ({
  async holders(companyId) {
    const today = await companyToday(kysely, clock, companyId)
    const lasting = lastingTerms(kysely, companyId)
      .innerJoin('employees as e', (join) =>
        join.onRef('e.company_id', '=', 'term.company_id').onRef('e.id', '=', 'term.employee_id'),
      )
      .select(['e.full_name as fullName', 'e.dismissal_date as dismissalDate'])
      .orderBy('responsibility_id')
    const [rows, answers] = await Promise.all([lasting.execute(), answersOf(kysely, companyId).execute()])
    const people = rows.map((row) => row.employee_id)
    const trainings = await readTrainings(kysely, companyId, people)
    const responsibilities = rows.map((row) =>
      heldNow(companyId, termOf(row), row, trainings.get(row.employee_id) ?? [], today),
    )
    return { responsibilities, answers }
  },
  history: async (companyId, roleId) =>
    (await termsOf(kysely, companyId).where('role_id', '=', roleId).orderBy('id', 'desc').execute()).map(
      termOf,
    ),
})

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
  'answer-of-company': async ({ companyId, circumstanceId: id }) =>
    (await answersOf(work, companyId).where('circumstance_id', '=', id).executeTakeFirst())?.applies ?? null,
})

export const responsibilityWriters: Writers<ResponsibilityWrite, Work, Promise<void>> = {
  'ended-terms': (work, rows) => {
    const ended = rows.map((row) => ({
      ...columnsOf(row, ['companyId', 'responsibilityId']),
      ...signedColumns('until', row.until),
    }))
    const key = ['company_id', 'responsibility_id'] as const
    return updateRows(work, 'responsibility_terms', key, ended, sql`kept.until_at is null`)
  },
  'begun-terms': async (work, rows) => {
    const begun = rows.map((row) => ({
      ...columnsOf(row, ['companyId', 'roleId']),
      id: row.responsibilityId,
    }))
    await insertRows(work, 'responsibilities', begun, { orNot: true })
    await insertRows(work, 'responsibility_terms', rows.map(termColumns))
  },
  'circumstance-answers': async (work, rows) => {
    const answers = rows.map((row) => ({
      ...columnsOf(row, ['companyId', 'circumstanceId', 'applies']),
      ...signedColumns('since', row.since),
    }))
    await deleteRows(work, 'circumstances', ['company_id', 'circumstance_id'], answers)
    await insertRows(work, 'circumstances', answers)
  },
}
