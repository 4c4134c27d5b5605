import type { Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'

/** What tells one stored file from another: SHA-256 in hexadecimal, size in bytes. */
export type FileMark = { readonly sha256: string; readonly size: number }

/** Bytes of a company with what tells them from any others. */
export type KeptFile = {
  readonly companyId: CompanyId
  readonly sha256: string
  readonly bytes: Uint8Array
}

/** Keeps bytes before whatever refers to them; what the company has already is kept once. */
export type FileWrite = Write<'files', KeptFile>

/**
 * Port: the bytes of a company's files, each once under its SHA-256. Commands write them (`FileWrite`) in the transaction of the paper or the
 * evidence that refers to them; they never change, and go with the last thing that refers to them.
 */
export interface FileStore {
  read(companyId: CompanyId, sha256: string): Promise<Result<Uint8Array, NotFound>>
  /** So many bytes of it from that place on, counted from 0; fewer where it ends. One after another, in pieces as the store has them. */
  readPart(
    companyId: CompanyId,
    sha256: string,
    from: number,
    length: number,
  ): Promise<Result<readonly Uint8Array[], NotFound>>
}

/** Bytes that are read at a time: larger ones stay in the server's memory for longer than they are needed. */
const PART = 48 * 1024

/**
 * A file some at a time, for those that are better not held whole.
 *
 * @throws Unavailable 404 where the company has no such file any more.
 */
export async function* readPieces(
  files: FileStore,
  companyId: CompanyId,
  { sha256, size }: FileMark,
): AsyncGenerator<Uint8Array, undefined> {
  for (let from = 0; from < size; from += PART) {
    const part = await files.readPart(companyId, sha256, from, PART)
    if (!part.ok) throw new Unavailable(404)
    yield* part.value
  }
}
