import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document, DocumentFormat, DocumentId } from '@osh/core/documents/document.ts'
import type {
  DocumentFiles,
  DocumentIssuer,
  IssueRequest,
  PreviewRequest,
} from '@osh/core/documents/issuing/document-issuer.ts'
import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import type {
  CatalogueItem,
  CatalogueQuery,
  OfferedGroup,
  TemplateCatalogue,
} from '@osh/core/documents/library/template-catalogue.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import type { FieldErrors, NotFound } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { encodeIssueRequest, encodePreviewRequest } from '#adapters/wire/documents/document-request-wire.ts'
import {
  decodeDocument,
  documentBatchPath,
  documentFilePath,
} from '#adapters/wire/documents/document-wire.ts'
import { decodeCatalogue, decodeTemplateGroups } from '#adapters/wire/documents/template-wire.ts'
import { pageParams } from '#adapters/wire/page-wire.ts'
import { addressFor } from '../../browser-files/address-for.ts'
import type { SignedLink } from '../file-links.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpTemplateCatalogue implements TemplateCatalogue {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  groups(companyId: CompanyId, scope: TemplateScope, date: LocalDate): Promise<readonly OfferedGroup[]> {
    return this.#client.read('/api/template-groups', { companyId, scope, date }, decodeTemplateGroups)
  }

  search({ search, act, ...page }: CatalogueQuery): Promise<Listed<CatalogueItem>> {
    const asked = act === undefined ? { search } : { search, act }
    return this.#client.page('/api/catalogue', { ...asked, ...pageParams(page) }, decodeCatalogue)
  }
}

export class HttpDocumentIssuer implements DocumentIssuer {
  readonly #client: HttpClient
  constructor(client: HttpClient) {
    this.#client = client
  }

  issue(companyId: CompanyId, request: IssueRequest): Promise<Result<Document, FieldErrors | NotFound>> {
    const body = { companyId, ...encodeIssueRequest(request) }
    const ask = { method: 'post', path: '/api/documents', body } as const
    return this.#client.ask(ask, decodeDocument, ['fields', 'not-found'])
  }
}

/** Links that a new tab opens, signed by the server for a minute; a preview is kept in the browser's memory for as long. */
export class HttpDocumentFiles implements DocumentFiles {
  readonly #client: HttpClient
  readonly #signed: SignedLink
  constructor(client: HttpClient, signed: SignedLink) {
    this.#client = client
    this.#signed = signed
  }

  link(_: CompanyId, id: DocumentId, format: DocumentFormat): Promise<Result<string, NotFound>> {
    return this.#signed(`${documentFilePath(id)}?format=${format}`)
  }

  batchLink(_: CompanyId, id: DocumentId, format: DocumentFormat): Promise<Result<string, NotFound>> {
    return this.#signed(`${documentBatchPath(id)}?format=${format}`)
  }

  async preview(
    companyId: CompanyId,
    request: PreviewRequest,
  ): Promise<Result<string, FieldErrors | NotFound>> {
    const body = { companyId, ...encodePreviewRequest(request) }
    const ask = { method: 'post', path: '/api/documents/preview', body } as const
    const file = await this.#client.file(ask, ['fields', 'not-found'])
    return file.ok ? ok(addressFor(file.value)) : file
  }
}
