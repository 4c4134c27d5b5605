import type { Document, DocumentFormat, DocumentId } from '@osh/core/documents/document.ts'
import type { DocumentRepository } from '@osh/core/documents/document-repository.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { z } from 'zod'
import { documentFileName, plainFileName } from '#adapters/documents/document-name.ts'
import { mediaTypes } from '#adapters/documents/paper.ts'
import type { Api, OfOwned } from '../../api.ts'
import { absent, refuse } from '../../response/problems.ts'
import { POLICY_OF_FILES } from '../../response/security-headers.ts'
import { disposition, formatIn } from '../../response/send-file.ts'
import { type Packed, zipStream } from '../../response/zip-stream.ts'

const formatQuery = { format: { schema: z.enum(['docx', 'pdf']).default('docx') } }
const unknownFormat = fieldErrors({ field: 'format', code: 'choice/unknown' })
const docxOnly = fieldErrors({ field: 'format', code: 'format/docx-only' })

/** Stored files, the same bytes each time. */
export function documentFileRoutes(api: Api): void {
  api.fileOf(
    'document',
    {
      method: 'get',
      path: '/api/documents/{id}/file',
      summary:
        'The document as issued, docx unless said otherwise; the entity tag is its SHA-256. 422 for the pdf that a paper by an own form lacks',
      query: formatQuery,
      answer: { status: 200, files: Object.values(mediaTypes) },
    },
    sendFile,
  )
  api.fileOf(
    'document',
    {
      method: 'get',
      path: '/api/documents/{id}/batch',
      summary:
        'A zip of the documents issued together with this one; a paper that has no pdf is in it as docx',
      query: formatQuery,
      answer: { status: 200, files: ['application/zip'] },
    },
    sendBatch,
  )
}

async function sendFile({ c, id, query, records, company }: OfOwned): Promise<Response> {
  const format = formatIn(query.format)
  if (!format) return refuse(c, unknownFormat)
  const [document, file] = await Promise.all([
    records.documents.get(company, id as DocumentId),
    records.documents.file(company, id as DocumentId, format),
  ])
  if (document.ok && document.value.files[format] === null) return refuse(c, docxOnly)
  if (!document.ok || !file.ok) return absent(c)
  c.header('content-security-policy', POLICY_OF_FILES)
  return c.body(new Uint8Array(file.value.bytes), 200, {
    etag: `"${file.value.sha256}"`,
    'content-type': mediaTypes[format],
    'content-disposition': disposition(
      `document.${format}`,
      documentFileName(document.value, format),
      format === 'pdf',
    ),
  })
}

async function sendBatch({ c, id, query, records, company }: OfOwned): Promise<Response> {
  const format = formatIn(query.format)
  if (!format) return refuse(c, unknownFormat)
  const batch = await records.documents.batch(company, id as DocumentId)
  const [first] = batch
  if (!first) return absent(c)
  c.header('content-security-policy', POLICY_OF_FILES)
  const name = `${plainFileName(first.title)} (${batch.length}).zip`
  return c.body(zipStream(filesOf(records.documents, batch, format), new Date(first.enteredAt)), 200, {
    'content-type': 'application/zip',
    'content-disposition': disposition('documents.zip', name, false),
  })
}

async function* filesOf(
  documents: DocumentRepository,
  batch: readonly Document[],
  format: DocumentFormat,
): AsyncGenerator<Packed, undefined> {
  for (const document of batch) {
    const kept = document.files[format] ? format : 'docx'
    const file = await documents.file(document.companyId, document.id, kept)
    if (file.ok) yield { name: documentFileName(document, kept), bytes: file.value.bytes }
  }
}
