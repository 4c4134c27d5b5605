import type { Writers } from '@osh/core/commands/apply.ts'
import type {
  BegunTerm,
  EndedTerm,
  ResponsibilityWrite,
  RoleApplicability,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import { sql } from 'kysely'
import { columnsOf, signedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, updateRows } from '../write-rows.ts'
import { termColumns } from './term-columns.ts'

export const responsibilityWriters: Writers<ResponsibilityWrite, Work, Promise<void>> = {
  'ended-terms': endTerms,
  'begun-terms': beginTerms,
  'role-applicability': setApplicable,
}

function endTerms(work: Work, rows: readonly EndedTerm[]): Promise<void> {
  const ended = rows.map((row) => ({
    ...columnsOf(row, ['companyId', 'responsibilityId']),
    ...signedColumns('until', row.until),
  }))
  const key = ['company_id', 'responsibility_id'] as const
  return updateRows(work, 'responsibility_terms', key, ended, sql`kept.until_at is null`)
}

async function beginTerms(work: Work, rows: readonly BegunTerm[]): Promise<void> {
  const holders = rows.map((row) => ({
    ...columnsOf(row, ['companyId', 'roleId']),
    id: row.responsibilityId,
  }))
  await insertRows(work, 'responsibilities', holders, { orNot: true })
  await insertRows(work, 'responsibility_terms', rows.map(termColumns))
}

async function setApplicable(work: Work, rows: readonly RoleApplicability[]): Promise<void> {
  const roles = (applies: boolean) =>
    rows.filter((row) => row.applies === applies).map((row) => columnsOf(row, ['companyId', 'roleId']))
  await insertRows(work, 'roles_off', roles(false), { orNot: true })
  await deleteRows(work, 'roles_off', ['company_id', 'role_id'], roles(true))
}
