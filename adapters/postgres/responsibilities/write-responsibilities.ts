import type { Writers } from '@osh/core/commands/apply.ts'
import type {
  BegunTerm,
  EndedTerm,
  ResponsibilityWrite,
  RoleApplicability,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'
import { orderColumns } from './term-columns.ts'

export const responsibilityWriters: Writers<ResponsibilityWrite, Work, Promise<void>> = {
  'ended-terms': endTerms,
  'begun-terms': beginTerms,
  'role-applicability': setApplicable,
}

async function endTerms(work: Work, rows: readonly EndedTerm[]): Promise<void> {
  const given = rows.map(({ companyId, responsibilityId, until }) => ({
    company_id: companyId,
    responsibility_id: responsibilityId,
    until_by: until.by,
    until_at: until.at,
  }))
  await sql`
    update responsibility_terms t set until_by = g.until_by, until_at = g.until_at
    from json_to_recordset(${JSON.stringify(given)}::json)
      as g (company_id bigint, responsibility_id bigint, until_by bigint, until_at timestamptz)
    where t.company_id = g.company_id and t.responsibility_id = g.responsibility_id and t.until_at is null`.execute(
    work,
  )
}

async function beginTerms(work: Work, rows: readonly BegunTerm[]): Promise<void> {
  await work
    .insertInto('responsibilities')
    .values(
      rows.map(({ companyId, responsibilityId: id, roleId }) => ({
        company_id: companyId,
        id,
        role_id: roleId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
    .execute()
  await work
    .insertInto('responsibility_terms')
    .values(
      rows.map((term) => ({
        company_id: term.companyId,
        responsibility_id: term.responsibilityId,
        role_id: term.roleId,
        employee_id: term.employeeId,
        employee_name: term.employeeFullName,
        ...orderColumns(term.orderLink),
        since_by: term.since.by,
        since_at: term.since.at,
      })),
    )
    .execute()
}

async function setApplicable(work: Work, rows: readonly RoleApplicability[]): Promise<void> {
  const columns = ({ companyId, roleId }: RoleApplicability) => ({ company_id: companyId, role_id: roleId })
  const off = rows.filter(({ applies }) => !applies).map(columns)
  if (off.length > 0)
    await work
      .insertInto('roles_off')
      .values(off)
      .onConflict((conflict) => conflict.columns(['company_id', 'role_id']).doNothing())
      .execute()
  const on = rows.filter(({ applies }) => applies).map(columns)
  if (on.length > 0)
    await sql`
    delete from roles_off r using json_to_recordset(${JSON.stringify(on)}::json) as g (company_id bigint, role_id int)
    where r.company_id = g.company_id and r.role_id = g.role_id`.execute(work)
}
