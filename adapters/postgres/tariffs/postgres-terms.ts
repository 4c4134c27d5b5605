import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { CompanyTerm } from '@osh/core/tariffs/company-term.ts'
import type { Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TermQuestion, TermWrite, Workplace } from '@osh/core/tariffs/term-facts.ts'
import { type Kysely, sql } from 'kysely'
import { pickColumns, pickFields } from '../columns.ts'
import { findCompanyToday } from '../companies/company-today.ts'
import type { Schema } from '../schema.ts'
import { isEmployedOn } from '../staff/employed-on.ts'
import type { Store, Work } from '../transact.ts'
import type { CompanyTermsTable } from './term-table.ts'

const selectTerm = (kysely: Kysely<Schema>, company: CompanyId) =>
  kysely.selectFrom('company_terms').where('company_id', '=', company).selectAll()

const termFields = ['tariff', 'lastDay', 'anchorDay', 'employeeLimit', 'closesOn'] as const

const readCompanyTerm = (row: CompanyTermsTable | undefined): CompanyTerm | null =>
  row ? pickFields(row, termFields) : null

export const readTerm = async (kysely: Kysely<Schema>, company: CompanyId): Promise<CompanyTerm | null> =>
  readCompanyTerm(await selectTerm(kysely, company).executeTakeFirst())

async function countStaffOn(kysely: Kysely<Schema>, company: CompanyId, on: LocalDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from employees
    where company_id = ${company} and ${isEmployedOn('dismissal_date', on)}`.execute(kysely)
  return rows[0]?.count ?? 0
}

export const makeSubscriptions = ({ kysely }: Store, clock: Clock): Subscriptions => ({
  readSubscription: async (company) => {
    const today = await findCompanyToday(kysely, clock, company)
    const term = await readTerm(kysely, company)
    return { term, today, staff: await countStaffOn(kysely, company, today) }
  },
  readUse: async (company) => {
    const today = await findCompanyToday(kysely, clock, company)
    const [staff, notOffice, used] = await Promise.all([
      countStaffOn(kysely, company, today),
      listNotOffice(kysely, company, today),
      listUsedSections(kysely, company),
    ])
    return { staff, notOffice, sections: used }
  },
})

/** Of a row with a position and a department: what the department's own answers say, else those of the position in general; false without answers. */
const isNotOffice = (company: CompanyId, row: string) => sql<boolean>`coalesce((
  select not (p.profile -> 'traits')::jsonb @> '["officeOnly"]' from post_profiles p
  where p.company_id = ${company} and p.position_id = ${sql.ref(`${row}.position_id`)}
    and (p.department_id = ${sql.ref(`${row}.department_id`)} or p.department_id is null)
  order by p.department_id nulls last limit 1), false)`

async function findNotOfficeAmong(
  work: Work,
  company: CompanyId,
  workplaces: readonly Workplace[],
): Promise<readonly Workplace[]> {
  const asked = [workplaces.map((one) => one.positionId), workplaces.map((one) => one.departmentId)]
  const { rows } = await sql<Workplace>`
    select position_id as "positionId", department_id as "departmentId"
    from unnest(${asked[0]}::bigint[], ${asked[1]}::bigint[]) w (position_id, department_id)
    where ${isNotOffice(company, 'w')}`.execute(work)
  return rows
}

async function listNotOffice(kysely: Kysely<Schema>, company: CompanyId, on: LocalDate) {
  const { rows } = await sql<{ name: string }>`
    select distinct e.position_name collate "C" as name from employees e
    where e.company_id = ${company} and ${isEmployedOn('e.dismissal_date', on)}
      and ${isNotOffice(company, 'e')} order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

async function listUsedSections(kysely: Kysely<Schema>, company: CompanyId): Promise<readonly Section[]> {
  const { rows } = await sql<{ section: Section }>`
    select section from unnest(${[...sections]}::text[]) with ordinality s (section, place)
    where exists (
      select from obligations o where o.company_id = ${company} and o.section = s.section and o.removed_at is null)
    order by place`.execute(kysely)
  return rows.map(({ section }) => section)
}

export function answerTerms(work: Work, clock: Clock): LateAnswers<TermQuestion> {
  const known = async (company: CompanyId, asked: ReturnType<typeof selectTerm>) => {
    const term = readCompanyTerm(await asked.executeTakeFirst())
    return term && { term, today: await findCompanyToday(work, clock, company) }
  }
  return {
    term: ({ companyId }) => known(companyId, selectTerm(work, companyId)),
    'locked-term': ({ companyId }) => known(companyId, selectTerm(work, companyId).forNoKeyUpdate()),
    'staff-count': ({ companyId, on }) => countStaffOn(work, companyId, on),
    'not-office-among': ({ companyId, workplaces }) => findNotOfficeAmong(work, companyId, workplaces),
  }
}

export const termWriters: Writers<TermWrite, Work, Promise<void>> = {
  terms: async (work, rows) => {
    const kept = rows.map(({ companyId, term }) =>
      pickColumns({ companyId, ...term }, ['companyId', ...termFields]),
    )
    // In its place, never gone: whoever waits for the row must find it.
    for (const row of kept)
      await work
        .insertInto('company_terms')
        .values(row)
        .onConflict((known) => known.column('company_id').doUpdateSet(row))
        .execute()
  },
}
