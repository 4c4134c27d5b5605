import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { CompanyFactWrite } from '../../facts/fact-records.ts'
import { lockEditedLists } from '../../facts/write-facts.ts'
import type { KeptFile } from '../../files/file-store.ts'
import { makeIncidentEvent } from '../../incidents/chronology.ts'
import { type Incident, isAnnulled } from '../../incidents/incident.ts'
import { type IncidentWrite, lockIncident } from '../../incidents/incident-facts.ts'
import { lockMicrotrauma, type MicrotraumaWrite } from '../../incidents/microtraumas/microtrauma-facts.ts'
import { findVictim, INTERVIEW, keyInjured, withPaper } from '../../incidents/papers-of-file.ts'
import { holdMembership } from '../../members/member-facts.ts'
import type { Signed } from '../../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Document, DocumentDraft, PaperOfIncident, RenderedFile, RenderedFiles } from '../document.ts'

import { takeDocumentYear } from '../numbering/document-date.ts'
import { printDocumentNumber, refuseTakenNumber } from '../numbering/document-number.ts'
import { SUGGESTIONS } from '../numbering/free-numbers.ts'
import { chooseSeries } from '../numbering/numbering.ts'
import { rememberAnswers, withRemembered } from '../sources/remembering/remember.ts'
import {
  beginsBatch,
  type DocumentWrite,
  freeNumbersOf,
  isNumberTaken,
  lockYear,
  newDocumentId,
  numberingOf,
} from './document-facts.ts'
import { listIssueWrites } from './paper-of-microtrauma.ts'

type Input = { readonly companyId: CompanyId; readonly draft: DocumentDraft }
type Issued = Decision<Document, DocumentWrite | IncidentWrite | MicrotraumaWrite | CompanyFactWrite>

/**
 * Stores a paper under its number, and what is to be remembered of its answers among the company's facts. Of two that take one number at the same moment one is refused, with
 * `document-number/taken` and free numbers; `not-found` for a batch that is not there, and for whoever lost access to the company while
 * the paper was printed.
 */
export const storeDocument = command({
  name: 'documents/issue',
  *gather({ companyId, draft }: Input, { by }) {
    const { batch, date, number, kind, ofIncident, ofMicrotrauma, remembered = [] } = draft
    if ((yield* holdMembership({ user: by, companyId })) === null) return err(notFound)
    const year = { companyId, year: takeDocumentYear(date) }
    if (batch !== null && !(yield* beginsBatch({ companyId, id: batch }))) return err(notFound)
    const incident = ofIncident ? yield* lockIncident({ companyId, id: ofIncident.id }) : null
    if (ofIncident && incident === null) return err(notFound)
    if (incident && isAnnulled(incident))
      return err(fieldErrors({ field: 'incidentId', code: 'incident/annulled' }))
    const microtrauma = ofMicrotrauma ? yield* lockMicrotrauma({ companyId, id: ofMicrotrauma.id }) : null
    if (ofMicrotrauma && microtrauma === null) return err(notFound)
    const facts = yield* lockEditedLists(companyId, remembered)
    const series = chooseSeries(yield* numberingOf({ companyId }), kind)
    // A number known to be taken is refused without waiting for whoever issues a document just now.
    const isTaken = yield* isNumberTaken({ ...year, series, number })
    if (!isTaken) yield* lockYear(year)
    if (isTaken || (yield* isNumberTaken({ ...year, series, number })))
      return err(
        refuseTakenNumber(
          yield* freeNumbersOf({ ...year, series, letter: number.letter, count: SUGGESTIONS }),
        ),
      )
    return ok({ id: yield* newDocumentId({ companyId }), incident, microtrauma, facts })
  },
  decide(
    { id, incident, microtrauma, facts },
    { companyId, draft },
    { by, at },
  ): Result<
    Issued,
    FieldErrors<'document-number/taken' | 'document/out-of-bounds' | 'incident/annulled'> | NotFound
  > {
    const { batch, files, data, answers, ofIncident, ofMicrotrauma, remembered = [], ...named } = draft
    const kept = rememberAnswers(facts, remembered, { by, at })
    if (!kept.ok) return kept
    const document: Document = {
      ...named,
      id,
      companyId,
      batch: batch ?? id,
      files: { docx: markOf(files.docx), pdf: files.pdf && markOf(files.pdf) },
      enteredBy: by,
      enteredAt: at,
      annulled: null,
      incidentId: ofIncident?.id ?? null,
      microtraumaId: ofMicrotrauma?.id ?? null,
      ...firstEdition,
    }
    return ok({
      writes: [
        { kind: 'files', rows: listKeptFiles(companyId, files) },
        { kind: 'issued-papers', rows: [{ document, data: withRemembered(data, kept.value.done), answers }] },
        ...(incident && ofIncident
          ? ([
              { kind: 'changed-incidents', rows: [addToFile(incident, ofIncident, document)] },
              { kind: 'incident-events', rows: [makeIssueEvent(incident, document, ofIncident, { by, at })] },
            ] as const)
          : []),
        ...(microtrauma && ofMicrotrauma
          ? listIssueWrites(microtrauma, document, ofMicrotrauma.form, { by, at })
          : []),
        ...kept.value.writes,
      ],
      changes: [
        { record: 'document', ids: [id], before: null, after: pickJournalValues(document) },
        ...kept.value.changes,
      ],
      answer: document,
    })
  },
})

const firstEdition = { edition: 1, editionOf: null, awaitsEdition: false }

export const listKeptFiles = (companyId: CompanyId, { docx, pdf }: RenderedFiles): readonly KeptFile[] =>
  [docx, ...(pdf ? [pdf] : [])].map(({ sha256, bytes }) => ({ companyId, sha256, bytes }))

/** The accident with the paper in its file. */
function addToFile(
  incident: Incident,
  { step, form, said, outsider = null, to }: PaperOfIncident,
  { id, title, number, date, employees }: Document,
): Incident {
  const of = outsider === null ? null : (incident.injured[outsider] ?? null)
  const about = to ?? of?.fullName ?? (employees.length === 1 ? employees[0]?.fullName : undefined)
  const paper = {
    documentId: id,
    form,
    step,
    title,
    number: printDocumentNumber(number),
    date,
    ...(about === undefined ? {} : { about }),
  }
  const employeeId = employees[0]?.id ?? findVictim(incident)
  const [first = null] = incident.injured
  const ofWhole = employeeId !== null && !of ? String(employeeId) : keyOf(of ?? first)
  const questioned = incident.injured.find(({ fullName }) => fullName === to) ?? null
  const key = form === INTERVIEW ? keyOf(questioned) : ofWhole
  return { ...incident, ...withPaper(incident, paper, said, key) }
}

const makeIssueEvent = (
  incident: Incident,
  { title, number, date }: Document,
  { step }: PaperOfIncident,
  signed: Signed,
) =>
  makeIncidentEvent(
    incident,
    { before: {}, after: { paper: { title, number: printDocumentNumber(number), date, step } } },
    signed,
  )

const keyOf = (injured: Incident['injured'][number] | null): string | null => injured && keyInjured(injured)

export const markOf = ({ bytes, sha256 }: RenderedFile) => ({ sha256, size: bytes.length })

export const pickJournalValues = ({ templateId, number, date, employees }: Document) => ({
  templateId,
  number: printDocumentNumber(number),
  date,
  employeeIds: employees.map(({ id }) => id),
})
