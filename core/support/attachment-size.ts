import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { ATTACHMENT_LIMIT } from './message.ts'

/** Whether a file of so many bytes is taken; a page asks before it sends any of them. */
export const checkAttachmentSize = (bytes: number): Result<null, FieldErrors<'support/too-large'>> =>
  bytes > ATTACHMENT_LIMIT ? err(fieldErrors({ field: 'file', code: 'support/too-large' })) : ok(null)
