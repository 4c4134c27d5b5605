import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { FigureQueries } from '@osh/core/incidents/figures/figure-repository.ts'
import type {
  HeadcountId,
  HeadcountQuestion,
  HeadcountWrite,
  KeptHeadcount,
} from '@osh/core/incidents/figures/headcount-facts.ts'
import { computeYearFigures, type PersonOfYear } from '@osh/core/incidents/figures/year-figures.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import { pickColumns } from '../../columns.ts'
import { findCompanyToday } from '../../companies/company-today.ts'
import { drawNextId } from '../../next-ids.ts'
import type { Schema } from '../../schema.ts'
import type { Store, Work } from '../../transact.ts'
import { makeInserter } from '../../write-rows.ts'
import { readIncidents } from '../incident-rows.ts'

export const makeFigureQueries = ({ kysely }: Store, clock: Clock): FigureQueries => ({
  readYear: async (companyId, year) => {
    const inYear = sql`i.occurred_at >= ${`${year}-`} and i.occurred_at < ${`${year + 1}-`}`
    const incidents = await readIncidents(kysely, companyId, inYear)
    const people = await readPeople(kysely, companyId)
    const headcount = await readHeadcount(kysely, companyId, year)
    const today = await findCompanyToday(kysely, clock, companyId)
    return computeYearFigures({ incidents, people, headcount, today }, year)
  },
})

async function readPeople(kysely: Kysely<Schema>, companyId: CompanyId): Promise<readonly PersonOfYear[]> {
  const people = await kysely
    .selectFrom('employees as e')
    .innerJoin('departments as d', (on) =>
      on.onRef('d.company_id', '=', 'e.company_id').onRef('d.id', '=', 'e.department_id'),
    )
    .where('e.company_id', '=', companyId)
    .select(['e.id', 'e.sex', 'e.birth_date', 'e.hire_date', 'e.dismissal_date', 'd.name as department'])
    .execute()
  const leaves = await kysely
    .selectFrom('absences')
    .where('company_id', '=', companyId)
    .where('kind', 'in', ['maternity', 'parental'])
    .select(['employee_id', 'from_day as from', 'to_day as to'])
    .execute()
  const ofEach = Map.groupBy(leaves, (leave) => leave.employee_id)
  return people.map(({ birth_date, hire_date, dismissal_date, ...person }) => ({
    ...person,
    birthDate: birth_date,
    hireDate: hire_date,
    dismissalDate: dismissal_date,
    leaves: ofEach.get(person.id) ?? [],
  }))
}

async function readHeadcount(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  year: number,
): Promise<number | null> {
  const own = kysely.selectFrom('headcounts').where('company_id', '=', companyId).where('year', '=', year)
  const last = await own.orderBy('id', 'desc').limit(1).select('headcount').executeTakeFirst()
  return last?.headcount ?? null
}

export const answerHeadcounts = (work: Work): LateAnswers<HeadcountQuestion> => ({
  'headcount-of-year': ({ companyId, year }) => readHeadcount(work, companyId, year),
  'new-headcount-id': () => drawNextId<HeadcountId>(work, 'headcounts'),
})

export const headcountWriters: Writers<HeadcountWrite, Work, Promise<void>> = {
  headcounts: makeInserter('headcounts', (row: KeptHeadcount) =>
    pickColumns(row, ['companyId', 'id', 'year', 'headcount'], ['entered']),
  ),
}
