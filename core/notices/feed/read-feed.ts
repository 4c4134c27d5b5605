import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { NoticeWrite } from '../notice-facts.ts'
import { feedKinds } from './feed-notice.ts'

/** So many at once, and so long a key. */
const MOST = 500
const LONGEST = 100

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `keys`. */
  readonly details: Input
}

/** Marks notices of the feed as read by the person (прочитано). Once read stays read. */
export const readFeed = command({
  name: 'notices/read-feed',
  // biome-ignore lint/correctness/useYield: nothing has to be asked
  *gather({ details }: Asked) {
    const keys = readKeys(details.keys)
    return keys === null ? err(fieldErrors({ field: 'keys', code: 'list/invalid' })) : ok(keys)
  },
  decide(keys, { companyId }, signed): Result<Decision<null, NoticeWrite>, FieldErrors<'list/invalid'>> {
    const rows = keys.map((key) => ({ companyId, key, read: signed }))
    return ok({ writes: [{ kind: 'notice-marks', rows }], changes: [], answer: null })
  },
})

function readKeys(given: unknown): readonly string[] | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST) return null
  return given.every(isKey) ? [...new Set<string>(given)] : null
}

/** A key begins with its kind. */
const isKey = (given: unknown): boolean =>
  typeof given === 'string' &&
  given.length <= LONGEST &&
  !given.includes('\0') &&
  feedKinds.some((kind) => given.startsWith(`${kind}/`))
