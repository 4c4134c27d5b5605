import type { EmployeeId } from '../../employees/employee.ts'
import { type AddresseeKind, addresseeKinds } from '../../incidents/addressees/addressee.ts'
import type { IncidentId } from '../../incidents/incident.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import { formsOfStep } from '../../incidents/papers-of-file.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import {
  type Input,
  optional,
  type Parse,
  type ParseCode,
  readObject,
} from '../../shared/input/field-reader.ts'
import { identifier, isId } from '../../shared/input/identifier.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Answers, isRecord } from '../answers/answers.ts'
import type { DocumentId } from '../document.ts'
import { parseTemplateId } from '../library/parse-template-id.ts'
import { parseDocumentDay } from '../numbering/document-date.ts'
import { type DocumentNumber, parseDocumentNumber } from '../numbering/document-number.ts'
import type { IssueRequest, PreviewRequest } from './document-issuer.ts'

const batch = optional(
  identifier<DocumentId, 'number/invalid'>({ required: 'number/invalid', unknown: 'number/invalid' }),
)

const employees: Parse<readonly EmployeeId[], 'list/invalid'> = (value) => {
  const ids: unknown = value ?? []
  return Array.isArray(ids) && ids.every(isId) ? ok(ids as EmployeeId[]) : err({ code: 'list/invalid' })
}

const answers: Parse<Answers, 'choice/unknown'> = (value) => {
  const given: unknown = value ?? {}
  return isRecord(given) ? ok(given) : err({ code: 'choice/unknown' })
}

const incident = optional(
  identifier<IncidentId, 'incident/unknown'>({ required: 'incident/unknown', unknown: 'incident/unknown' }),
)

/** A step that no plan has is kept as none. */
const step: Parse<string, never> = (value) =>
  ok(typeof value === 'string' && Object.hasOwn(formsOfStep, value) ? value : '')

/** A place among the injured; anything else is no one's. */
const outsider: Parse<number | null, never> = (value) =>
  ok(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null)

const microtrauma = optional(
  identifier<MicrotraumaId, 'microtrauma/unknown'>({
    required: 'microtrauma/unknown',
    unknown: 'microtrauma/unknown',
  }),
)

/** A kind that is in no book is none. */
const addressee: Parse<AddresseeKind | null, never> = (value) =>
  ok(addresseeKinds.find((kind) => kind === value) ?? null)

const ofPaper = {
  templateId: parseTemplateId,
  employeeIds: employees,
  values: answers,
  incidentId: incident,
  incidentStep: step,
  incidentOutsider: outsider,
  incidentAddressee: addressee,
  microtraumaId: microtrauma,
}

type Number = Parse<DocumentNumber | null, 'document-number/required' | 'document-number/invalid'>

/** Reads what is to be issued. A number may be left out by what joins a batch. */
export function readIssueRequest(
  input: Input,
): Result<
  IssueRequest,
  FieldErrors<
    | ParseCode<typeof ofPaper>
    | 'number/invalid'
    | 'incident/unknown'
    | 'microtrauma/unknown'
    | 'document-number/required'
    | 'document-number/invalid'
    | 'document-date/required'
    | 'date/invalid'
  >
> {
  const joined = batch(input.batchId)
  const documentNumber: Number =
    joined.ok && joined.value !== null ? optional(parseDocumentNumber) : parseDocumentNumber
  const { templateId, ...others } = ofPaper
  const parsers = {
    templateId,
    batchId: batch,
    documentNumber,
    documentDate: parseDocumentDay,
    remember: answers,
    ...others,
  }
  const read = readObject(input, parsers)
  if (!read.ok) return read
  const {
    documentNumber: number,
    documentDate: date,
    values,
    batchId,
    incidentId,
    incidentStep,
    incidentOutsider: outsider,
    incidentAddressee,
    microtraumaId,
    remember,
    ...request
  } = read.value
  const ofOutsider = outsider === null ? {} : { outsider }
  const to = incidentAddressee === null ? {} : { addressee: incidentAddressee }
  const incident = incidentId === null ? null : { id: incidentId, step: incidentStep, ...ofOutsider, ...to }
  const ofMicrotrauma = microtraumaId === null ? {} : { microtraumaId }
  const toKeep = Object.keys(remember).length > 0 ? { remember } : {}
  return ok({
    ...request,
    ...ofMicrotrauma,
    ...toKeep,
    number,
    date,
    answers: values,
    batch: batchId,
    incident,
  })
}

/** Reads what is to be looked at: a number or a day that can't be taken leaves a gap. */
export function readPreviewRequest(
  input: Input,
): Result<PreviewRequest, FieldErrors<ParseCode<typeof ofPaper>>> {
  const read = readObject(input, ofPaper)
  if (!read.ok) return read
  const { values, incidentStep, incidentOutsider, incidentAddressee, microtraumaId, ...request } = read.value
  const number = input.documentNumber ?? null
  const date = parseDay(input.documentDate)
  return ok({
    ...request,
    number: number === null ? null : String(number),
    date: date.ok ? date.value : null,
    answers: values,
    outsider: incidentOutsider,
    ...(incidentStep === '' ? {} : { step: incidentStep }),
    ...(incidentAddressee === null ? {} : { addressee: incidentAddressee }),
    ...(microtraumaId === null ? {} : { microtraumaId }),
  })
}
