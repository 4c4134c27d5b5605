import { cleanFileName } from '@osh/core/documents/document-file-name.ts'
import type { EvidenceFormat } from '@osh/core/incidents/evidence/detect-format.ts'

type Named = { readonly name: string; readonly format: EvidenceFormat }

/** «Место происшествия.jpg»: the ending by what the file is, so that a picture which is a program too is saved as no `.html`. */
export function nameEvidence({ name, format }: Named): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  const plain = cleanFileName(name.replace(/\.[a-z0-9]{1,5}$/iu, '')) || 'файл'
  return `${plain}.${ending}`
}

/** «007 Место происшествия.jpg»: the number first. */
export const nameEvidenceFile = (named: Named, number: number): string =>
  `${String(number).padStart(3, '0')} ${nameEvidence(named)}`
