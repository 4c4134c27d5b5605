import type { SheetCode } from '@osh/core/imports/refusal-codes.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Inflate } from './inflate-anywhere.ts'
import { readTable } from './read-table.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** The sheets of a file, or why it is not read. */
export async function takeSheets(
  bytes: Uint8Array,
  inflate?: Inflate,
): Promise<Result<readonly Sheet[], FieldErrors<SheetCode>>> {
  try {
    return ok(await readTable(bytes, inflate))
  } catch (error) {
    if (error instanceof RefusedSheet) return err(fieldErrors({ field: 'file', code: error.code }))
    throw error
  }
}
