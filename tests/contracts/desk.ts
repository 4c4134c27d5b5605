import type { Document } from '@osh/core/documents/document.ts'
import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import type { IssueNeeds } from '@osh/core/documents/issuing/issue-needs.ts'
import { previewDocument } from '@osh/core/documents/issuing/preview-document.ts'
import { day } from '#tests/examples.ts'
import { forms, plainPress } from '#tests/plain-press.ts'
import { openMemory } from './memory-opened.ts'
import { recordsIn } from './opened.ts'
import { newWorld, type World } from './world.ts'

/** Where documents are issued over a new company in memory. */
export type Desk = World & {
  readonly needs: IssueNeeds
  issue(request?: Partial<IssueRequest>): ReturnType<ReturnType<typeof makeIssueDocuments>['issue']>
  check(request?: Partial<IssueRequest>): ReturnType<ReturnType<typeof makeIssueDocuments>['check']>
  preview(request?: Partial<PreviewRequest>): ReturnType<typeof previewDocument>
  /** What the paper was made from, as it is stored. */
  paperOf(document: Document): Promise<string>
}

const card = { templateId: forms.card.id, date: day('2026-11-20'), employeeIds: [], answers: {} }
const asked = { ...card, number: { integer: 7, letter: '' }, batch: null }

export async function newDesk(press: Partial<FormPress> = {}): Promise<Desk> {
  const world = await newWorld(await recordsIn(await openMemory()))
  const { records, opened, company, clock } = world
  const { issuing: documents, ownForms, longLists, past, evidence } = opened
  if (!documents || !ownForms || !longLists || !past || !evidence) throw new Error('nothing is issued here')
  const needs: IssueNeeds = {
    press: { ...plainPress, ...press },
    staff: { ...records, longLists },
    positions: records.positions,
    facts: records.facts,
    past,
    incidents: records.incidents,
    evidence,
    measures: records.measures,
    microtraumas: records.microtraumas,
    companies: records.companies,
    responsibilities: records.responsibilities,
    documents,
    ownForms: ownForms.kept,
  }
  return {
    ...world,
    needs,
    issue: (request) => makeIssueDocuments({ ...needs, clock }).issue(company.id, { ...asked, ...request }),
    check: (request) => makeIssueDocuments({ ...needs, clock }).check(company.id, { ...asked, ...request }),
    preview: (request) => previewDocument(needs, company.id, { ...card, number: null, ...request }),
    paperOf: async ({ id }) => {
      const file = await documents.readFile(company.id, id, 'docx')
      if (!file.ok) throw new Error('there is no such document')
      return new TextDecoder().decode(file.value.bytes)
    },
  }
}
