import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { addsFacts } from '../facts/adds-facts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardAdding, mayAdd } from '../tariffs/adding.ts'
import { annul } from './annul.ts'
import type { Answers } from './answers/answers.ts'
import type { Document, DocumentDraft, DocumentFormat, DocumentId, RenderedFile } from './document.ts'
import type { DocumentFilter } from './document-filter.ts'
import { storeEdition } from './editions/store-edition.ts'
import { storeDocument } from './issuing/store-document.ts'
import type { TemplateId, TemplateKind } from './library/template.ts'
import type { DocumentNumber } from './numbering/document-number.ts'

export type DocumentQuery = DocumentFilter & PageQuery

/** The archive of a company's issued documents, annulled ones too. */
export interface ArchiveQueries {
  /** Latest date first, of one day the last issued first. The total of the whole archive is exact; what a filter leaves is counted as far as other lists are. */
  listPage(companyId: CompanyId, query: DocumentQuery): Promise<Listed<Document>>
  /** All that the filter leaves, in the same order. */
  list(companyId: CompanyId, filter: DocumentFilter): Promise<readonly Document[]>
  /** Of each form the `each` latest documents, in the same order; 1 to 50. */
  listLatest(companyId: CompanyId, each: number): Promise<readonly Document[]>
  get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>>
  /**
   * The lowest free numbers of the year and letter above `after`; 1 to 50 of them, fewer where the year has no more. `kind` says for what
   * form: they may be of its own series. Without it no document has them.
   */
  listFreeNumbers(
    companyId: CompanyId,
    year: number,
    after: DocumentNumber,
    count: number,
    kind?: TemplateKind | null,
  ): Promise<readonly DocumentNumber[]>
  /** What the document of the form that was issued last, but for later editions, was answered with; `{}` where there is none. */
  readLastAnswers(companyId: CompanyId, templateId: TemplateId): Promise<Answers>
}

/** The archive as long as it may be: first its ids, then some of it at a time. */
export interface LongArchive {
  /** All that the filter leaves, in the order of the archive. */
  listDocumentIds(companyId: CompanyId, filter: DocumentFilter): Promise<readonly DocumentId[]>
  /** In any order. */
  listDocuments(companyId: CompanyId, ids: readonly DocumentId[]): Promise<readonly Document[]>
}

/** What a person can do to issued documents. */
export const archiveCommands = { annul }

/** The archive as a page has it. */
export type DocumentArchive = ArchiveQueries & CommandsOf<typeof archiveCommands>

/** What a server does with issued papers. */
export const documentCommands = {
  issue: mayAdd(
    guardAdding(storeDocument, ({ draft }) => !draft.ofIncident && !draft.ofMicrotrauma),
    addsFacts,
  ),
  reissue: guardAdding(storeEdition, ({ isDue }) => !isDue),
  ...archiveCommands,
}

/** What a server reads of the archive beside what a page does. */
export interface DocumentQueries extends ArchiveQueries {
  /** The stored bytes, the same each time. */
  readFile(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<RenderedFile, NotFound>>
  /** Of each form the latest document that is dated on or before the day and was not annulled, in the order of the archive. */
  listHeld(companyId: CompanyId, day: LocalDate): Promise<readonly Document[]>
  /** The documents issued together with one, in the order of issue. */
  listBatch(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]>
  /** All editions of the paper whose first it is, that first. */
  listEditions(companyId: CompanyId, id: DocumentId): Promise<readonly Document[]>
  /** What a document was made from and answered with; null where there is none such. */
  readSource(companyId: CompanyId, id: DocumentId): Promise<PaperSource | null>
}

export type PaperSource = Pick<DocumentDraft, 'data' | 'answers'>

/** The archive as a server keeps it. */
export type DocumentRepository = DocumentQueries & CommandsOf<typeof documentCommands>
