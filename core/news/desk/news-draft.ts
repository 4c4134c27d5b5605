import { DEFAULT_TIME_ZONE } from '../../companies/company.ts'
import { computeInstantIn, computeMomentIn } from '../../companies/time-zones.ts'
import { addSeconds, DAY, type Instant } from '../../shared/dates/instant.ts'
import { type LocalMoment, parseMoment } from '../../shared/dates/local-moment.ts'
import { type Input, optional, type ParseCode, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import { parseMarkdown } from './markdown.ts'

/** A piece of news as typed. */
export type TypedNews = {
  readonly title: string
  readonly body: string
  readonly important: boolean
  /** By the clock of Moscow, as the public news shows it; null: at once. */
  readonly publishedAt: LocalMoment | null
}

const fields = {
  title: (value: unknown) => parseText(value, { max: 200, required: true }),
  body: requiredBody,
  important: (value: unknown) => ok(value === true),
  publishedAt: optional(parseMoment),
}

function requiredBody(
  value: unknown,
): ReturnType<typeof parseMarkdown> | Result<never, ValueError<'text/required'>> {
  const body = parseMarkdown(value)
  return body.ok && body.value === '' ? err({ code: 'text/required' }) : body
}

export type NewsDraftCode = ParseCode<typeof fields> | 'date/too-far'

/** A year of minutes: who schedules further has slipped in the year. */
const FURTHEST = 366 * DAY

/** Reads what was typed, with every refusal at once. */
export function parseNewsDraft(given: Input, now: Instant): Result<TypedNews, FieldErrors<NewsDraftCode>> {
  const typed = readObject(given, fields)
  if (!typed.ok || typed.value.publishedAt === null) return typed
  const isFar = computeInstantIn(DEFAULT_TIME_ZONE, typed.value.publishedAt) > addSeconds(now, FURTHEST)
  return isFar ? err(fieldErrors({ field: 'publishedAt', code: 'date/too-far' })) : typed
}

/**
 * From when on it is in the feed. What was not moved keeps its moment to the second, and so its place among others; what is published stays so
 * where no moment is typed.
 */
export function publishingOf(
  typed: LocalMoment | null,
  kept: { readonly publishedAt: Instant } | null,
  now: Instant,
): Instant {
  if (typed === null) return [kept?.publishedAt ?? now, now].toSorted()[0] ?? now
  if (kept && computeMomentIn(DEFAULT_TIME_ZONE, kept.publishedAt) === typed) return kept.publishedAt
  return computeInstantIn(DEFAULT_TIME_ZONE, typed)
}
