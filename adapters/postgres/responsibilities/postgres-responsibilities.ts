import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { listHoldersToday, type ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type {
  EndedTerm,
  GivenAnswer,
  ResponsibilityQuestion,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type Kysely, sql } from 'kysely'
import { pickColumns } from '../columns.ts'
import { findCompanyToday } from '../companies/company-today.ts'
import { lockRow } from '../lock-row.ts'
import { drawNextIds } from '../next-ids.ts'
import { readStanding } from '../obligations/postgres-obligation-queries.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { insertRows, isAmong, makeReplacer, makeUpdater } from '../write-rows.ts'
import { buildTermColumns, readTerm } from './term-rows.ts'

const selectTerms = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely.selectFrom('responsibility_terms as term').where('term.company_id', '=', companyId).selectAll('term')

export const selectLastingTerms = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  selectTerms(kysely, companyId).where('until_at', 'is', null)

/** The lasting terms, each with whom the register has for its holder, in the order of appointing. */
export async function listHolders(kysely: Kysely<Schema>, companyId: CompanyId) {
  const rows = await selectLastingTerms(kysely, companyId)
    .innerJoin('employees as e', (join) =>
      join.onRef('e.company_id', '=', 'term.company_id').onRef('e.id', '=', 'term.employee_id'),
    )
    .select(['e.full_name as fullName', 'e.dismissal_date as dismissalDate'])
    .orderBy('responsibility_id')
    .execute()
  return rows.map(({ fullName, dismissalDate, ...row }) => ({ ...readTerm(row), fullName, dismissalDate }))
}

/** What the company has said of its circumstances, in the order of numbers. */
export const selectCircumstanceAnswers = (kysely: Kysely<Schema>, companyId: CompanyId) =>
  kysely
    .selectFrom('circumstances')
    .where('company_id', '=', companyId)
    .select(['circumstance_id as circumstanceId', 'applies'])
    .orderBy('circumstance_id')

export const makeResponsibilityQueries = ({ kysely }: Store, clock: Clock): ResponsibilityQueries => ({
  async readHolders(companyId) {
    const today = await findCompanyToday(kysely, clock, companyId)
    const asked = [
      listHolders(kysely, companyId),
      selectCircumstanceAnswers(kysely, companyId).execute(),
    ] as const
    const [holders, answers] = await Promise.all(asked)
    const people = holders.map(({ employeeId }) => employeeId)
    const ofPeople = sql`o.section = 'training' and o.removed_at is null and ${isAmong(sql`o.employee_id`, people)}`
    const trainings = await readStanding(kysely, companyId, ofPeople)
    return { responsibilities: listHoldersToday(companyId, holders, trainings, today), answers }
  },
  readHistory: async (companyId, roleId) =>
    (await selectTerms(kysely, companyId).where('role_id', '=', roleId).orderBy('id', 'desc').execute()).map(
      readTerm,
    ),
})

export const answerResponsibilities = (work: Work): LateAnswers<ResponsibilityQuestion> => ({
  held: async ({ companyId, id }) => {
    await lockRow(work, 'responsibilities', { companyId, id })
    const term = await selectLastingTerms(work, companyId)
      .where('responsibility_id', '=', id)
      .executeTakeFirst()
    return term ? readTerm(term) : null
  },
  'holdings-of-role': async ({ companyId, roleId, employeeId }) => {
    const ofRole = selectLastingTerms(work, companyId).where('role_id', '=', roleId)
    return (await ofRole.where('employee_id', '=', employeeId).execute()).map(readTerm)
  },
  'new-responsibility-ids': ({ count }) => drawNextIds<ResponsibilityId>(work, 'responsibilities', count),
  'answer-of-company': async ({ companyId, circumstanceId: id }) =>
    (await selectCircumstanceAnswers(work, companyId).where('circumstance_id', '=', id).executeTakeFirst())
      ?.applies ?? null,
})

export const responsibilityWriters: Writers<ResponsibilityWrite, Work, Promise<void>> = {
  'ended-terms': makeUpdater(
    'responsibility_terms',
    ['company_id', 'responsibility_id'],
    (row: EndedTerm) => pickColumns(row, ['companyId', 'responsibilityId'], ['until']),
    sql`kept.until_at is null`,
  ),
  'begun-terms': async (work, rows) => {
    const begun = rows.map((row) => ({
      ...pickColumns(row, ['companyId', 'roleId']),
      id: row.responsibilityId,
    }))
    await insertRows(work, 'responsibilities', begun, { orNot: true })
    await insertRows(work, 'responsibility_terms', rows.map(buildTermColumns))
  },
  'circumstance-answers': makeReplacer(
    'circumstances',
    ['company_id', 'circumstance_id'],
    (row: GivenAnswer) => pickColumns(row, ['companyId', 'circumstanceId', 'applies'], ['since']),
  ),
}
