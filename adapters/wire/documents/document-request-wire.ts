import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import * as z from 'zod/mini'
import { givenId, givenList, givenNumber, givenText } from '../wire-format.ts'

/**
 * What a paper that is looked at is asked for by. `parseEmployeeIds`: whom it is about. `values`: answers by the names of the template's
 * values; one left out is answered with what the service knows. `documentNumber` as typed; left out, it is the lowest free one. A
 * number or a day that can't be taken leaves a gap. `incidentId`: the accident whose paper it is, `incidentStep` the step of its plan,
 * `incidentOutsider` the place among its injured, from 0, of an outsider whose paper it is, `incidentAddressee` whom of the company's addressees a
 * letter goes to: without it, the step's next. `microtraumaId`: the microtrauma whose paper it is.
 */
export const previewGiven = z.object({
  templateId: givenNumber,
  documentNumber: givenText,
  documentDate: givenText,
  employeeIds: z.exactOptional(z.nullable(givenList(givenId))),
  values: z.exactOptional(z.nullable(z.record(z.string(), z.unknown()))),
  incidentId: givenNumber,
  incidentStep: givenText,
  incidentOutsider: givenNumber,
  incidentAddressee: givenText,
  microtraumaId: givenNumber,
})

/**
 * The same of a paper that is issued; `batchId` instead of a number goes on after a batch. `remember`: answers that the company keeps among its
 * facts, by the names of values: each with what the records had for it before it was typed.
 */
export const documentGiven = z.extend(previewGiven, {
  batchId: givenNumber,
  remember: z.exactOptional(z.nullable(z.record(z.string(), z.unknown()))),
})

export const writeIssueRequest = ({
  number,
  batch,
  incident,
  microtraumaId,
  remember = {},
  ...request
}: IssueRequest) => ({
  ...writePaper(request),
  ...(Object.keys(remember).length > 0 ? { remember } : {}),
  ...(microtraumaId ? { microtraumaId } : {}),
  ...(number ? { documentNumber: printDocumentNumber(number) } : {}),
  ...(batch === null ? {} : { batchId: batch }),
  ...(incident ? { incidentId: incident.id, ...writeOfIncident(incident) } : {}),
})

export const writePreviewRequest = ({ number, incidentId, microtraumaId, ...request }: PreviewRequest) => ({
  ...(incidentId ? { incidentId, ...writeOfIncident(request) } : {}),
  ...(microtraumaId ? { microtraumaId } : {}),
  ...writePaper(request),
  documentNumber: number,
})

const writeOfIncident = ({
  step,
  outsider = null,
  addressee,
}: Pick<PreviewRequest, 'step' | 'outsider' | 'addressee'>) => ({
  ...(step === undefined ? {} : { incidentStep: step }),
  ...(outsider === null ? {} : { incidentOutsider: outsider }),
  ...(addressee ? { incidentAddressee: addressee } : {}),
})

const writePaper = ({
  templateId,
  date,
  employeeIds,
  answers,
}: Pick<PreviewRequest, 'templateId' | 'date' | 'employeeIds' | 'answers'>) => ({
  templateId,
  documentDate: date,
  employeeIds,
  values: answers,
})
