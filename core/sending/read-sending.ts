import { type DocumentFormat, type DocumentId, documentFormats } from '../documents/document.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { parseEmail } from '../shared/input/contacts.ts'
import { type Input, type Parse, readObject } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseParagraphs } from '../shared/texts/paragraphs.ts'
import { type LineCode, parseText, type TextCode } from '../shared/texts/text.ts'
import type { SendingCode } from './refusal-codes.ts'
import { LONGEST_LETTER, LONGEST_SUBJECT, MOST_PAPERS, MOST_RECIPIENTS } from './sent-papers.ts'

/** What is sent to whom, as it was typed and could be read. */
export type Sending = {
  readonly documentIds: readonly DocumentId[]
  /** Those whose address the record has. */
  readonly employeeIds: readonly EmployeeId[]
  /** Addresses that were typed. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly format: DocumentFormat
  /** All papers in one archive; each by itself otherwise. */
  readonly zip: boolean
}

/** Reads `documentIds`, `employeeIds`, `to`, `subject`, `text`, `format` (`pdf` unless said) and `zip`; each paper and recipient once. */
export function readSending(input: Input): Result<Sending, FieldErrors<SendingCode>> {
  const to = readAddresses(input.to)
  const rest = readObject(input, {
    documentIds: parseDocumentIds,
    employeeIds: parseEmployeeIds,
    subject: parseLetterSubject,
    text: parseLetterText,
    format,
    zip,
  })
  const count = countRecipients(to, parseEmployeeIds(input.employeeIds))
  const wrong = count === null ? [] : checkCount(count)
  if (to.ok && rest.ok && wrong.length === 0) return ok({ ...rest.value, to: to.value })
  return err({
    code: 'fields',
    errors: [...(rest.ok ? [] : rest.error.errors), ...(to.ok ? [] : to.error.errors), ...wrong],
  })
}

type Some = Result<readonly unknown[], unknown>

/** Null where not all of them could be read. */
const countRecipients = (to: Some, employees: Some): number | null =>
  to.ok && employees.ok ? to.value.length + employees.value.length : null

function checkCount(count: number): readonly FieldError<CountCode>[] {
  if (count > MOST_RECIPIENTS) return [{ field: 'to', code: 'sending/too-many-recipients' }]
  return count === 0 ? [{ field: 'to', code: 'sending/no-recipients' }] : []
}
type CountCode = 'sending/no-recipients' | 'sending/too-many-recipients'

const parseEmployeeIds: Parse<readonly EmployeeId[], 'list/invalid'> = (given) => {
  const ids = readIds<EmployeeId>(given)
  return ids ? ok(ids) : err({ code: 'list/invalid' })
}

type PapersCode = 'list/invalid' | 'sending/no-documents' | 'sending/too-many-documents'

const parseDocumentIds: Parse<readonly DocumentId[], PapersCode> = (given) => {
  const ids = readIds<DocumentId>(given)
  if (!ids) return err({ code: 'list/invalid' })
  if (ids.length === 0) return err({ code: 'sending/no-documents' })
  return ids.length > MOST_PAPERS ? err({ code: 'sending/too-many-documents' }) : ok(ids)
}

const parseLetterSubject: Parse<string, TextCode> = (value) =>
  parseText(value, { max: LONGEST_SUBJECT, required: true })

const parseLetterText: Parse<string, LineCode> = (value) => parseParagraphs(value, LONGEST_LETTER)

const format: Parse<DocumentFormat, 'choice/unknown'> = (value) => {
  const format = documentFormats.find((one) => one === (value ?? 'pdf'))
  return format ? ok(format) : err({ code: 'choice/unknown' })
}

const zip: Parse<boolean, 'choice/unknown'> = (value) =>
  typeof (value ?? false) === 'boolean' ? ok(value === true) : err({ code: 'choice/unknown' })

/** Each once, in the order given; none where nothing was given. Null for anything but a list of ids. */
function readIds<Id extends number>(given: unknown): readonly Id[] | null {
  const list = given ?? []
  if (!Array.isArray(list) || list.length > LONGEST_LIST || !list.every(isId)) return null
  return [...new Set(list.map((id) => id as Id))]
}

const LONGEST_LIST = 1000

/** Every address that is none is told by its row. */
function readAddresses(to: unknown): Result<readonly string[], FieldErrors<SendingCode>> {
  const given: unknown = to ?? []
  if (!Array.isArray(given) || given.length > LONGEST_LIST)
    return err(fieldErrors({ field: 'to', code: 'list/invalid' }))
  const read = given.map(parseEmail)
  const errors = read.flatMap((one, row): FieldError<SendingCode>[] =>
    one.ok ? [] : [{ field: 'to', row, ...one.error }],
  )
  if (errors.length > 0) return err({ code: 'fields', errors })
  return ok([...new Set(read.flatMap((one) => (one.ok ? [one.value] : [])))])
}
