import type { NotFound } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'

/** The bytes of a file that was there a moment ago; 404 where it was erased since. */
export function requireBytes(file: Result<Uint8Array, NotFound>): Uint8Array {
  if (!file.ok) throw new Unavailable(404)
  return file.value
}
