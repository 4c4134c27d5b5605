import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { CompanyFactWrite } from '../facts/fact-records.ts'
import { lockEditedLists } from '../facts/write-facts.ts'
import { makeIncidentEvent } from '../incidents/chronology.ts'
import type { Incident } from '../incidents/incident.ts'
import { type IncidentWrite, lockIncident } from '../incidents/incident-facts.ts'
import { lockMicrotrauma, type MicrotraumaWrite } from '../incidents/microtraumas/microtrauma-facts.ts'
import { withoutPaper } from '../incidents/papers-of-file.ts'
import {
  type AnnulledAlready,
  type FieldErrors,
  type NotFound,
  notFound,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { readReason } from '../shared/texts/reason.ts'
import type { TextCode } from '../shared/texts/text.ts'
import type { Annulment, Document, DocumentId } from './document.ts'
import { type DocumentWrite, dataOfPaper, editionsOf, lockDocument } from './issuing/document-facts.ts'
import { listAnnulmentWrites } from './issuing/paper-of-microtrauma.ts'
import { printDocumentNumber } from './numbering/document-number.ts'
import { findRemembered, forgetAnswers } from './sources/remembering/remember.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: DocumentId
  /** As typed; it must be given. */
  readonly reason: unknown
}

/**
 * Annuls a document that was issued wrongly (аннулировать): it stays in the archive with its number, which no other gets, and its copies carry
 * the word. What rests on it, as a suspension from work on its order, does no more; what was remembered with it among the company's facts goes,
 * unless somebody has changed that since, or another edition of the paper holds.
 */
export const annul = command({
  name: 'documents/annul',
  *gather({ companyId, id }: Input) {
    const document = yield* lockDocument({ companyId, id })
    if (!document) return err(notFound)
    const { incidentId = null, microtraumaId = null } = document
    const microtrauma =
      microtraumaId === null ? null : yield* lockMicrotrauma({ companyId, id: microtraumaId })
    const file = incidentId ?? microtrauma?.incidentId ?? null
    const incident = file === null ? null : yield* lockIncident({ companyId, id: file })
    const remembered = document.annulled ? [] : findRemembered(yield* dataOfPaper({ companyId, id }))
    const done = remembered.length > 0 && (yield* holdsOtherwise(document)) ? [] : remembered
    return ok({ document, incident, microtrauma, done, facts: yield* lockEditedLists(companyId, done) })
  },
  decide(
    { document: before, incident, microtrauma, done, facts },
    { companyId, id, reason },
    { by, at },
  ): Result<
    Decision<Document, DocumentWrite | IncidentWrite | MicrotraumaWrite | CompanyFactWrite>,
    FieldErrors<TextCode> | NotFound | AnnulledAlready
  > {
    if (before.annulled) return err({ code: 'document/annulled-already' })
    const said = readReason(reason)
    if (!said.ok) return said
    const annulled = { reason: said.value, by, at }
    const forgotten = forgetAnswers(facts, done, { by, at })
    return ok({
      writes: [
        { kind: 'annulled-documents', rows: [{ companyId, id, annulled }] },
        ...(incident ? listIncidentWrites(incident, before, annulled) : []),
        ...(microtrauma ? listAnnulmentWrites(microtrauma, before, annulled) : []),
        ...forgotten.writes,
      ],
      changes: [
        { record: 'document', ids: [id], before: { annulled: null }, after: { annulled: said.value } },
        ...forgotten.changes,
      ],
      answer: { ...before, annulled },
    })
  },
})

/** Whether another edition of the paper holds. Whoever annuls another one at the same moment waits. */
function* holdsOtherwise({ companyId, id, editionOf }: Document) {
  const first = editionOf ?? id
  if (first !== id) yield* lockDocument({ companyId, id: first })
  const editions = yield* editionsOf({ companyId, id: first })
  return editions.some((one) => one.id !== id && one.annulled === null)
}

/** The accident's file without the paper, and what its chronology says of it. */
function listIncidentWrites(incident: Incident, { id, title, number, date }: Document, annulled: Annulment) {
  const paper = { title, number: printDocumentNumber(number), date, reason: annulled.reason }
  const changed = { before: {}, after: { annulledPaper: paper } }
  return [
    { kind: 'changed-incidents', rows: [{ ...incident, ...withoutPaper(incident, id) }] },
    { kind: 'incident-events', rows: [makeIncidentEvent(incident, changed, annulled)] },
  ] as const
}
