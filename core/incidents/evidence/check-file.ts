import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { detectFormat } from './detect-format.ts'
import { EVIDENCE_LIMIT } from './evidence.ts'
import type { EvidenceFormat } from './evidence-format.ts'

/** Whether a file may be so large; who sends one asks before it goes. */
export const checkSize = (
  { length }: Uint8Array,
  limit: number = EVIDENCE_LIMIT,
): Result<number, FieldErrors<'evidence/too-large'>> =>
  length > limit ? err(fieldErrors({ field: 'file', code: 'evidence/too-large' })) : ok(length)

/** What a file is, which its bytes say; the same is asked before it goes. */
export function checkFormat(
  bytes: Uint8Array,
): Result<EvidenceFormat, FieldErrors<'evidence/not-recognised'>> {
  const format = detectFormat(bytes)
  return format === null ? err(fieldErrors({ field: 'file', code: 'evidence/not-recognised' })) : ok(format)
}
