import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Numbering } from '@osh/core/companies/numbering.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Document, DocumentFormat, DocumentId, RenderedFile } from '@osh/core/documents/document.ts'
import type { DocumentFilter } from '@osh/core/documents/document-filter.ts'
import { inArchiveOrder, isFound } from '@osh/core/documents/document-order.ts'
import type { DocumentQueries, DocumentQuery } from '@osh/core/documents/document-repository.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import { yearOf } from '@osh/core/documents/numbering/document-date.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import { isInSeries, type Series, seriesOf } from '@osh/core/documents/numbering/numbering.ts'
import type { Listed } from '@osh/core/shared/page.ts'
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

  async page(companyId: CompanyId, { page, limit, ...filter }: DocumentQuery): Promise<Listed<Document>> {
    const all = await this.list(companyId, filter)
    const from = (page - 1) * limit
    return { items: all.slice(from, from + limit), total: all.length, more: false }
  }

  list(companyId: CompanyId, filter: DocumentFilter): Promise<readonly Document[]> {
    return this.#ledger.read((state) =>
      documentsOf(state, companyId)
        .filter((document) => isFound(document, filter))
        .toSorted(inArchiveOrder),
    )
  }

  latest(companyId: CompanyId, each: number): Promise<readonly Document[]> {
    return this.#ledger.read((state) => {
      const all = documentsOf(state, companyId).toSorted(inArchiveOrder)
      const latest = [...Map.groupBy(all, ({ templateId }) => templateId).values()]
      return latest.flatMap((documents) => documents.slice(0, each)).toSorted(inArchiveOrder)
    })
  }

  get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>> {
    return this.#ledger.read((state) => {
      const document = documentsOf(state, companyId).find((one) => one.id === id)
      return document ? ok(document) : err(notFound)
    })
  }

  batch(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]> {
    return this.#ledger.read((state) => {
      const all = documentsOf(state, companyId)
      const batch = all.find((one) => one.id === id)?.batch
      return all.filter((one) => one.batch === batch)
    })
  }

  lastAnswers(companyId: CompanyId, templateId: TemplateId): Promise<Answers> {
    return this.#ledger.read((state) => {
      const last = documentsOf(state, companyId).findLast((one) => one.templateId === templateId)
      return state.documentSources.find(({ documentId }) => documentId === last?.id)?.answers ?? {}
    })
  }

  file(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<RenderedFile, NotFound>> {
    return this.#ledger.read((state) => {
      const document = documentsOf(state, companyId).find((one) => one.id === id)
      const mark = document?.files[format]
      if (!mark) return err(notFound)
      const bytes = fileIn(state, companyId, mark.sha256)
      return bytes.ok ? ok({ bytes: bytes.value, sha256: mark.sha256 }) : bytes
    })
  }

  freeNumbers(
    companyId: CompanyId,
    year: number,
    { integer, letter }: DocumentNumber,
    count: number,
    kind: TemplateKind | null = null,
  ): Promise<readonly DocumentNumber[]> {
    return this.#ledger.read((state) => {
      const series = seriesOf(numberingIn(state, companyId), kind)
      return freeNumbers(takenIn(documentsOf(state, companyId), series, year, letter), letter, count, integer)
    })
  }
}

/** One kept by an older version of the program says nothing of it. */
export const numberingIn = ({ companies }: State, companyId: CompanyId): Numbering =>
  companies.find(({ id }) => id === companyId)?.numbering ?? 'whole'

/** Those kept by an older version of the program say nothing of annulment, nor of kinds. */
export const documentsOf = ({ documents }: State, companyId: CompanyId): readonly Document[] =>
  documents
    .filter((document) => document.companyId === companyId)
    .map((document) => ({ ...document, annulled: document.annulled ?? null, kind: document.kind ?? null }))

/** Integers that are on documents of the series, year and letter. */
export const takenIn = (
  own: readonly Document[],
  series: Series,
  year: number,
  letter: string,
): ReadonlySet<number> =>
  new Set(
    own
      .filter((one) => isInSeries(series, one) && yearOf(one.date) === year && one.number.letter === letter)
      .map(({ number }) => number.integer),
  )
