import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { SHEET_FILE_LIMIT } from './sheet.ts'

/** Whether a table file is not too long to be read; so many bytes fit. */
export const checkFileSize = (bytes: number): Result<null, FieldErrors<'sheet/too-large'>> =>
  bytes > SHEET_FILE_LIMIT ? err(fieldErrors({ field: 'file', code: 'sheet/too-large' })) : ok(null)
