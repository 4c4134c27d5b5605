import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FileStore } from '@osh/core/files/file-store.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

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

  async part(
    companyId: CompanyId,
    sha256: string,
    from: number,
    length: number,
  ): Promise<Result<Uint8Array, NotFound>> {
    const { rows } = await sql<{ bytes: Buffer }>`
      select substring(bytes from ${from + 1}::int for ${length}::int) as bytes from files
      where company_id = ${companyId} and sha256 = ${sha256}`.execute(this.#store.kysely)
    const [row] = rows
    return row ? ok(asBytes(row.bytes)) : err(notFound)
  }
}

/** The same bytes, not copied: what is read in pieces is large. */
const asBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
