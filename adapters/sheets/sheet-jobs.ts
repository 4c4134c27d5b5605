import type { SheetCode } from '@osh/core/imports/refusal-codes.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'

/** What the reading thread does. Lines of JSON are handed over and given out as they are: no one else takes the rows apart. */
export type SheetJobs = {
  readonly readSheets: (bytes: Uint8Array) => Promise<Result<Uint8Array<ArrayBuffer>, FieldErrors<SheetCode>>>
}
