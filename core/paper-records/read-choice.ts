import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayCodes, parseDay } from '../shared/dates/parse-day.ts'
import { type Input, optional, readObject } from '../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, textCodes } from '../shared/texts/text.ts'

/** What of a paper is to be recorded. */
export type PaperChoice = {
  /** Keys of the rows that are. */
  readonly rows: ReadonlySet<string>
  /** Keys of those whose check was not passed. */
  readonly failed: ReadonlySet<string>
  /** When it was done; null: on the day of the paper. */
  readonly date: LocalDate | null
  readonly mark: string
}

/** What a choice is refused with. */
export const choiceCodes = [...textCodes, ...dayCodes, 'list/invalid'] as const
export type ChoiceCode = (typeof choiceCodes)[number]

const MOST_KEYS = 5000
const LONGEST_KEY = 600

const parseKeys = (value: unknown): Result<ReadonlySet<string>, ValueError<'list/invalid'>> => {
  const isList = Array.isArray(value) && value.length <= MOST_KEYS
  return isList && value.every((key) => typeof key === 'string' && key.length <= LONGEST_KEY)
    ? ok(new Set(value))
    : err({ code: 'list/invalid' })
}

export const readChoice = (details: Input): Result<PaperChoice, FieldErrors<ChoiceCode>> =>
  readObject(details, {
    rows: parseKeys,
    failed: parseKeys,
    date: optional(parseDay),
    mark: (value) => parseText(value, { max: 20, required: true }),
  })
