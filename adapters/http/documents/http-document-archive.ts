import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type {
  DocumentArchive,
  DocumentFilter,
  DocumentQuery,
} from '@osh/core/documents/document-repository.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, type Result } from '@osh/core/shared/result.ts'
import {
  decodeDocument,
  decodeDocuments,
  documentParams,
  filterParams,
} from '#adapters/wire/documents/document-wire.ts'
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

  async get(companyId: CompanyId, id: DocumentId): Promise<Result<Document, NotFound>> {
    const ask = { method: 'get', path: `/api/documents/${id}` } as const
    const got = await this.#client.ask(ask, decodeDocument, ['not-found'])
    return got.ok && got.value.companyId !== companyId ? err(notFound) : got
  }
}
