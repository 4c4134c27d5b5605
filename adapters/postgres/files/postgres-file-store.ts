import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FileStore } from '@osh/core/files/file-store.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

/**
 * Bytes in a row of what is read in parts. The driver makes a buffer for each chunk of an answer, 64 KiB, and one twice as large for a row that
 * isn't in one whole; bytes come in hexadecimal, two characters each.
 */
const ROW = 24 * 1024

/** Files as rows beside the records that refer to them. */
export class PostgresFileStore implements FileStore {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async read(companyId: CompanyId, sha256: string): Promise<Result<Uint8Array, NotFound>> {
    const row = await this.#store.kysely
      .selectFrom('files')
      .where('company_id', '=', companyId)
      .where('sha256', '=', sha256)
      .select('bytes')
      .executeTakeFirst()
    return row ? ok(new Uint8Array(row.bytes)) : err(notFound)
  }

  async readPart(
    companyId: CompanyId,
    sha256: string,
    from: number,
    length: number,
  ): Promise<Result<readonly Uint8Array[], NotFound>> {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from place + 1 for least(${ROW}::int, ${from + length}::int - place)) as bytes
      from files, generate_series(${from}::int, ${from + length - 1}::int, ${ROW}::int) place
      where company_id = ${companyId} and sha256 = ${sha256}
      order by place`.execute(this.#store.kysely)
    if (rows.length === 0) return err(notFound)
    return ok(rows.map((row) => asBytes(row.bytes)).filter((bytes) => bytes.length > 0))
  }
}

/** The same bytes, not copied: what is read in pieces is large. */
const asBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
