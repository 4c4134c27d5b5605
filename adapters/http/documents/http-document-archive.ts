import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type {
  DocumentArchive,
  DocumentFilter,
  DocumentQuery,
} from '@osh/core/documents/document-repository.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, type Result } from '@osh/core/shared/results/result.ts'
import {
  decodeDocument,
  decodeDocuments,
  documentParams,
  filterParams,
} from '#adapters/wire/documents/document-wire.ts'
import {
  decodeFreeNumbers,
  decodeLastAnswers,
  freeNumbersParams,
} from '#adapters/wire/documents/issue-hints-wire.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpDocumentArchive implements DocumentArchive {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  page(companyId: CompanyId, query: DocumentQuery): Promise<Listed<Document>> {
    return this.#client.page('/api/documents', { companyId, ...documentParams(query) }, decodeDocuments)
  }

  list(companyId: CompanyId, filter: DocumentFilter): Promise<readonly Document[]> {
    return this.#client.read('/api/documents', { companyId, ...filterParams(filter) }, decodeDocuments)
  }

  latest(companyId: CompanyId, each: number): Promise<readonly Document[]> {
    return this.#client.read('/api/documents', { companyId, latest: each }, decodeDocuments)
  }

  freeNumbers(
    companyId: CompanyId,
    year: number,
    after: DocumentNumber,
    count: number,
  ): Promise<readonly DocumentNumber[]> {
    const params = { companyId, ...freeNumbersParams({ year, after, count }) }
    return this.#client.read('/api/documents/free-numbers', params, decodeFreeNumbers)
  }

  lastAnswers(companyId: CompanyId, templateId: TemplateId): Promise<Answers> {
    const params = { companyId, templateId }
    return this.#client.read('/api/documents/last-answers', params, decodeLastAnswers)
  }

  async get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>> {
    const ask = { method: 'get', path: `/api/documents/${id}` } as const
    const got = await this.#client.ask(ask, decodeDocument, ['not-found'])
    return got.ok && got.value.companyId !== companyId ? err(notFound) : got
  }
}
