import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Document, DocumentFormat, DocumentId, RenderedFile } from '@osh/core/documents/document.ts'
import { type DocumentFilter, everyDocument, isEveryDocument } from '@osh/core/documents/document-filter.ts'
import type { DocumentQueries, DocumentQuery, PaperSource } from '@osh/core/documents/document-repository.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { chooseSeries } from '@osh/core/documents/numbering/numbering.ts'
import { type SearchTerm, searchTerms } from '@osh/core/documents/search-terms.ts'
import type { FileStore } from '@osh/core/files/file-store.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { listPage } from '../list-page.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'
import { readDocument } from './document-columns.ts'
import type { DocumentRow } from './document-tables.ts'
import { listLowestFree, readNumbering } from './lowest-free.ts'
import { readEditions, readSource } from './read-editions.ts'

export class PostgresDocumentQueries implements DocumentQueries {
  readonly #store: Store
  readonly #files: FileStore
  constructor(store: Store, files: FileStore) {
    this.#store = store
    this.#files = files
  }

  async listPage(companyId: CompanyId, { page, limit, ...filter }: DocumentQuery): Promise<Listed<Document>> {
    if (isEveryDocument(filter)) return this.#listWhole(companyId, (page - 1) * limit, limit)
    const from = conditions(companyId, filter)
    const query = { columns: sql`d.*`, from, order: NEWEST_FIRST }
    const listed = await listPage<DocumentRow>(this.#store.kysely, query, { page, limit })
    return { ...listed, items: listed.items.map(readDocument) }
  }

  /** How many there are is known without counting; what is nearer to the end is read from there. */
  async #listWhole(companyId: CompanyId, before: number, limit: number): Promise<Listed<Document>> {
    const total = await this.#readNumber(issuedIn(companyId))
    const count = Math.max(0, Math.min(limit, total - before))
    const after = total - before - count
    const all = conditions(companyId, everyDocument)
    const cut =
      after < before
        ? sql`${all} order by ${NEWEST_LAST} limit ${count} offset ${Math.max(0, after)}`
        : sql`${all} order by ${NEWEST_FIRST} limit ${count} offset ${before}`
    return { items: await this.#select(readAfterCut(companyId, cut)), total, more: false }
  }

  list(companyId: CompanyId, filter: DocumentFilter): Promise<readonly Document[]> {
    return this.#select(sql`${conditions(companyId, filter)} order by ${NEWEST_FIRST}`)
  }

  listLatest(companyId: CompanyId, each: number): Promise<readonly Document[]> {
    return this.#walkForms(companyId, each, sql`true`)
  }

  listHeld(companyId: CompanyId, day: LocalDate): Promise<readonly Document[]> {
    return this.#walkForms(companyId, 1, sql`d.date <= ${day} and d.annulled_at is null`)
  }

  /** Walks from form to form by the index, so as not to read the whole archive. */
  async #walkForms(
    companyId: CompanyId,
    each: number,
    isAsked: RawBuilder<unknown>,
  ): Promise<readonly Document[]> {
    const { rows } = await sql<DocumentRow>`
      with recursive forms (template_id) as (
        (select template_id from documents where company_id = ${companyId} order by template_id limit 1)
        union all
        select (select d.template_id from documents d
          where d.company_id = ${companyId} and d.template_id > f.template_id order by d.template_id limit 1)
        from forms f where f.template_id is not null)
      select l.* from forms f cross join lateral (
        select * from documents d where d.company_id = ${companyId} and d.template_id = f.template_id and ${isAsked}
        order by d.date desc, d.id desc limit ${each}) l
      order by l.date desc, l.id desc`.execute(this.#store.kysely)
    return rows.map(readDocument)
  }

  async get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>> {
    const [document] = await this.#select(
      sql`from documents d where d.company_id = ${companyId} and d.id = ${id}`,
    )
    return document ? ok(document) : err(notFound)
  }

  listBatch(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]> {
    return this.#select(sql`
      from documents d where d.company_id = ${companyId} and d.batch_id =
        (select batch_id from documents where company_id = ${companyId} and id = ${id})
      order by d.id`)
  }

  listEditions(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]> {
    return readEditions(this.#store.kysely, companyId, id)
  }

  readSource(companyId: CompanyId, id: DocumentId): Promise<PaperSource | null> {
    return readSource(this.#store.kysely, companyId, id)
  }

  async readFile(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<RenderedFile, NotFound>> {
    const document = await this.get(companyId, id)
    const mark = document.ok ? document.value.files[format] : null
    if (!mark) return err(notFound)
    const bytes = await this.#files.read(companyId, mark.sha256)
    return bytes.ok ? ok({ bytes: bytes.value, sha256: mark.sha256 }) : bytes
  }

  async listFreeNumbers(
    companyId: CompanyId,
    year: number,
    after: DocumentNumber,
    count: number,
    kind: TemplateKind | null = null,
  ): Promise<readonly DocumentNumber[]> {
    const { kysely } = this.#store
    const series = kind === null ? null : chooseSeries(await readNumbering(kysely, companyId), kind)
    return listLowestFree(kysely, companyId, year, series, after, count)
  }

  async readLastAnswers(companyId: CompanyId, templateId: TemplateId): Promise<Answers> {
    const { rows } = await sql<{ answers: Answers | null }>`
      select s.answers from document_sources s where s.company_id = ${companyId} and s.document_id =
        (select d.id from documents d where d.company_id = ${companyId} and d.template_id = ${templateId}
          and d.edition_of is null order by d.id desc limit 1)`.execute(this.#store.kysely)
    return rows[0]?.answers ?? {}
  }

  async #select(rest: RawBuilder<unknown>): Promise<readonly Document[]> {
    const { rows } = await sql<DocumentRow>`select d.* ${rest}`.execute(this.#store.kysely)
    return rows.map(readDocument)
  }

  async #readNumber(query: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ n: number }>`${query}`.execute(this.#store.kysely)
    return rows[0]?.n ?? 0
  }
}

/** The ids of all that the filter leaves, in the order of the archive. */
export async function archiveIds(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  filter: DocumentFilter,
): Promise<readonly DocumentId[]> {
  const all = sql<{ id: DocumentId }>`select d.id ${conditions(companyId, filter)} order by ${NEWEST_FIRST}`
  return (await all.execute(kysely)).rows.map(({ id }) => id)
}

const NEWEST_FIRST = sql`d.date desc, d.id desc`
const NEWEST_LAST = sql`d.date, d.id`

/** The pages before are passed over in the index, which knows the order by itself. */
const readAfterCut = (companyId: CompanyId, cut: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from (select d.id ${cut}) as c
    join documents d on d.company_id = ${companyId} and d.id = c.id order by ${NEWEST_FIRST}`

const issuedIn = (companyId: CompanyId): RawBuilder<unknown> =>
  sql`select coalesce(sum(issued), 0)::bigint as n from document_years where company_id = ${companyId}`

function conditions(companyId: CompanyId, filter: DocumentFilter): RawBuilder<unknown> {
  const { search, groupId, templateId, employeeId, incidentId, from, to } = filter
  const all = [
    sql`d.company_id = ${companyId}`,
    ...(groupId === null ? [] : [sql`d.group_id = ${groupId}`]),
    ...(templateId === null ? [] : [sql`d.template_id = ${templateId}`]),
    ...(employeeId === null ? [] : [sql`d.employee_ids @> array[${employeeId}]::bigint[]`]),
    ...(incidentId === null ? [] : [sql`d.incident_id = ${incidentId}`]),
    ...(from === null ? [] : [sql`d.date >= ${from}`]),
    ...(to === null ? [] : [sql`d.date <= ${to}`]),
    ...searchTerms(search).map(fitsTerm),
  ]
  return sql`from documents d where ${sql.join(all, sql` and `)}`
}

function fitsTerm({ texts, groupIds, date }: SearchTerm): RawBuilder<unknown> {
  const ways = [
    ...texts.map((text) => sql`strpos(d.search_key, ${text}) > 0`),
    ...groupIds.map((id) => sql`d.group_id = ${id}`),
    ...(date === null ? [] : [sql`d.date = ${date}`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
