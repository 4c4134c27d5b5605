import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type FeedKind, feedKinds, type WholeKind, wholeKinds } from './feed-notice.ts'

/** How often notices come by e-mail. */
export const digestTimes = ['off', 'daily', 'weekly'] as const
export type DigestTime = (typeof digestTimes)[number]

/** What a member wants to be told of in a company, and how. */
export type NoticeSettings = {
  readonly muted: readonly FeedKind[]
  readonly digest: DigestTime
  /** Whether deadlines are told of by e-mail at each of `stages`. */
  readonly reminders: boolean
  /** Of what devices show nothing, of what else is told. */
  readonly unpushed: readonly WholeKind[]
  /** Whether steps of investigations are told of by e-mail at once, in any hour. */
  readonly investigations: boolean
  /** From which hour on mails come, 0 to 23, by the clock of the company. */
  readonly hour: number
}

/** Of whoever has said nothing: an investigation's terms are hours and days, and are told of unasked. */
export const usualSettings: NoticeSettings = {
  muted: [],
  unpushed: [],
  digest: 'off',
  reminders: false,
  investigations: true,
  hour: 8,
}

/** What ends every mail of notices. */
export const noMails = {
  digest: 'off',
  reminders: false,
  investigations: false,
} as const satisfies Partial<NoticeSettings>

export type SettingsRefusal = FieldErrors<'list/invalid' | 'choice/unknown'>

/** Reads a merge-patch of settings: what is left out stays. */
export function readSettings(current: NoticeSettings, given: Input): Result<NoticeSettings, SettingsRefusal> {
  const muted = given.muted === undefined ? current.muted : readKinds(given.muted, feedKinds)
  const unpushed = given.unpushed === undefined ? current.unpushed : readKinds(given.unpushed, wholeKinds)
  const { digest = current.digest, reminders = current.reminders, hour = current.hour } = given
  const { investigations = current.investigations } = given
  const time = digestTimes.find((one) => one === digest)
  if (muted === null) return err(fieldErrors({ field: 'muted', code: 'list/invalid' }))
  if (unpushed === null) return err(fieldErrors({ field: 'unpushed', code: 'list/invalid' }))
  if (time === undefined) return err(fieldErrors({ field: 'digest', code: 'choice/unknown' }))
  if (typeof reminders !== 'boolean') return err(fieldErrors({ field: 'reminders', code: 'choice/unknown' }))
  if (typeof investigations !== 'boolean')
    return err(fieldErrors({ field: 'investigations', code: 'choice/unknown' }))
  if (!isHour(hour)) return err(fieldErrors({ field: 'hour', code: 'choice/unknown' }))
  return ok({ muted, unpushed, digest: time, reminders, investigations, hour })
}

const isHour = (given: unknown): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < 24

/** In the order of kinds, each once; null for anything else. */
function readKinds<K extends string>(given: unknown, kinds: readonly K[]): readonly K[] | null {
  if (!Array.isArray(given) || given.length > kinds.length) return null
  const known = kinds.filter((kind) => given.includes(kind))
  return given.every((one) => kinds.some((kind) => kind === one)) ? known : null
}
