import type { UserId } from '../auth/account.ts'
import type { CompanyId } from '../companies/company.ts'
import type { EmployeeId } from '../employees/employee.ts'

import type { FileMark } from '../files/file-store.ts'

import type { IncidentId } from '../incidents/incident.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import type { SaidInPaper } from '../incidents/papers-of-file.ts'

import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { DocumentId, Signed } from '../shared/identity.ts'
import type { Answers } from './answers/answers.ts'
import type { TemplateId, TemplateKind } from './library/template.ts'
import type { DocumentNumber } from './numbering/document-number.ts'
import type { RememberedAnswer } from './sources/remembering/read-edits.ts'

export type { DocumentId }

export const documentFormats = ['docx', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** Whom a document is about, by the name of that time. */
export type DocumentEmployee = { readonly id: EmployeeId; readonly fullName: string }

/** That a document was issued wrongly: why, who says so and when. */
export type Annulment = Signed & { readonly reason: string }

/** An issued document (документ). Nothing of it ever changes, but that it may be annulled, and that it may wait for another edition. */
export type Document = {
  readonly id: DocumentId
  readonly companyId: CompanyId
  readonly templateId: TemplateId
  /** `templateGroupId` of that time. */
  readonly groupId: number
  /** What the form is, which decides whose numbers it shares; null for one that was issued before this was kept. */
  readonly kind: TemplateKind | null
  /** The form's title as issued. */
  readonly title: string
  readonly number: DocumentNumber
  readonly date: LocalDate
  /** In the order in which the paper names them. */
  readonly employees: readonly DocumentEmployee[]
  /** Shared by papers issued together, one for each employee: the id of the first of them. */
  readonly batch: DocumentId
  /** No .pdf of a paper by the company's own form. */
  readonly files: { readonly docx: FileMark; readonly pdf: FileMark | null }
  readonly enteredBy: UserId
  readonly enteredAt: Instant
  /** Null while it holds. */
  readonly annulled: Annulment | null
  /** The accident in whose file it is; none for any other. */
  readonly incidentId?: IncidentId | null
  /** The microtrauma whose paper it is; none for any other. */
  readonly microtraumaId?: MicrotraumaId | null
  /** Which edition of its paper it is (редакция); 1 where nothing says so. */
  readonly edition?: number
  /** The first edition, whose number and date it bears; none for that itself. */
  readonly editionOf?: DocumentId | null
  /** Whether the records have learnt what the paper leaves open, as numbers of the register: of a first edition. */
  readonly awaitsEdition?: boolean
}

/** A rendered file with its SHA-256. */
export type RenderedFile = { readonly bytes: Uint8Array; readonly sha256: string }

/** What one paper is rendered as; a company's own form gives no .pdf. */
export type RenderedFiles = { readonly docx: RenderedFile; readonly pdf: RenderedFile | null }

/** A document that is rendered under its number and waits to be stored. */
export type DocumentDraft = Pick<
  Document,
  'templateId' | 'groupId' | 'kind' | 'title' | 'number' | 'date' | 'employees'
> & {
  /** The papers it joins; null begins a batch of its own. */
  readonly batch: DocumentId | null
  /** All that the files were made from, plain data that survives JSON. */
  readonly data: unknown
  /** What was answered to the form's values. */
  readonly answers: Answers
  readonly files: RenderedFiles
  /** The accident into whose file it goes, with what was said in it; none for any other paper. */
  readonly ofIncident?: PaperOfIncident | null
  /** The microtrauma among whose papers it goes, and the form's lasting name; none for any other paper. */
  readonly ofMicrotrauma?: { readonly id: MicrotraumaId; readonly form: string } | null
  /** What the company is to remember of its answers among its facts; absent for nothing. */
  readonly remembered?: readonly RememberedAnswer[]
}

export type PaperOfIncident = {
  readonly id: IncidentId
  readonly step: string
  /** The form's lasting name. */
  readonly form: string
  readonly said: SaidInPaper
  /** The place among the injured of the one whose paper it is, who is no employee; null for any other paper. */
  readonly outsider?: number | null
  /** Whom a letter goes to, or an interview questions: it is told from others by that. */
  readonly to?: string
}

/** A paper as it was issued first; those that were written before papers had editions are each one. */
export const isFirstEdition = ({ editionOf = null }: Pick<Document, 'editionOf'>): boolean =>
  editionOf === null
