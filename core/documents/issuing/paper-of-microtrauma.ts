import type { Microtrauma } from '../../incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaEvent, MicrotraumaWrite } from '../../incidents/microtraumas/microtrauma-facts.ts'
import type { IncidentPaper } from '../../incidents/papers-of-file.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Annulment, Document } from '../document.ts'
import { printDocumentNumber } from '../numbering/document-number.ts'

/** What is written where a microtrauma gets a paper: it is among its papers, and in its chronology. */
export function listIssueWrites(
  before: Microtrauma,
  { id: documentId, title, number, date }: Document,
  form: string,
  signed: Signed,
): readonly MicrotraumaWrite[] {
  const printed = { title, number: printDocumentNumber(number), date }
  const paper: IncidentPaper = { documentId, form, step: '', ...printed }
  return listWrites({ ...before, papers: [...before.papers, paper] }, { paper: printed }, signed)
}

/** The same where it is annulled: it stays there, marked. */
export function listAnnulmentWrites(
  before: Microtrauma,
  { id, title, number, date }: Document,
  annulled: Annulment,
): readonly MicrotraumaWrite[] {
  const papers = before.papers.map((paper) =>
    paper.documentId === id ? { ...paper, annulled: true as const } : paper,
  )
  const annulledPaper = { title, number: printDocumentNumber(number), date, reason: annulled.reason }
  return listWrites({ ...before, papers }, { annulledPaper }, annulled)
}

function listWrites(
  after: Microtrauma,
  said: MicrotraumaEvent['after'],
  { by, at }: Signed,
): readonly MicrotraumaWrite[] {
  const { companyId, id: microtraumaId } = after
  const line = { companyId, microtraumaId, entered: { by, at }, before: {}, after: said }
  return [
    { kind: 'changed-microtraumas', rows: [after] },
    { kind: 'microtrauma-events', rows: [line] },
  ]
}
