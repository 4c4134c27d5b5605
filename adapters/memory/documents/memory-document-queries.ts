import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Numbering } from '@osh/core/companies/numbering.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import {
  type Document,
  type DocumentFormat,
  type DocumentId,
  isFirstEdition,
  type RenderedFile,
} from '@osh/core/documents/document.ts'
import { type DocumentFilter, isEveryDocument } from '@osh/core/documents/document-filter.ts'
import { compareInArchiveOrder, isFound } from '@osh/core/documents/document-order.ts'
import type { DocumentQueries, DocumentQuery, PaperSource } from '@osh/core/documents/document-repository.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import { takeDocumentYear } from '@osh/core/documents/numbering/document-date.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import { chooseSeries, isInSeries, type Series } from '@osh/core/documents/numbering/numbering.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Listed, pageOf } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { fileIn } from '../files/memory-file-store.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

export class MemoryDocumentQueries implements DocumentQueries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  async listPage(companyId: CompanyId, { page, limit, ...filter }: DocumentQuery): Promise<Listed<Document>> {
    const all = await this.list(companyId, filter)
    const listed = pageOf(all, { page, limit })
    return isEveryDocument(filter) ? { ...listed, total: all.length, more: false } : listed
  }

  list(companyId: CompanyId, filter: DocumentFilter): Promise<readonly Document[]> {
    return this.#ledger.read((state) =>
      listDocuments(state, companyId)
        .filter((document) => isFound(document, filter))
        .toSorted(compareInArchiveOrder),
    )
  }

  listLatest(companyId: CompanyId, each: number): Promise<readonly Document[]> {
    return this.#ledger.read((state) => {
      const all = listDocuments(state, companyId).toSorted(compareInArchiveOrder)
      const latest = [...Map.groupBy(all, ({ templateId }) => templateId).values()]
      return latest.flatMap((documents) => documents.slice(0, each)).toSorted(compareInArchiveOrder)
    })
  }

  listHeld(companyId: CompanyId, day: LocalDate): Promise<readonly Document[]> {
    return this.#ledger.read((state) => {
      const held = listDocuments(state, companyId).filter((one) => one.annulled === null && one.date <= day)
      const ofForms = Map.groupBy(held.toSorted(compareInArchiveOrder), ({ templateId }) => templateId)
      return [...ofForms.values()].flatMap((documents) => documents.slice(0, 1))
    })
  }

  get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>> {
    return this.#ledger.read((state) => {
      const document = listDocuments(state, companyId).find((one) => one.id === id)
      return document ? ok(document) : err(notFound)
    })
  }

  listBatch(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]> {
    return this.#ledger.read((state) => {
      const all = listDocuments(state, companyId)
      const batch = all.find((one) => one.id === id)?.batch
      return all.filter((one) => one.batch === batch)
    })
  }

  listEditions(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]> {
    return this.#ledger.read((state) => listEditions(state, companyId, id))
  }

  readSource(companyId: CompanyId, id: DocumentId): Promise<PaperSource | null> {
    return this.#ledger.read((state) => {
      const isOwn = listDocuments(state, companyId).some((one) => one.id === id)
      const source = isOwn ? findSource(state, id) : undefined
      return source ? { data: source.data, answers: source.answers ?? {} } : null
    })
  }

  readLastAnswers(companyId: CompanyId, templateId: TemplateId): Promise<Answers> {
    return this.#ledger.read((state) => {
      const last = listDocuments(state, companyId).findLast(
        (one) => one.templateId === templateId && isFirstEdition(one),
      )
      return (last && findSource(state, last.id)?.answers) ?? {}
    })
  }

  readFile(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<RenderedFile, NotFound>> {
    return this.#ledger.read((state) => {
      const document = listDocuments(state, companyId).find((one) => one.id === id)
      const mark = document?.files[format]
      if (!mark) return err(notFound)
      const bytes = fileIn(state, companyId, mark.sha256)
      return bytes.ok ? ok({ bytes: bytes.value, sha256: mark.sha256 }) : bytes
    })
  }

  listFreeNumbers(
    companyId: CompanyId,
    year: number,
    { integer, letter }: DocumentNumber,
    count: number,
    kind: TemplateKind | null = null,
  ): Promise<readonly DocumentNumber[]> {
    return this.#ledger.read((state) => {
      const series = chooseSeries(readNumbering(state, companyId), kind)
      return freeNumbers(
        listTaken(listDocuments(state, companyId), series, year, letter),
        letter,
        count,
        integer,
      )
    })
  }
}

/** One kept by an older version of the program says nothing of it. */
export const readNumbering = ({ companies }: State, companyId: CompanyId): Numbering =>
  companies.find(({ id }) => id === companyId)?.numbering ?? 'whole'

/** Those kept by an older version of the program say nothing of annulment, nor of kinds. */
export const listDocuments = ({ documents }: State, companyId: CompanyId): readonly Document[] =>
  documents
    .filter((document) => document.companyId === companyId)
    .map((document) => ({ ...document, annulled: document.annulled ?? null, kind: document.kind ?? null }))

/** All editions of the paper whose first it is, that first. */
export const listEditions = (state: State, companyId: CompanyId, first: DocumentId): readonly Document[] =>
  listDocuments(state, companyId)
    .filter((one) => one.editionOf === first || (one.id === first && isFirstEdition(one)))
    .toSorted((a, b) => (a.edition ?? 1) - (b.edition ?? 1))

/** What a document was made from and answered with. */
export const findSource = ({ documentSources }: State, id: DocumentId) =>
  documentSources.find(({ documentId }) => documentId === id)

/** Integers that are on documents of the series, year and letter. */
export const listTaken = (
  own: readonly Document[],
  series: Series,
  year: number,
  letter: string,
): ReadonlySet<number> =>
  new Set(
    own
      .filter(
        (one) =>
          isInSeries(series, one) && takeDocumentYear(one.date) === year && one.number.letter === letter,
      )
      .map(({ number }) => number.integer),
  )
