import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { makeStaffPlaces } from '@osh/core/documents/sources/facts/place-on-day.ts'
import type { FigureQueries } from '@osh/core/incidents/figures/figure-repository.ts'
import type {
  HeadcountId,
  HeadcountQuestion,
  HeadcountWrite,
  KeptHeadcount,
} from '@osh/core/incidents/figures/headcount-facts.ts'
import { computeYearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import { pickColumns } from '../../columns.ts'
import { findCompanyToday } from '../../companies/company-today.ts'
import { drawNextId } from '../../next-ids.ts'
import { makePastRecords } from '../../past-records.ts'
import type { Schema } from '../../schema.ts'
import type { Store, Work } from '../../transact.ts'
import { makeInserter } from '../../write-rows.ts'
import { notAnnulled, readIncidents } from '../incident-rows.ts'

export const makeFigureQueries = (store: Store, clock: Clock): FigureQueries => ({
  readYear: async (companyId, year) => {
    const { kysely } = store
    const inYear = sql`${notAnnulled} and i.occurred_at >= ${`${year}-`} and i.occurred_at < ${`${year + 1}-`}`
    const incidents = await readIncidents(kysely, companyId, inYear)
    const staff = await readPeople(kysely, companyId)
    const places = makeStaffPlaces({
      people: staff,
      changes: await makePastRecords(store).listChanges(companyId, 'employee', `${year}-01-01` as LocalDate),
      ...(await readPlaces(kysely, companyId)),
    })
    const headcount = await readHeadcount(kysely, companyId, year)
    const today = await findCompanyToday(kysely, clock, companyId)
    return computeYearFigures({ incidents, people: staff, ...places, headcount, today }, year)
  },
})

/** The company's time zone, and what its departments are called. */
async function readPlaces(kysely: Kysely<Schema>, companyId: CompanyId) {
  const company = await kysely
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('time_zone')
    .executeTakeFirst()
  const departments = await kysely
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .execute()
  return {
    timeZone: company?.time_zone ?? DEFAULT_TIME_ZONE,
    departments: new Map(departments.map(({ id, name }) => [id, name])),
  }
}

async function readPeople(kysely: Kysely<Schema>, companyId: CompanyId) {
  const people = await kysely
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .select(['id', 'sex', 'birth_date', 'hire_date', 'dismissal_date'])
    .select(['department_id as departmentId', 'position_id as positionId', 'position_staff as positionStaff'])
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
