import type { Writers } from '@osh/core/commands/apply.ts'
import type { FileWrite, KeptFile } from '@osh/core/files/file-store.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'

export const fileWriters: Writers<FileWrite, Work, Promise<void>> = { files: keepFiles }

/** One row for the same bytes. */
async function keepFiles(work: Work, files: readonly KeptFile[]): Promise<void> {
  const different = new Map(files.map((file) => [`${file.companyId} ${file.sha256}`, file]))
  const rows = [...different.values()]
    .map(({ companyId, sha256, bytes }) => ({
      company_id: companyId,
      sha256,
      size: bytes.length,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    }))
    .toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
  await work
    .insertInto('files')
    .values(rows)
    .onConflict((key) => key.columns(['company_id', 'sha256']).doNothing())
    .execute()
}

/** Whatever refers to files of a company. */
const refersTo = sql`
  exists (select from documents d where d.company_id = f.company_id and d.docx_sha256 = f.sha256)
  or exists (select from documents d where d.company_id = f.company_id and d.pdf_sha256 = f.sha256)
  or exists (select from own_forms o where o.company_id = f.company_id and o.sha256 = f.sha256)
  or exists (select from incident_evidence e where e.company_id = f.company_id and e.sha256 = f.sha256)
  or exists (select from incident_evidence e where e.company_id = f.company_id and e.preview_sha256 = f.sha256)
  or exists (select from messages m where m.company_id = f.company_id and m.sha256 = f.sha256)`

/**
 * Erases those of the files that nothing refers to any more, after whatever did is gone. Where the same bytes are kept again at this moment, a foreign
 * key refuses one of the two, whose transaction runs again.
 */
export async function releaseFiles(
  work: Work,
  companyId: CompanyId,
  sha256s: readonly string[],
): Promise<void> {
  const those = sql`f.company_id = ${companyId} and f.sha256 = any(${[...new Set(sha256s)]}::text[])`
  await sql`delete from files f where ${those} and not (${refersTo})`.execute(work)
}
