import { nameByFormat } from '@osh/core/files/file-name.ts'
import type { EvidenceFormat } from '@osh/core/incidents/evidence/evidence-format.ts'

type Named = { readonly name: string; readonly format: EvidenceFormat }

/** «007 Место происшествия.jpg»: the number first. */
export const nameEvidenceFile = (named: Named, number: number): string =>
  `${String(number).padStart(3, '0')} ${nameByFormat(named)}`
