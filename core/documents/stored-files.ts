import type { FileMark } from '../files/file-store.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Document, DocumentFormat } from './document.ts'

/** What is stored of a document in a format; a paper by a company's own form has no .pdf. */
export function findFile(
  { files }: Pick<Document, 'files'>,
  format: DocumentFormat,
): Result<FileMark, FieldErrors<'format/docx-only', 'format'>> {
  const mark = files[format]
  return mark ? ok(mark) : err(fieldErrors({ field: 'format', code: 'format/docx-only' }))
}

/** In which format a document goes among others: the one asked for, or .docx where it has no other. */
export const chooseFormat = ({ files }: Pick<Document, 'files'>, wanted: DocumentFormat): DocumentFormat =>
  files[wanted] ? wanted : 'docx'
