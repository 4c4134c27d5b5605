import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { NoticeId } from '../notice.ts'
import { knownNotices, type NoticeWrite } from '../notice-facts.ts'
import { wholeKinds } from './feed-notice.ts'
import { findStepId } from './whole-query.ts'

/** So many at once, and so long a key. */
const MOST = 500
const LONGEST = 100

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `keys`. */
  readonly details: Input
}

/** What is marked: notices of the feed by their keys, steps of investigations by the notices that were raised of them. */
type Marked = { readonly keys: readonly string[]; readonly steps: readonly NoticeId[] }

type Decided = Result<Decision<null, NoticeWrite>, FieldErrors<'list/invalid'>>

function* gatherMarked({ companyId, details }: Asked) {
  const keys = readKeys(details.keys)
  if (keys === null) return err(fieldErrors({ field: 'keys', code: 'list/invalid' }))
  const ids = keys.flatMap((key) => findStepId(key) ?? [])
  const steps = ids.length === 0 ? [] : yield* knownNotices({ companyId, ids })
  return ok<Marked>({ keys: keys.filter((key) => findStepId(key) === null), steps })
}

/** Marks notices of the feed as read by the person (прочитано); once read stays read until it is marked otherwise. */
export const readFeed = command({
  name: 'notices/read-feed',
  gather: gatherMarked,
  decide({ keys, steps }, { companyId }, read): Decided {
    const marks = { kind: 'notice-marks', rows: keys.map((key) => ({ companyId, key, read })) } as const
    const reads = {
      kind: 'notice-reads',
      rows: steps.map((noticeId) => ({ companyId, noticeId, read })),
    } as const
    return ok({ writes: [marks, reads].filter(({ rows }) => rows.length > 0), changes: [], answer: null })
  },
})

/** Takes the person's marks off notices of the feed (снова непрочитано); where there is none it is no error. */
export const unreadFeed = command({
  name: 'notices/unread-feed',
  gather: gatherMarked,
  decide({ keys, steps }, { companyId }, { by: user }): Decided {
    const marks = { kind: 'lifted-marks', rows: keys.map((key) => ({ companyId, user, key })) } as const
    const reads = {
      kind: 'lifted-reads',
      rows: steps.map((noticeId) => ({ companyId, user, noticeId })),
    } as const
    return ok({ writes: [marks, reads].filter(({ rows }) => rows.length > 0), changes: [], answer: null })
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
  wholeKinds.some((kind) => given.startsWith(`${kind}/`))
