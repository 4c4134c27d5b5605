import type { FileMark } from '../../files/file-store.ts'
import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Evidence, EvidenceContent } from './evidence.ts'

export type EvidenceFile = Extract<EvidenceContent, { readonly is: 'file' }>

/** The file of evidence; an address has none. */
export const fileOf = ({ content }: Pick<Evidence, 'content'>): Result<EvidenceFile, NotFound> =>
  content.is === 'file' ? ok(content) : err(notFound)

/** The small picture of evidence, where there is one. */
export function previewOf(evidence: Pick<Evidence, 'content'>): Result<FileMark, NotFound> {
  const file = fileOf(evidence)
  if (!file.ok) return file
  return file.value.preview ? ok(file.value.preview) : err(notFound)
}
