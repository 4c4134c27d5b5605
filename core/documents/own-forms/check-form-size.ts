import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { OWN_FORM_LIMIT } from './own-form.ts'

/** Whether a company's own form may be of so many bytes; who sends one asks before it goes. */
export const checkFormSize = (size: number): Result<number, FieldErrors<'own-form/too-large', 'file'>> =>
  size > OWN_FORM_LIMIT ? err(fieldErrors({ field: 'file', code: 'own-form/too-large' })) : ok(size)
