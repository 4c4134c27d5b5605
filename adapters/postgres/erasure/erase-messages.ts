import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import { releaseFiles } from '../files/write-files.ts'
import type { Work } from '../transact.ts'

/** Erases a person's conversations with the support in all companies, their files too. */
export async function eraseConversations(work: Work, person: UserId): Promise<void> {
  const { rows } = await sql<{ companyId: CompanyId; files: readonly string[] }>`
    delete from messages where person = ${person} returning company_id as "companyId", array_remove(array[sha256], null) as files`.execute(
    work,
  )
  await work.deleteFrom('conversations').where('person', '=', person).execute()
  for (const [companyId, gone] of Map.groupBy(rows, (row) => row.companyId))
    await releaseFiles(
      work,
      companyId,
      gone.flatMap(({ files }) => files),
    )
}

/** Empties a company's messages that have the words: their numbers stay, so that none seems lost. Files named so go. */
export async function emptyMessages(work: Work, companyId: CompanyId, words: string): Promise<void> {
  const naming = (column: RawBuilder<unknown>) =>
    sql`company_id = ${companyId} and strpos(${column}, ${words}) > 0`
  await sql`update messages set text = '' where ${naming(sql.ref('text'))}`.execute(work)
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from messages where ${naming(sql.ref('file_name'))}`.execute(work)
  await sql`update messages set file_name = null, format = null, sha256 = null, size = null
    where ${naming(sql.ref('file_name'))}`.execute(work)
  await releaseFiles(
    work,
    companyId,
    rows.map(({ sha256 }) => sha256),
  )
}
