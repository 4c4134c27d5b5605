import type {
  ArchivedFile,
  ArchivedRow,
  CompanyArchive,
  Cursor,
  Part,
} from '@osh/core/archive/company-archive.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../transact.ts'
import { type ArchivedAs, archivedTables } from './archived-tables.ts'

/** Rows that are in memory at a time. */
const BATCH = 100

const given = new Map(
  Object.entries(archivedTables).flatMap(([name, as]): readonly (readonly [string, ArchivedAs])[] =>
    typeof as === 'string' ? [] : [[name, as]],
  ),
)

/** No connection is kept between two parts: however slowly an archive is taken, others find one. */
export const makeCompanyArchive = (store: Store): CompanyArchive => ({
  listTables: async () => [...given.keys()],
  readTable: async (company, table, after) => {
    const as = given.get(table)
    return as ? readTable(store, company, { table, ...as }, after) : { items: [], next: null }
  },
  listFiles: (company, after) => listFiles(store, company, after),
})

async function readTable(
  { kysely }: Store,
  company: CompanyId,
  { table, key, without = [] }: ArchivedAs & { readonly table: string },
  after: Cursor | null,
): Promise<Part<ArchivedRow>> {
  const own = sql.ref(table === 'companies' ? 'id' : 'company_id')
  const columns = key.length > 0 ? sql.join(key.map((name) => sql.ref(name))) : own
  const { rows } = await sql<ArchivedRow>`
    select * from ${sql.table(table)} where ${own} = ${company} ${comesAfter(columns, after)}
    order by ${columns} limit ${BATCH}`.execute(kysely)
  const dropped = new Set([...without, 'company_id', 'name_key'])
  const items = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !dropped.has(name))),
  )
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  return { items, next: last ? key.map((name) => last[name]) : null }
}

const comesAfter = (columns: RawBuilder<unknown>, after: Cursor | null): RawBuilder<unknown> =>
  after === null ? sql`` : sql`and (${columns}) > (${sql.join(after)})`

type FileRow = {
  readonly kind: 'document' | 'form' | 'evidence'
  readonly id: number
  readonly year: number | null
  readonly name: string
  readonly format: string
  readonly sha256: string
  readonly size: number
}

/** Every file that something of the company refers to; small pictures of evidence are made of what is there. */
const allFiles = (company: CompanyId) => sql<FileRow>`
  select 1 as place, 'document' as kind, id, year, number || coalesce(letter, '') || ' ' || title as name, 'docx' as format,
    docx_sha256 as sha256, docx_size as size from documents where company_id = ${company}
  union all select 1, 'document', id, year, number || coalesce(letter, '') || ' ' || title, 'pdf', pdf_sha256, pdf_size
    from documents where company_id = ${company} and pdf_sha256 is not null
  union all select 2, 'form', id, null, file_name, 'docx', sha256, size from own_forms where company_id = ${company}
  union all select 3, 'evidence', id, null, name, format, sha256, size from incident_evidence
    where company_id = ${company} and sha256 is not null`

async function listFiles(
  { kysely }: Store,
  company: CompanyId,
  after: Cursor | null,
): Promise<Part<ArchivedFile>> {
  const columns = sql`place, id, format`
  const { rows } = await sql<FileRow & { readonly place: number }>`
    select * from (${allFiles(company)}) f where true ${comesAfter(columns, after)} order by ${columns} limit ${BATCH}`.execute(
    kysely,
  )
  const items = rows.map(({ sha256, size, ...row }) => ({ path: namePath(row), mark: { sha256, size } }))
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  return { items, next: last ? [last.place, last.id, last.format] : null }
}

const folders = { document: 'Документы', form: 'Свои формы', evidence: 'Происшествия' } as const

/** The id first: no two things have one path. */
function namePath({ kind, id, year, name, format }: Omit<FileRow, 'sha256' | 'size'>): string {
  const ending = format === 'jpeg' ? '.jpg' : `.${format}`
  const bare = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  const folder = year === null ? folders[kind] : `${folders[kind]}/${year}`
  return `${folder}/${cleanFileName(`${id} ${bare}`)}${ending}`
}
