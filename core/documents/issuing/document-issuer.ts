import type { CompanyId } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { AddresseeKind } from '../../incidents/addressees/addressee.ts'
import type { IncidentId } from '../../incidents/incident.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import type { HiddenFile } from '../../rights/hidden-file.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FieldErrors, NotFound } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import type { TermEnded } from '../../tariffs/refusals.ts'
import type { Answers } from '../answers/answers.ts'
import type { Document, DocumentFormat, DocumentId } from '../document.ts'
import type { TemplateId } from '../library/template.ts'
import type { DocumentNumber } from '../numbering/document-number.ts'
import type { PrintRequest } from '../printing/print-together.ts'
import type { IssueCode, PreviewCode, PrintCode } from '../refusal-codes.ts'
import type { Period } from '../sources/facts/read-period.ts'
import type { KnownAnswers } from '../sources/known-answer.ts'

/** What a person asks for when pressing «Сформировать». */
export type IssueRequest = {
  readonly templateId: TemplateId
  /** Of the first paper, the others take the next free ones; null to go on after the last paper of the batch. */
  readonly number: DocumentNumber | null
  readonly date: LocalDate
  /** Whom it is about: a paper for each, or one register of all, as the form is made. */
  readonly employeeIds: readonly EmployeeId[]
  /** To the form's values; one that is left out is answered with what the service knows. */
  readonly answers: Answers
  /** The papers it joins; null begins again. */
  readonly batch: DocumentId | null
  /** The accident whose paper it is, and the step that it is issued from; null for any other. */
  readonly incident?: OfIncident | null
  /** The microtrauma whose paper it is; null for any other. */
  readonly microtraumaId?: MicrotraumaId | null
  /**
   * Answers that the company is to remember among its facts, by the names of values: each with what the person had before them from the records.
   * Absent for none.
   */
  readonly remember?: Answers
}

/**
 * `outsider`: the place among the injured of the one whose paper it is, who is no employee; a form made for each employee makes it of them.
 * `addressee`: whom of the company's book a letter goes to; without it, the step's next to whom it has not gone.
 */
export type OfIncident = {
  readonly id: IncidentId
  readonly step: string
  readonly outsider?: number | null
  readonly addressee?: AddresseeKind | null
}

/** What a person wants to see before pressing «Сформировать». */
export type PreviewRequest = {
  readonly templateId: TemplateId
  /** As typed: what is no number leaves a gap; null for the lowest free one. */
  readonly number: string | null
  readonly date: LocalDate | null
  /** As in an `IssueRequest`; of a form made for each employee the first is shown. */
  readonly employeeIds: readonly EmployeeId[]
  readonly answers: Answers
  /** The accident whose paper it is; null for any other. */
  readonly incidentId?: IncidentId | null
  /** As in `OfIncident`. */
  readonly step?: string
  readonly outsider?: number | null
  readonly addressee?: AddresseeKind | null
  readonly microtraumaId?: MicrotraumaId | null
}

/** Of what paper a person wants to see beforehand what the records answer. */
export type KnownRequest = {
  readonly templateId: TemplateId
  /** Of the document; null while there is none. */
  readonly date: LocalDate | null
  /** The day that the form asks its records for, as it is typed so far; null while there is none. */
  readonly asOf: LocalDate | null
  /** Whose paper it is, of a form made for each. */
  readonly employeeId: EmployeeId | null
  /** What the paper names so far of what its tables are about; absent for none. */
  readonly period?: Period
  readonly department?: string
  /** The accident whose paper it is; null for any other. */
  readonly incidentId?: IncidentId | null
  /** As in `OfIncident`. */
  readonly step?: string
  readonly outsider?: number | null
  readonly addressee?: AddresseeKind | null
  readonly microtraumaId?: MicrotraumaId | null
}

/** What would be issued. */
export type IssueCheck = { readonly papers: number }

/** Port: issues documents. */
export interface DocumentIssuer {
  /**
   * What the records answer to the form's values, each with the words that say from where. What isn't about one person is known without
   * an employee; of a form that isn't there nothing is known.
   */
  readKnown(companyId: CompanyId, request: KnownRequest): Promise<KnownAnswers>
  /**
   * What `issue` would do, and nothing of it: refused alike. A refusal with a `row` is about that one of `parseEmployeeIds`, and the others
   * can be issued for without him; one without a row is in the way of every paper.
   */
  check(
    companyId: CompanyId,
    request: IssueRequest,
  ): Promise<Result<IssueCheck, FieldErrors<IssueCode> | NotFound>>
  /**
   * Checks everything, renders and stores; for several employees of a form made for each, answers with the first.
   * Refused with every value that is missing (`document/value-missing`), with `document-number/taken` and free numbers,
   * `template/unknown` for a form that is not offered on the day, `document-date/too-late` for a day after tomorrow,
   * `employee/required` and `employee/unknown`.
   */
  issue(
    companyId: CompanyId,
    request: IssueRequest,
  ): Promise<Result<Document, FieldErrors<IssueCode> | NotFound | TermEnded>>
}

/** Port: files, stored or to be looked at, as addresses that a new tab can open for the next minute. */
export interface DocumentFiles {
  makeLink(companyId: CompanyId, id: DocumentId, format: DocumentFormat): Promise<Result<string, NotFound>>
  /** A zip of the documents issued together with this one. */
  makeBatchLink(
    companyId: CompanyId,
    id: DocumentId,
    format: DocumentFormat,
  ): Promise<Result<string, NotFound>>
  /** The papers one after another as one .pdf. */
  makeJointLink(
    companyId: CompanyId,
    request: PrintRequest,
  ): Promise<Result<string, FieldErrors<PrintCode> | HiddenFile>>
  /** The paper as far as it is filled; nothing is stored and no number taken. Refused with `template/unknown`. */
  makePreviewLink(
    companyId: CompanyId,
    request: PreviewRequest,
  ): Promise<Result<string, FieldErrors<PreviewCode> | NotFound>>
}
