import { createHash } from 'node:crypto'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document, DocumentFormat, RenderedFile } from '@osh/core/documents/document.ts'
import { nameDocumentFile } from '@osh/core/documents/document-file-name.ts'
import type { DocumentRepository } from '@osh/core/documents/document-repository.ts'
import {
  gatherPapers,
  type PrintRequest,
  readPrintRequest,
} from '@osh/core/documents/printing/print-together.ts'
import { chooseFormat, findFile } from '@osh/core/documents/stored-files.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import { type FileStore, readPieces } from '@osh/core/files/file-store.ts'
import { isHiddenPaper } from '@osh/core/hiding/hidden-paper.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { hiddenFile } from '@osh/core/rights/hidden-file.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { copyOf } from '#adapters/documents/annulled/annulled-copy.ts'
import { joinPdfs } from '#adapters/documents/joined/join-pdfs.ts'
import type { ServedBy } from '#adapters/wire/contract/call.ts'
import { documentFileCalls, printCalls } from '#adapters/wire/documents/document-file-calls.ts'
import type { Access } from '../../access.ts'
import type { Api } from '../../api.ts'
import { requireBytes } from '../../response/bytes-or-404.ts'
import { streamOf } from '../../response/stream-of.ts'
import { type Packed, zipStream } from '../../response/zip-stream.ts'
import { serve } from '../../serve.ts'

const described = {
  file: 'The document as issued, docx unless said otherwise; the entity tag is its SHA-256. 422 for the pdf that a paper by an own form lacks',
  batch: 'A zip of the documents issued together with this one; a paper that has no pdf is in it as docx',
}

const ofPrinting = {
  together: {
    summary:
      'The documents, or with `batchId` those issued together, one after another as one pdf, 500 at most; annulled ones are marked',
    judge: readPrintRequest,
  },
}

/** Stored files, the same bytes each time; of annulled documents copies that say so. */
export function addDocumentFileRoutes(api: Api, access: Access): void {
  const readBy =
    (caller: Parameters<Access['enter']>[0]): MayRead =>
    async (company) =>
      access.mayStill(caller, company, 'see-records')
  serve(api, documentFileCalls, described, ({ caller, records, hidden }) =>
    serveFiles(records, hidden, readBy(caller)),
  )
  serve(api, printCalls, ofPrinting, ({ caller, hidden, records: { documents } }) => ({
    together: async (company, request) => {
      if (await hasHiddenPaper(documents, company, request, hidden)) return err(hiddenFile)
      const papers = await gatherPapers(documents, company, request)
      if (!papers.ok) return papers
      const bytes = streamOf(joinPdfs(readPrints(documents, papers.value, readBy(caller))))
      return ok({
        format: 'pdf',
        bytes,
        name: `Документы (${papers.value.length}).pdf`,
        latinName: 'documents',
      })
    },
  }))
}

/** Whether any of the papers has something hidden: none is left out without a word. */
async function hasHiddenPaper(
  documents: Pick<DocumentRepository, 'get' | 'listBatch'>,
  company: CompanyId,
  request: PrintRequest,
  hidden: readonly HiddenKind[],
): Promise<boolean> {
  if (hidden.length === 0) return false
  if ('batch' in request)
    return (await documents.listBatch(company, request.batch)).some((paper) => isHiddenPaper(paper, hidden))
  const papers = await Promise.all(request.ids.map((id) => documents.get(company, id)))
  return papers.some((paper) => paper.ok && isHiddenPaper(paper.value, hidden))
}

type MayRead = (company: CompanyId) => Promise<boolean>

const serveFiles = (
  { documents, files }: StoredRecords,
  hidden: readonly HiddenKind[],
  mayRead: MayRead,
): ServedBy<typeof documentFileCalls> => ({
  file: async (company, id, format) => {
    const document = await documents.get(company, id)
    if (!document.ok) return document
    if (isHiddenPaper(document.value, hidden)) return err(hiddenFile)
    const found = findFile(document.value, format)
    if (!found.ok) return found
    const { sha256 } = found.value
    const stored = async () => requireBytes(await files.read(company, sha256))
    return ok({
      ...(document.value.annulled
        ? markAnnulled(document.value, format, await stored())
        : { bytes: stored, sha256 }),
      format,
      name: nameDocumentFile(document.value, format),
      latinName: 'document',
    })
  },
  batch: async (company, id, format) => {
    const batch = await documents.listBatch(company, id)
    const [first] = batch
    if (!first) return err(notFound)
    if (batch.some((paper) => isHiddenPaper(paper, hidden))) return err(hiddenFile)
    return ok({
      format: 'zip',
      bytes: zipStream(pack(files, batch, format, mayRead), new Date(first.enteredAt)),
      name: `${cleanFileName(first.title)} (${batch.length}).zip`,
      latinName: 'documents',
    })
  },
})

/** The copy that says that the document is annulled; its entity tag is its own. */
function markAnnulled(document: Document, format: DocumentFormat, stored: Uint8Array): RenderedFile {
  const bytes = copyOf(document, format, stored)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A download lasts: access is asked for again before each file, and whoever has lost it gets no zip. */
async function* pack(
  files: FileStore,
  batch: readonly Document[],
  format: DocumentFormat,
  mayRead: MayRead,
): AsyncGenerator<Packed, undefined> {
  for (const document of batch) {
    if (!(await mayRead(document.companyId))) throw new Unavailable(404)
    const kept = chooseFormat(document, format)
    const name = nameDocumentFile(document, kept)
    const mark = document.files[kept]
    if (mark && !document.annulled) yield { name, bytes: readPieces(files, document.companyId, mark) }
    else if (mark) {
      const stored = await files.read(document.companyId, mark.sha256)
      if (stored.ok) yield { name, bytes: copyOf(document, kept, stored.value) }
    }
  }
}

/** The prints as they are given out, each read when there is room for it, by whoever may still read it. */
async function* readPrints(
  documents: DocumentRepository,
  papers: readonly Document[],
  mayRead: MayRead,
): AsyncGenerator<Uint8Array, undefined> {
  for (const paper of papers) {
    if (!(await mayRead(paper.companyId))) throw new Unavailable(404)
    const file = await documents.readFile(paper.companyId, paper.id, 'pdf')
    if (file.ok) yield copyOf(paper, 'pdf', file.value.bytes)
  }
}
