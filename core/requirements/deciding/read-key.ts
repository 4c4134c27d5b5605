import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { placeParsers } from '../posts/read-place.ts'
import { LONGEST_KEY } from '../subject-key.ts'

/** The key of a subject, as the caller was shown it. */
export const shownKey = (value: unknown): Result<string, ValueError<'choice/unknown'>> =>
  typeof value === 'string' && value.length <= LONGEST_KEY ? ok(value) : err({ code: 'choice/unknown' })

/** The fields that say what of which post is meant. */
export const onePlaceParsers = { ...placeParsers, key: shownKey }
