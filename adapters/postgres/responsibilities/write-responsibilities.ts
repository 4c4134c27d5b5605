import type { Writers } from '@osh/core/commands/apply.ts'
import type {
  BegunTerm,
  EndedTerm,
  GivenAnswer,
  ResponsibilityWrite,
} from '@osh/core/responsibilities/responsibility-facts.ts'
import { sql } from 'kysely'
import { columnsOf, signedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, updateRows } from '../write-rows.ts'
import { termColumns } from './term-columns.ts'

export const responsibilityWriters: Writers<ResponsibilityWrite, Work, Promise<void>> = {
  'ended-terms': endTerms,
  'begun-terms': beginTerms,
  'circumstance-answers': giveAnswers,
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

async function giveAnswers(work: Work, rows: readonly GivenAnswer[]): Promise<void> {
  const answers = rows.map(({ since, ...row }) => ({
    ...columnsOf(row, ['companyId', 'circumstanceId', 'applies']),
    ...signedColumns('since', since),
  }))
  await deleteRows(work, 'circumstances', ['company_id', 'circumstance_id'], answers)
  await insertRows(work, 'circumstances', answers)
}
