import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Document, DocumentFormat, DocumentId } from '@osh/core/documents/document.ts'
import { nameDocumentFile } from '@osh/core/documents/document-file-name.ts'
import type { DocumentRepository } from '@osh/core/documents/document-repository.ts'
import type { EditionDesk } from '@osh/core/documents/editions/edition-desk.ts'
import { makeEditionDesk } from '@osh/core/documents/editions/reissue.ts'
import type {
  DocumentFiles,
  DocumentIssuer,
  PreviewRequest,
} from '@osh/core/documents/issuing/document-issuer.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { previewDocument } from '@osh/core/documents/issuing/preview-document.ts'
import type { LawDesk } from '@osh/core/documents/library/law-review.ts'
import { makeLawDesk } from '@osh/core/documents/library/review-law.ts'
import { makeFormSearch } from '@osh/core/documents/library/search-forms.ts'
import {
  filterRestingOn,
  listOfferedGroups,
  type TemplateCatalogue,
} from '@osh/core/documents/library/template-catalogue.ts'
import { gatherPapers, type PrintRequest } from '@osh/core/documents/printing/print-together.ts'
import type { PreviewCode, PrintCode } from '@osh/core/documents/refusal-codes.ts'
import { chooseFormat } from '@osh/core/documents/stored-files.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { makeLearnNumbers } from '@osh/core/registry/protocols/learn-numbers.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { mediaTypes } from '../documents/file/media-types.ts'
import { addressOfFile } from './local-memo-files.ts'

/** Loads the forms library when it is first asked for. */
export type Press = () => Promise<FormPress>

/** The server's own rules, in the browser. */
export function makeLocalIssuer(records: StoredRecords, clock: Clock, press: Press): DocumentIssuer {
  const issuer = async () => makeIssueDocuments({ ...records, staff: records, clock, press: await press() })
  return {
    readKnown: async (companyId, request) => (await issuer()).readKnown(companyId, request),
    check: async (companyId, request) => (await issuer()).check(companyId, request),
    issue: async (companyId, request) => (await issuer()).issue(companyId, request),
  }
}

/** The same of editions. */
export function makeLocalEditions(records: StoredRecords, clock: Clock, press: Press): EditionDesk {
  const desk = async () => {
    const { readParagraphs } = await import('../documents/docx/read-paragraphs.ts')
    return makeEditionDesk({
      ...{ ...records, staff: records, clock, press: await press(), readParagraphs },
      learnSince: makeLearnNumbers(records.registry),
    })
  }
  return {
    look: async (companyId, id) => (await desk()).look(companyId, id),
    reissue: async (companyId, id) => (await desk()).reissue(companyId, id),
  }
}

export const makeLocalLaw = (records: StoredRecords, clock: Clock, press: Press): LawDesk => ({
  reviewLaw: async (companyId) =>
    makeLawDesk({ ...records, clock, templates: (await press()).templates }).reviewLaw(companyId),
})

export const makeLocalCatalogue = (
  { companies, responsibilities }: StoredRecords,
  clock: Clock,
  press: Press,
): TemplateCatalogue => ({
  listGroups: async (companyId, scope, date) => {
    const [{ templates }, holders, company] = await Promise.all([
      press(),
      responsibilities.readHolders(companyId),
      companies.get(companyId),
    ])
    const today = clock.today(company.ok ? company.value.timeZone : DEFAULT_TIME_ZONE)
    return listOfferedGroups(templates, scope, { date, today }, holders)
  },
  search: async ({ search, act, page, limit }) => {
    const found = filterRestingOn(makeFormSearch((await press()).templates)(search), act)
    return { items: found.slice((page - 1) * limit, page * limit), total: found.length, more: false }
  },
})

/** Files, stored or made to be looked at; a link is the address of the file in the browser's memory. */
export class LocalDocumentFiles implements DocumentFiles {
  readonly #records: StoredRecords
  readonly #documents: DocumentRepository
  readonly #press: Press
  constructor(records: StoredRecords, press: Press) {
    this.#records = records
    this.#documents = records.documents
    this.#press = press
  }

  async makePreviewLink(
    companyId: CompanyId,
    request: PreviewRequest,
  ): Promise<Result<string, FieldErrors<PreviewCode> | NotFound>> {
    const needs = { ...this.#records, staff: this.#records, press: await this.#press() }
    const preview = await previewDocument(needs, companyId, request)
    return preview.ok ? ok(addressOfFile(preview.value.bytes, preview.value.format)) : preview
  }

  async makeLink(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<string, NotFound>> {
    const document = await this.#documents.get(companyId, id)
    const file = await this.#documents.readFile(companyId, id, format)
    if (!document.ok || !file.ok) return err(notFound)
    return ok(addressOfFile(await giveOut(document.value, format, file.value.bytes), format))
  }

  async makeBatchLink(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<string, NotFound>> {
    const batch = await this.#documents.listBatch(companyId, id)
    if (batch.length === 0) return err(notFound)
    const { zipSync } = await import('fflate')
    const files = await Promise.all(batch.map((document) => this.#pack(document, format)))
    return ok(addressOfFile(zipSync(Object.fromEntries(files), { level: 0 }), 'zip'))
  }

  async makeJointLink(
    companyId: CompanyId,
    request: PrintRequest,
  ): Promise<Result<string, FieldErrors<PrintCode>>> {
    const papers = await gatherPapers(this.#documents, companyId, request)
    if (!papers.ok) return papers
    const { joinPdfs } = await import('../documents/joined/join-pdfs.ts')
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for await (const piece of joinPdfs(this.#readPrints(papers.value))) pieces.push(new Uint8Array(piece))
    return ok(addressFor(new Blob(pieces, { type: mediaTypes.pdf })))
  }

  async *#readPrints(papers: readonly Document[]): AsyncGenerator<Uint8Array, undefined> {
    for (const paper of papers) {
      const file = await this.#documents.readFile(paper.companyId, paper.id, 'pdf')
      if (file.ok) yield await giveOut(paper, 'pdf', file.value.bytes)
    }
  }

  async #pack(document: Document, format: DocumentFormat): Promise<readonly [string, Uint8Array]> {
    const kept = chooseFormat(document, format)
    const file = await this.#documents.readFile(document.companyId, document.id, kept)
    const bytes = file.ok ? await giveOut(document, kept, file.value.bytes) : new Uint8Array()
    return [nameDocumentFile(document, kept), bytes]
  }
}

/** What marks annulled copies is fetched when there is one. */
async function giveOut(document: Document, format: DocumentFormat, bytes: Uint8Array): Promise<Uint8Array> {
  if (!document.annulled) return bytes
  const { copyOf } = await import('../documents/annulled/annulled-copy.ts')
  return copyOf(document, format, bytes)
}
