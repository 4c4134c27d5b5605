import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type FeedKind, feedKinds } from './feed-notice.ts'

/** How often notices come by e-mail. */
export const digestTimes = ['off', 'daily', 'weekly'] as const
export type DigestTime = (typeof digestTimes)[number]

/** What a member wants to be told of in a company, and how. */
export type NoticeSettings = {
  readonly muted: readonly FeedKind[]
  readonly digest: DigestTime
}

/** Of whoever has said nothing. */
export const usualSettings: NoticeSettings = { muted: [], digest: 'off' }

/** Reads a merge-patch of settings: `muted` and `digest`, what is left out stays. */
export function readSettings(
  current: NoticeSettings,
  given: Input,
): Result<NoticeSettings, FieldErrors<'list/invalid' | 'choice/unknown'>> {
  const muted = given.muted === undefined ? current.muted : readKinds(given.muted)
  const digest = given.digest === undefined ? current.digest : digestTimes.find((one) => one === given.digest)
  if (muted === null) return err(fieldErrors({ field: 'muted', code: 'list/invalid' }))
  if (digest === undefined) return err(fieldErrors({ field: 'digest', code: 'choice/unknown' }))
  return ok({ muted, digest })
}

/** In the order of kinds, each once; null for anything else. */
function readKinds(given: unknown): readonly FeedKind[] | null {
  if (!Array.isArray(given) || given.length > feedKinds.length) return null
  const known = feedKinds.filter((kind) => given.includes(kind))
  return given.every((one) => feedKinds.some((kind) => kind === one)) ? known : null
}
