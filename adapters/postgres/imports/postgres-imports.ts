import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { DecidedPost, ImportQuestion, ImportWrite } from '@osh/core/imports/import-facts.ts'
import { IMPORTS_TOLD, type ImportQueries } from '@osh/core/imports/imports.ts'
import type { ImportId, StaffImport } from '@osh/core/imports/staff-import.ts'
import type { CompletionId, ObligationId } from '@osh/core/obligations/obligation-ids.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { buildSignedColumns, readSigned } from '../columns.ts'
import { lockCompany } from '../lock-row.ts'
import { drawNextId, drawNextIds } from '../next-ids.ts'
import { readStanding } from '../obligations/postgres-obligation-queries.ts'
import { EMPLOYEE_COLUMNS, readEmployee } from '../staff/employee-columns.ts'
import type { Store, Work } from '../transact.ts'
import { isAmong, makeInserter, makeUpdater } from '../write-rows.ts'
import type { StaffImportsTable } from './import-tables.ts'

const TOLD = [
  'company_id',
  'id',
  'file_name',
  'counts',
  'columns',
  'made_by',
  'made_at',
  'undone_by',
  'undone_at',
] as const

/** An import of the time when a file dismissed nobody says nothing of it. */
const NOT_DISMISSED = { dismissed: 0 }

function readImportRow(row: Omit<StaffImportsTable, 'made' | 'left_rows'>): StaffImport {
  const { company_id: companyId, id, file_name: fileName, columns } = row
  const counts = { ...NOT_DISMISSED, ...row.counts }
  const [made, undone] = [readSigned('made', row), readSigned('undone', row)]
  return { companyId, id, fileName, counts, columns, made, undone }
}

export const makeImportQueries = ({ kysely }: Store): ImportQueries => ({
  list: async (company) => {
    const rows = kysely.selectFrom('staff_imports').where('company_id', '=', company).select(TOLD)
    return (await rows.orderBy('id', 'desc').limit(IMPORTS_TOLD).execute()).map(readImportRow)
  },
  readLeft: async (company, id) => {
    const own = kysely.selectFrom('staff_imports').where('company_id', '=', company).where('id', '=', id)
    const row = await own.select('left_rows').executeTakeFirst()
    return row ? (row.left_rows ?? { fields: [], rows: [] }) : null
  },
})

export const answerImports = (work: Work): LateAnswers<ImportQuestion> => ({
  'import-ground': async ({ companyId, withDuties }) => {
    // Other imports wait here; whoever adds an employee meanwhile does not.
    await lockCompany(work, companyId)
    const staff = work.selectFrom('employees').where('company_id', '=', companyId).select(EMPLOYEE_COLUMNS)
    const departments = work.selectFrom('departments').where('company_id', '=', companyId)
    const positions = work.selectFrom('positions').where('company_id', '=', companyId)
    return {
      staff: (await staff.orderBy('id').forNoKeyUpdate().execute()).map(readEmployee),
      departments: (await departments.select(['id', 'name']).orderBy('id').execute()).map((one) => ({
        ...one,
        companyId,
      })),
      positions: await positions.select(['id', 'name']).orderBy('id').execute(),
      duties: withDuties ? await readStanding(work, companyId, sql`o.removed_at is null`) : [],
    }
  },
  'import-ids': async ({ employees, departments, positions, obligations, completions }) => {
    const draw = async <Id extends number>(
      table: 'employees' | 'departments' | 'positions' | 'obligations' | 'completions',
      count: number,
    ) => (count === 0 ? [] : drawNextIds<Id>(work, table, count))
    return {
      id: await drawNextId<ImportId>(work, 'staff_imports'),
      employees: await draw<EmployeeId>('employees', employees),
      departments: await draw<DepartmentId>('departments', departments),
      positions: await draw<PositionId>('positions', positions),
      obligations: await draw<ObligationId>('obligations', obligations),
      completions: await draw<CompletionId>('completions', completions),
    }
  },
  'staff-import': async ({ companyId, id }) => {
    const own = work.selectFrom('staff_imports').where('company_id', '=', companyId).where('id', '=', id)
    const row = await own.selectAll().forUpdate().executeTakeFirst()
    return row ? { kept: readImportRow(row), made: row.made } : null
  },
  'traced-employees': ({ companyId, ids, but }) => readTraced(work, companyId, ids, but),
  'decided-posts': ({ companyId, departmentIds, positionIds }) =>
    readDecided(work, companyId, departmentIds, positionIds),
})

async function readDecided(
  work: Work,
  companyId: CompanyId,
  departmentIds: readonly DepartmentId[],
  positionIds: readonly PositionId[],
): Promise<readonly DecidedPost[]> {
  const among = (table: 'post_profiles' | 'requirements') =>
    sql`select position_id as "positionId", department_id as "departmentId" from ${sql.table(table)}
      where company_id = ${companyId} and
        (${isAmong(sql.ref('position_id'), positionIds)} or ${isAmong(sql.ref('department_id'), departmentIds)})`
  const { rows } = await sql<DecidedPost>`${among('post_profiles')} union ${among('requirements')}`.execute(
    work,
  )
  return rows
}

async function readTraced(
  work: Work,
  companyId: CompanyId,
  ids: readonly EmployeeId[],
  but: readonly ObligationId[],
): Promise<readonly EmployeeId[]> {
  const among = (table: string) =>
    sql`select employee_id as id from ${sql.table(table)} where company_id = ${companyId} and ${isAmong(sql.ref('employee_id'), ids)}`
  const tables = [
    'absences',
    'memo_rows',
    'responsibility_terms',
    'incident_injured',
    'microtraumas',
    'measures',
    'requirement_exceptions',
  ]
  const { rows } = await sql<{ id: EmployeeId }>`
    ${sql.join(tables.map(among), sql` union `)}
    union ${among('obligations')} and not ${isAmong(sql.ref('id'), but)}
    union select named.id from documents, unnest(employee_ids) as named (id)
      where company_id = ${companyId} and employee_ids && ${ids}::bigint[] and ${isAmong(sql.ref('named.id'), ids)}`.execute(
    work,
  )
  return rows.map(({ id }) => id)
}

export const importWriters: Writers<ImportWrite, Work, Promise<void>> = {
  'new-imports': makeInserter(
    'staff_imports',
    ({ companyId, id, fileName, counts, columns, things, left, fields, made }) => ({
      ...{ company_id: companyId, id, file_name: fileName, counts, columns },
      ...{ made: things, left_rows: { fields, rows: left } },
      ...buildSignedColumns('made', made),
      ...{ undone_by: null, undone_at: null },
    }),
  ),
  'undone-imports': makeUpdater('staff_imports', ['company_id', 'id'], ({ companyId, id, undone }) => ({
    ...{ company_id: companyId, id, made: null },
    ...buildSignedColumns('undone', undone),
  })),
}
