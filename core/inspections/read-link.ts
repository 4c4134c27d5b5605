import { type HiddenKind, hiddenKinds } from '../rights/membership.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import { dayCodes, parseDay, parseDayUpTo } from '../shared/dates/parse-day.ts'
import { type Input, readObject } from '../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, textCodes } from '../shared/texts/text.ts'
import { type InspectedPart, inspectedParts, type LinkDetails } from './inspection-link.ts'

/** An inspection lasts no longer; another link is made for the next. The product's own choice. */
export const LONGEST_DAYS = 90

const makeFieldsOn = (today: LocalDate) => ({
  name: (value: unknown) => parseText(value, { max: 200, required: true }),
  parts: (value: unknown) => parseSome<InspectedPart>(value, inspectedParts, 1),
  asOf: parseDayUpTo(today),
  expiresOn: (value: unknown) => parseExpiry(value, today),
  granted: (value: unknown) => parseSome<HiddenKind>(value ?? [], hiddenKinds, 0),
})

function parseExpiry(value: unknown, today: LocalDate) {
  const day = parseDay(value)
  if (!day.ok) return day
  if (day.value < today) return err({ code: 'expiry/past' } as const)
  return day.value > addDays(today, LONGEST_DAYS) ? err({ code: 'expiry/too-far' } as const) : day
}

/** Those of the words that are named, in their own order. */
function parseSome<W extends string>(
  value: unknown,
  words: readonly W[],
  least: number,
): Result<readonly W[], ValueError<'choice/unknown'>> {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const isKnown = given.every((one) => words.some((word) => word === one))
  return isKnown && given.length >= least
    ? ok(words.filter((word) => given.includes(word)))
    : err({ code: 'choice/unknown' })
}

/** What the fields of a link are refused with. */
export const linkCodes = [
  ...textCodes,
  ...dayCodes,
  'choice/unknown',
  'date/in-future',
  'expiry/past',
  'expiry/too-far',
] as const
export type LinkCode = (typeof linkCodes)[number]

/** Reads what is asked of a link, with every refusal at once. */
export const readLink = (given: Input, today: LocalDate): Result<LinkDetails, FieldErrors<LinkCode>> =>
  readObject(given, makeFieldsOn(today))
