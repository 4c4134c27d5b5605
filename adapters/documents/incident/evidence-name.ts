import type { EvidenceFormat } from '@osh/core/incidents/evidence/detect-format.ts'
import { plainFileName } from '../file/document-name.ts'

/** «007 Место происшествия.jpg»: the number first, the ending by what the file is. */
export function evidenceFileName(
  { name, format }: { readonly name: string; readonly format: EvidenceFormat },
  number: number,
): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  const plain = plainFileName(name.replace(/\.[a-z0-9]{1,5}$/iu, '')) || 'файл'
  return `${String(number).padStart(3, '0')} ${plain}.${ending}`
}
