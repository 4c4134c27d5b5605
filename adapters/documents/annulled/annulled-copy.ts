import type { Annulment, Document, DocumentFormat } from '@osh/core/documents/document.ts'
import { markDocx } from './mark-docx.ts'
import { markPdf } from './mark-pdf.ts'

/**
 * A copy of the stored file that says that the document is annulled: in .docx the first line, in .pdf across every page. The same
 * bytes each time; the stored file stays as it was issued. Bytes that are no such file stay as they are.
 */
export function markAnnulled(bytes: Uint8Array, format: DocumentFormat, { reason }: Annulment): Uint8Array {
  return (format === 'docx' ? markDocx(bytes, `Причина: ${reason}`) : markPdf(bytes)) ?? bytes
}

/** The file as it is given out: of an annulled document the copy that says so. */
export const copyOf = (
  { annulled }: Pick<Document, 'annulled'>,
  format: DocumentFormat,
  bytes: Uint8Array,
) => (annulled ? markAnnulled(bytes, format, annulled) : bytes)
