import type { FileMark } from '../files/file-store.ts'
import type { CompanyId } from '../shared/identity.ts'

/** A row of a table as it is kept, by its columns' names. */
export type ArchivedRow = Readonly<Record<string, unknown>>

/** A file that belongs to something of the company, under its path in the archive; no two have one path. */
export type ArchivedFile = { readonly path: string; readonly mark: FileMark }

/** Where the storage goes on reading. */
export type Cursor = readonly unknown[]

/** Some of a list, and where it goes on; null at its end. */
export type Part<T> = { readonly items: readonly T[]; readonly next: Cursor | null }

/**
 * Port: all that a company owns, to be given out as one download (выгрузка организации): issued papers, own forms and evidence as they were stored, and
 * the tables, under the names that the storage has for them. What opens doors (secrets of links, answers to requests) is not there, nor what each person has
 * said to the support. Everything is read part by part.
 */
export interface CompanyArchive {
  listTables(): Promise<readonly string[]>
  readTable(companyId: CompanyId, table: string, after: Cursor | null): Promise<Part<ArchivedRow>>
  /** By the order in which they were stored, each kind by itself. */
  listFiles(companyId: CompanyId, after: Cursor | null): Promise<Part<ArchivedFile>>
}

/** All parts one after another; an empty one is not given. */
export async function* readParts<T>(
  read: (after: Cursor | null) => Promise<Part<T>>,
): AsyncGenerator<readonly T[], undefined> {
  for (let after: Cursor | null = null; ; ) {
    const { items, next }: Part<T> = await read(after)
    if (items.length > 0) yield items
    if (next === null) return
    after = next
  }
}
