import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import type { DifferenceScope } from '@osh/core/requirements/difference/difference.ts'
import type { PlaceNames } from '@osh/core/requirements/posts/posts-ground.ts'
import type {
  RequiredDuty,
  RequiredPerson,
  RequirementGround,
} from '@osh/core/requirements/requirement-facts.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, RequirementId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import { readPeriodicityColumns, readSubjectColumns } from '../obligations/duty-columns.ts'
import { readDue, readObligationMemo } from '../obligations/obligation-columns.ts'
import type { DueColumn, DutyColumns } from '../obligations/obligation-tables.ts'
import type { Schema } from '../schema.ts'
import { readTransfers } from '../staff/read-transfers.ts'
import { andSeen } from '../staff/seen-departments.ts'
import { readTerm } from '../tariffs/postgres-terms.ts'
import { readExceptionRow, readPostRow, readRequirementRow } from './requirement-rows.ts'

/** What is decided in the company, and the people of the scope with their obligations. */
export async function readGround(
  kysely: Kysely<Schema>,
  company: CompanyId,
  scope: DifferenceScope,
  seen: SeenDepartments,
  section?: Section,
): Promise<RequirementGround> {
  const posts = kysely.selectFrom('post_profiles').where('company_id', '=', company).selectAll()
  const requirements = kysely.selectFrom('requirements').where('company_id', '=', company).selectAll()
  const exceptions = kysely.selectFrom('requirement_exceptions').where('company_id', '=', company).selectAll()
  const decided = (await requirements.orderBy('id').execute()).map(readRequirementRow)
  const people = await readPeople(kysely, company, scope, seen)
  const sections = section ? [section] : decided.map(({ subject }) => subject.section)
  return {
    posts: (await posts.orderBy('id').execute()).map(readPostRow),
    requirements: decided,
    exceptions: (await exceptions.orderBy('requirement_id').execute()).map(readExceptionRow),
    people,
    duties: await readDuties(kysely, company, people, new Set(sections)),
    term: await readTerm(kysely, company),
  }
}

const whichPeople = ({ positionId, employeeId }: DifferenceScope, seen: SeenDepartments) => sql`
  ${positionId === null ? sql`true` : sql`e.position_id = ${positionId}::bigint`}
  and ${employeeId === null ? sql`true` : sql`e.id = ${employeeId}`} ${andSeen(seen, 'e.department_id')}`

type PersonRow = readonly [
  EmployeeId,
  string,
  string | null,
  RequiredPerson['positionId'],
  string,
  DepartmentId,
  LocalDate,
  LocalDate,
  LocalDate | null,
]

async function readPeople(
  kysely: Kysely<Schema>,
  company: CompanyId,
  scope: DifferenceScope,
  seen: SeenDepartments,
): Promise<readonly RequiredPerson[]> {
  const names = await readDepartmentNames(kysely, company)
  const transfers = await readTransfers(kysely, company, { employeeId: scope.employeeId })
  const { rows } = await sql<{ all: readonly PersonRow[] | null }>`
    select json_agg(json_build_array(e.id, e.full_name, e.personnel_number, e.position_id, coalesce(nullif(e.position_staff, ''), e.position_name),
      e.department_id, e.birth_date, e.hire_date, e.dismissal_date) order by e.full_name, e.id) as all
    from employees e where e.company_id = ${company} and ${whichPeople(scope, seen)}`.execute(kysely)
  return (rows[0]?.all ?? []).map(
    ([
      id,
      fullName,
      personnelNumber,
      positionId,
      position,
      departmentId,
      birthDate,
      hireDate,
      dismissalDate,
    ]) => ({
      ...{
        id,
        fullName,
        personnelNumber,
        positionId,
        position,
        departmentId,
        birthDate,
        hireDate,
        dismissalDate,
      },
      department: names.get(departmentId) ?? '',
      transferredOn: transfers.get(id) ?? null,
    }),
  )
}

type DutyRow = {
  readonly id: ObligationId
  readonly employee_id: EmployeeId
  readonly requirement_id: RequirementId | null
  readonly base_date: LocalDate | null
  readonly due: DueColumn
  readonly fixed_deadline: LocalDate | null
  readonly memo_id: MemoId | null
  readonly memo_number: number | null
  readonly months: number | null
} & Omit<DutyColumns, 'months' | 'periodicity'> & { readonly periodicity: Periodicity['kind'] }

/** As one text: tens of thousands of rows are parsed several times as fast. */
async function readDuties(
  kysely: Kysely<Schema>,
  company: CompanyId,
  people: readonly RequiredPerson[],
  sections: ReadonlySet<Section>,
): Promise<readonly RequiredDuty[]> {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<{ all: readonly DutyRow[] | null }>`
    select json_agg(duty) as all from (
      select o.id, o.employee_id, o.requirement_id, o.base_date, o.due, o.fixed_deadline, o.memo_id, m.number as memo_number,
        o.section, o.subject_name, o.quantity, o.unit, o.norm, o.size, o.event, o.established, o.periodicity, o.months
      from obligations o left join memos m on m.company_id = o.company_id and m.id = o.memo_id
      where o.company_id = ${company} and o.employee_id = any(${ids}::bigint[]) and o.removed_at is null
        and (o.section = any(${[...sections]}::text[]) or o.requirement_id is not null)
      order by o.id) as duty`.execute(kysely)
  return (rows[0]?.all ?? []).map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    subject: readSubjectColumns(row),
    periodicity: readPeriodicityColumns(row),
    requirementId: row.requirement_id,
    baseDate: row.base_date,
    deadline: readDue(row.due),
    isFixed: row.fixed_deadline !== null && row.fixed_deadline === row.due,
    memo: readObligationMemo(row),
  }))
}

async function readDepartmentNames(
  kysely: Kysely<Schema>,
  company: CompanyId,
): Promise<ReadonlyMap<DepartmentId | null, string>> {
  const departments = kysely.selectFrom('departments').where('company_id', '=', company)
  return new Map((await departments.select(['id', 'name']).execute()).map(({ id, name }) => [id, name]))
}

/** What the places that someone sees are called. */
export async function readPlaceNames(
  kysely: Kysely<Schema>,
  company: CompanyId,
  seen: SeenDepartments,
): Promise<PlaceNames> {
  const own = await kysely
    .selectFrom('positions')
    .where('company_id', '=', company)
    .select(['id', 'name'])
    .execute()
  const departments = await readDepartmentNames(kysely, company)
  return {
    positions: new Map([...shippedPositions, ...own].map(({ id, name }) => [id, name])),
    departments: new Map(
      [...departments].filter(([id]) => seen === null || (id !== null && seen.includes(id))),
    ),
  }
}

/** Locks the people of the scope, in the order of ids. */
export async function lockPeople(
  kysely: Kysely<Schema>,
  company: CompanyId,
  scope: DifferenceScope,
  seen: SeenDepartments,
): Promise<void> {
  await sql`
    select e.id from employees e where e.company_id = ${company} and ${whichPeople(scope, seen)}
    order by e.id for no key update`.execute(kysely)
}
