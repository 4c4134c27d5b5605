import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { holdersToday, type ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type {
  EndedTerm,
  GivenAnswer,
  ResponsibilityQuestion,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../columns.ts'
import { companyToday } from '../companies/company-today.ts'
import { lockRow } from '../lock-row.ts'
import { nextIds } from '../next-ids.ts'
import { readStanding } from '../obligations/postgres-obligation-queries.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { insertRows, isAmong, replacing, updating } from '../write-rows.ts'
import { termColumns, termOf } from './term-rows.ts'

const termsOf = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely.selectFrom('responsibility_terms as term').where('term.company_id', '=', companyId).selectAll('term')

const lastingTerms = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  termsOf(kysely, companyId).where('until_at', 'is', null)

/** The lasting terms, each with whom the register has for its holder, in the order of appointing. */
export async function holdersOf(kysely: Kysely<Schema>, companyId: CompanyId) {
  const rows = await lastingTerms(kysely, companyId)
    .innerJoin('employees as e', (join) =>
      join.onRef('e.company_id', '=', 'term.company_id').onRef('e.id', '=', 'term.employee_id'),
    )
    .select(['e.full_name as fullName', 'e.dismissal_date as dismissalDate'])
    .orderBy('responsibility_id')
    .execute()
  return rows.map(({ fullName, dismissalDate, ...row }) => ({ ...termOf(row), fullName, dismissalDate }))
}

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
    const asked = [holdersOf(kysely, companyId), answersOf(kysely, companyId).execute()] as const
    const [holders, answers] = await Promise.all(asked)
    const people = holders.map(({ employeeId }) => employeeId)
    const ofPeople = sql`o.section = 'training' and o.removed_at is null and ${isAmong(sql`o.employee_id`, people)}`
    const trainings = await readStanding(kysely, companyId, ofPeople)
    return { responsibilities: holdersToday(companyId, holders, trainings, today), answers }
  },
  history: async (companyId, roleId) =>
    (await termsOf(kysely, companyId).where('role_id', '=', roleId).orderBy('id', 'desc').execute()).map(
      termOf,
    ),
})

export const answerResponsibilities = (work: Work): LateAnswers<ResponsibilityQuestion> => ({
  held: async ({ companyId, id }) => {
    await lockRow(work, 'responsibilities', { companyId, id })
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
  'ended-terms': updating(
    'responsibility_terms',
    ['company_id', 'responsibility_id'],
    (row: EndedTerm) => columnsOf(row, ['companyId', 'responsibilityId'], ['until']),
    sql`kept.until_at is null`,
  ),
  'begun-terms': async (work, rows) => {
    const begun = rows.map((row) => ({
      ...columnsOf(row, ['companyId', 'roleId']),
      id: row.responsibilityId,
    }))
    await insertRows(work, 'responsibilities', begun, { orNot: true })
    await insertRows(work, 'responsibility_terms', rows.map(termColumns))
  },
  'circumstance-answers': replacing('circumstances', ['company_id', 'circumstance_id'], (row: GivenAnswer) =>
    columnsOf(row, ['companyId', 'circumstanceId', 'applies'], ['since']),
  ),
}
