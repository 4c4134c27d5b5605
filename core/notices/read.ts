import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { NoticeId } from './notice.ts'
import { knownNotices, type NoticeWrite } from './notice-facts.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: `ids`. */
  readonly details: Given
}

/** So many notices are read at once. */
const MOST = 1000

/** Marks notices as read by the person (прочитано); those that are not there are left out, and once read stays read. */
export const read = command({
  name: 'notices/read',
  *gather({ companyId, details }: Input) {
    const ids = readIds(details.ids)
    return ids === null
      ? err(fieldErrors({ field: 'ids', code: 'list/invalid' }))
      : ok(yield* knownNotices({ companyId, ids }))
  },
  decide(ids, { companyId }, signed): Result<Decision<null, NoticeWrite>, FieldErrors<'list/invalid'>> {
    const rows = ids.map((noticeId) => ({ companyId, noticeId, read: signed }))
    return ok({ writes: [{ kind: 'notice-reads', rows }], changes: [], answer: null })
  },
})

function readIds(given: unknown): readonly NoticeId[] | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST) return null
  return given.every((id) => Number.isSafeInteger(id) && id > 0) ? [...new Set<NoticeId>(given)] : null
}
