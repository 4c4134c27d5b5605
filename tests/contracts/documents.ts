import { createHash } from 'node:crypto'
import type { Document, DocumentDraft, DocumentFormat } from '@osh/core/documents/document.ts'
import type { DocumentRepository } from '@osh/core/documents/document-repository.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { parseDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { day } from '#tests/examples.ts'
import { accepted, type World } from './world.ts'

/** A file whose bytes tell the text. */
export function fileOf(text: string) {
  const bytes = new TextEncoder().encode(text)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

type Draft = Omit<DocumentDraft, 'number'> & { readonly number: string }

/** A document as it usually is, of the number `7`. */
export function aDocument({ number = '7', ...changes }: Partial<Draft> = {}): DocumentDraft {
  const files = { docx: fileOf(`docx ${number}`), pdf: fileOf(`pdf ${number}\0\xff`) }
  return {
    templateId: 1001 as TemplateId,
    groupId: 1,
    kind: 'order',
    title: 'Приказ о назначении ответственного',
    number: accepted(parseDocumentNumber(number)),
    date: day('2026-11-20'),
    employees: [],
    batch: null,
    data: { document: { number } },
    answers: {},
    files,
    ...changes,
  }
}

export function issuingOf({ opened }: World): DocumentRepository {
  if (!opened.issuing) throw new Error('nothing is issued here')
  return opened.issuing
}

export const issue = async (world: World, changes?: Partial<Draft>): Promise<Document> =>
  accepted(await issuingOf(world).issue({ companyId: world.company.id, draft: aDocument(changes) }))

export const bytesOf = async (
  documents: DocumentRepository,
  { companyId, id }: Document,
  format: DocumentFormat,
): Promise<string> =>
  new TextDecoder('latin1').decode(accepted(await documents.readFile(companyId, id, format)).bytes)
