import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { holdMembership } from '../../members/member-facts.ts'
import {
  type AnnulledAlready,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Document, type DocumentDraft, type DocumentId, isFirstEdition } from '../document.ts'
import { type DocumentWrite, editionsOf, lockDocument, newDocumentId } from '../issuing/document-facts.ts'
import { listKeptFiles, markOf, pickJournalValues } from '../issuing/store-document.ts'

/** What is new of an edition: number, day and people are those of the first. */
export type EditionDraft = Pick<
  DocumentDraft,
  'templateId' | 'groupId' | 'kind' | 'title' | 'data' | 'answers' | 'files'
>

type Input = {
  readonly companyId: CompanyId
  /** The first edition. */
  readonly of: DocumentId
  /** Which was the last edition when this one was printed: with another one since it is `stale`. */
  readonly after: DocumentId
  /** Whether the paper has waited for it: then it adds nothing that a tariff counts. */
  readonly isDue: boolean
  readonly draft: EditionDraft
}

/** Stores another edition of a paper (новая редакция) under the number and the day of the first; no number is taken, and all editions are kept. */
export const storeEdition = command({
  name: 'documents/reissue',
  *gather({ companyId, of, after }: Input, { by }) {
    if ((yield* holdMembership({ user: by, companyId })) === null) return err(notFound)
    const first = yield* lockDocument({ companyId, id: of })
    if (!first || !isFirstEdition(first)) return err(notFound)
    const editions = yield* editionsOf({ companyId, id: of })
    const last = editions.at(-1) ?? first
    if (last.id !== after) return err(stale)
    if (editions.every(({ annulled }) => annulled !== null)) return err(annulledAlready)
    return ok({ first, last, id: yield* newDocumentId({ companyId }) })
  },
  decide(
    { first, last, id },
    { companyId, draft: { files, data, answers, ...named } },
    { by, at },
  ): Result<Decision<Document, DocumentWrite>, NotFound | Stale | AnnulledAlready> {
    const { number, date, employees, incidentId = null, microtraumaId = null } = first
    const document: Document = {
      ...named,
      ...{ number, date, employees, incidentId, microtraumaId },
      ...{ id, companyId, batch: id, enteredBy: by, enteredAt: at, annulled: null },
      files: { docx: markOf(files.docx), pdf: files.pdf && markOf(files.pdf) },
      ...{ edition: (last.edition ?? 1) + 1, editionOf: first.id, awaitsEdition: false },
    }
    const after = { ...pickJournalValues(document), edition: document.edition }
    return ok({
      writes: [
        { kind: 'files', rows: listKeptFiles(companyId, files) },
        { kind: 'issued-papers', rows: [{ document, data, answers }] },
        { kind: 'awaited-editions', rows: [{ companyId, id: first.id, awaits: false }] },
      ],
      changes: [{ record: 'document', ids: [id], before: null, after }],
      answer: document,
    })
  },
})

const annulledAlready: AnnulledAlready = { code: 'document/annulled-already' }
