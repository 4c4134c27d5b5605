import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import { nameDocumentFile } from '@osh/core/documents/document-file-name.ts'
import type { FileMark } from '@osh/core/files/file-store.ts'
import type { Evidence, EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Signed } from '@osh/core/shared/identity.ts'
import { nameEvidenceFile } from './evidence-name.ts'

/** What an incident's file consists of: its papers as issued, and what is attached to its steps, to measures after it and to the microtrauma that it was. */
export type IncidentThings = {
  readonly incident: Incident
  /** In any order. */
  readonly documents: readonly Document[]
  readonly evidence: readonly Evidence[]
}

export type ItemPlace = EvidenceOf | { readonly is: 'step'; readonly step: string } | null

/** A line of the inventory: a file of the archive, the address of a recording, or what was taken out of the file. */
export type ArchiveItem = {
  readonly name: string
  /** Where it belongs; null for no place. */
  readonly of: ItemPlace
  /** Who brought it in, or took it out, and when. */
  readonly signed: Signed
  /** Why it was taken out; '' for what holds. */
  readonly reason: string
  readonly content:
    | { readonly is: 'file'; readonly file: FileMark }
    | { readonly is: 'link'; readonly url: string }
}

const pad = (number: number): string => String(number).padStart(3, '0')

/** What holds, in the order of its numbers from 1: papers as they were issued, then evidence as it came. */
export function listArchivedItems(things: IncidentThings): readonly ArchiveItem[] {
  const papers = listIssuedFiles(things).filter(({ document }) => document.annulled === null)
  const evidence = things.evidence.filter(({ withdrawn }) => withdrawn === null)
  return [
    ...papers.map((paper, i) => makePaperItem(paper, `${pad(i + 1)} `)),
    ...evidence.map((one, i) => makeEvidenceItem(one, papers.length + i + 1)),
  ]
}

/** What was annulled or withdrawn: listed, and not enclosed. */
export const listItemsTakenOut = (things: IncidentThings): readonly ArchiveItem[] => [
  ...listIssuedFiles(things).flatMap((paper) => {
    const { annulled } = paper.document
    return annulled ? [{ ...makePaperItem(paper, ''), signed: annulled, reason: annulled.reason }] : []
  }),
  ...things.evidence.flatMap((one) =>
    one.withdrawn
      ? [{ ...makeEvidenceItem(one, null), signed: one.withdrawn, reason: one.withdrawn.reason }]
      : [],
  ),
]

/** One file of a paper: each has a .docx, most a .pdf too. */
type IssuedFile = {
  readonly document: Document
  readonly step: string
  readonly format: 'docx' | 'pdf'
  readonly file: FileMark
}

function listIssuedFiles({ incident, documents }: IncidentThings): readonly IssuedFile[] {
  const steps = new Map(incident.papers.map(({ documentId, step }) => [documentId as DocumentId, step]))
  return documents
    .toSorted((a, b) => a.id - b.id)
    .flatMap((document) => {
      const step = steps.get(document.id) ?? ''
      const { docx, pdf } = document.files
      const files = [
        { format: 'docx', file: docx } as const,
        ...(pdf ? [{ format: 'pdf', file: pdf } as const] : []),
      ]
      return files.map((one) => ({ document, step, ...one }))
    })
}

const makePaperItem = ({ document, step, format, file }: IssuedFile, number: string): ArchiveItem => ({
  name: `${number}${nameDocumentFile(document, format)}`,
  of: step === '' ? null : { is: 'step', step },
  signed: { by: document.enteredBy, at: document.enteredAt },
  reason: '',
  content: { is: 'file', file },
})

/** A link keeps its name. */
const makeEvidenceItem = (
  { name, of, content, enteredBy: by, enteredAt: at }: Evidence,
  number: number | null,
): ArchiveItem => ({
  name:
    content.is === 'link' || number === null
      ? name
      : nameEvidenceFile({ name, format: content.format }, number),
  of,
  signed: { by, at },
  reason: '',
  content: content.is === 'link' ? content : { is: 'file', file: content.file },
})
