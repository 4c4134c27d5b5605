import type { DocumentId } from '@osh/core/documents/document.ts'
import type { IssueRequest, PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { documentDate } from '@osh/core/documents/numbering/document-date.ts'
import { parseDocumentNumber, printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { type Input, optional, readFields } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { z } from 'zod'
import { givenId, givenList, givenNumber, givenText } from '../wire-format.ts'

/**
 * What POST /api/documents carries. `employeeIds`: whom it is about. `values`: answers by the names of the template's
 * values; one left out is answered with what the service knows. `batchId` instead of a number goes on after a batch.
 */
export const documentGiven = z.object({
  companyId: givenId,
  templateId: givenNumber,
  documentNumber: givenText,
  documentDate: givenText,
  employeeIds: givenList(givenId).nullable().exactOptional(),
  values: z.record(z.string(), z.unknown()).nullable().exactOptional(),
  batchId: givenNumber,
})

/**
 * What POST /api/documents/preview carries. `documentNumber` as typed; left out, it is the lowest free one. A number or a day that
 * can't be taken leaves a gap.
 */
export const previewGiven = documentGiven.omit({ batchId: true })

const template = identifier<TemplateId>({ required: 'template/required', unknown: 'template/unknown' })
const batch = optional(identifier<DocumentId>({ required: 'number/invalid', unknown: 'number/invalid' }))

/** Reads what is to be issued; `today` is the company's. */
export function readIssueRequest(input: Input, today: LocalDate): Result<IssueRequest, FieldErrors> {
  const { read, finish } = readFields(input)
  const templateId = read('templateId', template)
  const joined = read('batchId', batch) ?? null
  const number = read('documentNumber', joined === null ? parseDocumentNumber : optional(parseDocumentNumber))
  const date = read('documentDate', documentDate(today))
  return finish(
    () =>
      ({
        templateId,
        number: number ?? null,
        date,
        employeeIds: (input.employeeIds ?? []) as readonly EmployeeId[],
        answers: input.values ?? {},
        batch: joined,
      }) as IssueRequest,
  )
}

export const encodeIssueRequest = ({
  templateId,
  number,
  date,
  employeeIds,
  answers,
  batch,
}: IssueRequest) => ({
  templateId,
  ...(number ? { documentNumber: printDocumentNumber(number) } : {}),
  documentDate: date,
  employeeIds,
  values: answers,
  ...(batch === null ? {} : { batchId: batch }),
})

/** Reads what is to be looked at. */
export function readPreviewRequest(input: Input): Result<PreviewRequest, FieldErrors> {
  const { read, finish } = readFields(input)
  const templateId = read('templateId', template)
  const date = parseDay(input.documentDate)
  return finish(
    () =>
      ({
        templateId,
        number: input.documentNumber == null ? null : String(input.documentNumber),
        date: date.ok ? date.value : null,
        employeeIds: (input.employeeIds ?? []) as readonly EmployeeId[],
        answers: input.values ?? {},
      }) as PreviewRequest,
  )
}

export const encodePreviewRequest = ({ templateId, number, date, employeeIds, answers }: PreviewRequest) => ({
  templateId,
  documentNumber: number,
  documentDate: date,
  employeeIds,
  values: answers,
})
