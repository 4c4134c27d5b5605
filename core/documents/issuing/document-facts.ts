import { type Question, question, type Write } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Numbering } from '../../companies/numbering.ts'
import type { FileWrite } from '../../files/file-store.ts'
import type { Answers } from '../answers/answers.ts'
import type { Annulment, Document, DocumentDraft, DocumentId } from '../document.ts'
import type { TemplateId } from '../library/template.ts'
import type { DocumentNumber } from '../numbering/document-number.ts'
import type { Series } from '../numbering/numbering.ts'

type Year = { readonly companyId: CompanyId; readonly year: number }

/** Locks the numbers of the company's year: whoever issues a document waits for whoever issues another. */
export type LockYear = Question<'document-year', Year, null>
export const lockYear = question<LockYear>('document-year')

/** How the company numbers its documents. */
export type NumberingOf = Question<'numbering', { readonly companyId: CompanyId }, Numbering>
export const numberingOf = question<NumberingOf>('numbering')

type OfSeries = Year & { readonly series: Series }

export type IsNumberTaken = Question<
  'is-number-taken',
  OfSeries & { readonly number: DocumentNumber },
  boolean
>
export const isNumberTaken = question<IsNumberTaken>('is-number-taken')

/** The lowest free numbers of the series, year and letter, so many at most. */
export type FreeNumbers = Question<
  'free-numbers',
  OfSeries & { readonly letter: string; readonly count: number },
  readonly DocumentNumber[]
>
export const freeNumbersOf = question<FreeNumbers>('free-numbers')

/** Whether the document is the first of a batch of the company. */
export type BeginsBatch = Question<
  'begins-batch',
  { readonly companyId: CompanyId; readonly id: DocumentId },
  boolean
>
export const beginsBatch = question<BeginsBatch>('begins-batch')

/** Locks the document; null where the company has none such. */
export type LockDocument = Question<
  'document',
  { readonly companyId: CompanyId; readonly id: DocumentId },
  Document | null
>
export const lockDocument = question<LockDocument>('document')

/** The id that a new document gets; given to no other. */
export type NewDocumentId = Question<'new-document-id', { readonly companyId: CompanyId }, DocumentId>
export const newDocumentId = question<NewDocumentId>('new-document-id')

/** All editions of the paper whose first it is, that first. Whoever asks has locked it. */
export type EditionsOf = Question<
  'editions',
  { readonly companyId: CompanyId; readonly id: DocumentId },
  readonly Document[]
>
export const editionsOf = question<EditionsOf>('editions')

/** First editions by a form that have the numbers of the years, but for annulled ones, with what they were answered with. */
export type PapersNumbered = Question<
  'papers-numbered',
  {
    readonly companyId: CompanyId
    readonly templateId: TemplateId
    readonly numbers: readonly NumberOfYear[]
  },
  readonly AnsweredPaper[]
>
export const papersNumbered = question<PapersNumbered>('papers-numbered')

export type NumberOfYear = { readonly year: number; readonly number: DocumentNumber }
export type AnsweredPaper = { readonly document: Document; readonly answers: Answers }

/** All that the paper was made from, as it was stored; null where nothing was. */
export type DataOfPaper = Question<
  'data-of-paper',
  { readonly companyId: CompanyId; readonly id: DocumentId },
  unknown
>
export const dataOfPaper = question<DataOfPaper>('data-of-paper')

export type DocumentQuestion =
  | DataOfPaper
  | EditionsOf
  | PapersNumbered
  | LockYear
  | NumberingOf
  | IsNumberTaken
  | FreeNumbers
  | BeginsBatch
  | LockDocument
  | NewDocumentId

/** A document and what its files were made from; all of it is kept as it is. */
export type IssuedPaper = Pick<DocumentDraft, 'data' | 'answers'> & { readonly document: Document }

export type AnnulledDocument = {
  readonly companyId: CompanyId
  readonly id: DocumentId
  readonly annulled: Annulment
}

export type AwaitedEdition = {
  readonly companyId: CompanyId
  readonly id: DocumentId
  readonly awaits: boolean
}

export type DocumentWrite =
  /** Which papers wait for another edition, or do no more. */
  | Write<'awaited-editions', AwaitedEdition>
  | FileWrite
  | Write<'issued-papers', IssuedPaper>
  | Write<'annulled-documents', AnnulledDocument>
