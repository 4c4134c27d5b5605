import type { CompanyId } from '../../companies/company.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { isId } from '../../shared/input/identifier.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Document, DocumentId } from '../document.ts'
import type { DocumentQueries } from '../document-repository.ts'
import type { PrintCode } from '../refusal-codes.ts'

/** Papers that are printed as one file. */
export const MOST_TOGETHER = 500

/** Papers to be printed as one file: these, in that order, or all that were issued together with one. */
export type PrintRequest = { readonly ids: readonly DocumentId[] } | { readonly batch: DocumentId }

/** Reads which papers are to be printed as one file, each once; `batchId` instead of `parseDocumentIds` is for a whole batch. */
export function readPrintRequest(
  input: Input,
): Result<PrintRequest, FieldErrors<'documents/none-chosen' | 'documents/too-many' | 'list/invalid'>> {
  if (isId(input.batchId)) return ok({ batch: input.batchId as DocumentId })
  const given: unknown = input.documentIds ?? []
  const refuse = <C extends 'documents/none-chosen' | 'documents/too-many' | 'list/invalid'>(code: C) =>
    err(fieldErrors({ field: 'documentIds', code }))
  if (!Array.isArray(given) || !given.every(isId)) return refuse('list/invalid')
  const ids = [...new Set(given as DocumentId[])]
  if (ids.length === 0) return refuse('documents/none-chosen')
  return ids.length > MOST_TOGETHER ? refuse('documents/too-many') : ok({ ids })
}

/** The papers, or every one that can't be printed, by its row: one that is not there, or one that there is only in .docx. */
export async function gatherPapers(
  archive: Pick<DocumentQueries, 'get' | 'listBatch'>,
  companyId: CompanyId,
  request: PrintRequest,
): Promise<Result<readonly Document[], FieldErrors<PrintCode>>> {
  const found = await ('batch' in request
    ? archive.listBatch(companyId, request.batch)
    : Promise.all(request.ids.map((id) => findPaper(archive, companyId, id))))
  if (found.length === 0) return err(fieldErrors({ field: 'batchId', code: 'documents/unknown' }))
  if (found.length > MOST_TOGETHER)
    return err(fieldErrors({ field: 'documentIds', code: 'documents/too-many' }))
  const documents: Document[] = []
  const errors: FieldError<PrintCode>[] = []
  for (const [row, document] of found.entries()) {
    if (document?.files.pdf) documents.push(document)
    else errors.push({ field: 'documentIds', row, code: document ? 'format/docx-only' : 'documents/unknown' })
  }
  return errors.length > 0 ? err({ code: 'fields', errors }) : ok(documents)
}

async function findPaper(
  archive: Pick<DocumentQueries, 'get'>,
  companyId: CompanyId,
  id: DocumentId,
): Promise<Document | null> {
  const found = await archive.get(companyId, id)
  return found.ok ? found.value : null
}
