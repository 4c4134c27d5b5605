import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { z } from 'zod'
import { givenId, givenList, givenNumber, givenText } from '../wire-format.ts'

/**
 * What a paper that is looked at is asked for by. `employeeIds`: whom it is about. `values`: answers by the names of the template's
 * values; one left out is answered with what the service knows. `documentNumber` as typed; left out, it is the lowest free one. A
 * number or a day that can't be taken leaves a gap.
 */
export const previewGiven = z.object({
  templateId: givenNumber,
  documentNumber: givenText,
  documentDate: givenText,
  employeeIds: givenList(givenId).nullable().exactOptional(),
  values: z.record(z.string(), z.unknown()).nullable().exactOptional(),
})

/** The same of a paper that is issued; `batchId` instead of a number goes on after a batch. */
export const documentGiven = previewGiven.extend({ batchId: givenNumber })

export const writeIssueRequest = ({ number, batch, ...request }: IssueRequest) => ({
  ...writePaper(request),
  ...(number ? { documentNumber: printDocumentNumber(number) } : {}),
  ...(batch === null ? {} : { batchId: batch }),
})

export const writePreviewRequest = ({ number, ...request }: PreviewRequest) => ({
  ...writePaper(request),
  documentNumber: number,
})

const writePaper = ({ templateId, date, employeeIds, answers }: Omit<PreviewRequest, 'number'>) => ({
  templateId,
  documentDate: date,
  employeeIds,
  values: answers,
})
