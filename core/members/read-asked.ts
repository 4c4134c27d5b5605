import { parseKnownEmail } from '../auth/credentials.ts'
import type { UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** Of which member something is asked: their `userId`. */
export const readMember = ({ userId }: Input): Result<UserId, FieldErrors<'choice/unknown'>> =>
  isId(userId) ? ok(userId as UserId) : err(fieldErrors({ field: 'userId', code: 'choice/unknown' }))

/** Whose invitation is taken back: their `email`, however it is typed. */
export const readInvited = ({
  email,
}: Input): Result<string, FieldErrors<'email/required' | 'email/invalid'>> => parseKnownEmail(email)
