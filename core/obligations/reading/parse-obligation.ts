import { type Periodicity, parsePeriodicity } from '../../deadlines/periodicity.ts'
import { isKnownRule } from '../../norms/deadline-rules.ts'
import { type Section, sections } from '../../sections/section.ts'
import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { parseDay, parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional, type Parse, readChanges, readFields } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { Obligation, ObligationDraft } from '../obligation.ts'
import type { ObligationCode, periodicityCodes } from '../refusals.ts'
import { isUnassessed } from '../subject.ts'
import { readSubject } from './parse-subject.ts'
import { makeSubjectInput, ownFields } from './subject-fields.ts'

/** How far ahead a deadline may be set by hand: beyond it there is a slip of the finger. */
const YEARS_AHEAD = 50

/** Reads a new obligation as `parseObligationDraft` does, of the `section` that it names itself. */
export function readObligationDraft(
  input: Input,
  today: LocalDate,
): Result<ObligationDraft, FieldErrors<ObligationCode | 'section/unknown'>> {
  const section = sections.find((known) => known === input.section)
  return section
    ? parseObligationDraft(section, input, today)
    : err(fieldErrors({ field: 'section', code: 'section/unknown' }))
}

/**
 * Reads a new obligation: the section's own fields, `periodicity` in the register's words, `date`, `deadline` and `ruleId`.
 * Fields are named as on the wire, choices among them in core's words (`issuance`, `notAssessed`).
 * A recurring obligation needs a date to count from or a deadline; an assessment that has found nothing has no date.
 *
 * @returns every refusal at once.
 */
export function parseObligationDraft(
  section: Section,
  input: Input,
  today: LocalDate,
): Result<ObligationDraft, FieldErrors<ObligationCode>>
export function parseObligationDraft(
  section: Section,
  input: Input,
  today: LocalDate,
): Result<ObligationDraft, FieldErrors> {
  const fields = readFields(input)
  const subject = readSubject(section, fields)
  const parsers = planParsers(today)
  const periodicity = fields.read('periodicity', parsers.periodicity)
  const date = fields.read('date', parsers.date)
  const deadline = fields.read('deadline', parsers.deadline)
  const ruleId = fields.read('ruleId', parsers.ruleId)
  if (periodicity?.kind === 'every' && date === null && deadline === null)
    fields.refuse('date', { code: 'obligation/date-or-deadline' })
  if (subject && isUnassessed(subject) && date) fields.refuse('date', { code: 'completion/not-assessed' })
  return fields.finish({ subject, periodicity, date, deadline, ruleId })
}

/**
 * Reads a merge-patch of an obligation; null clears a deadline or a rule. Another `section` than its own is refused, and
 * other sections' fields are not looked at.
 *
 * @returns what the patch names, parsed: the whole subject when it names any of its fields.
 */
export function parseObligationChanges(
  obligation: Pick<Obligation, 'subject'>,
  patch: Input,
  today: LocalDate,
): Result<Partial<ObligationDraft>, FieldErrors<ObligationCode | 'obligation/section-fixed'>>
export function parseObligationChanges(
  { subject: current }: Pick<Obligation, 'subject'>,
  patch: Input,
  today: LocalDate,
): Result<Partial<ObligationDraft>, FieldErrors> {
  if (patch.section !== undefined && patch.section !== current.section)
    return err(fieldErrors({ field: 'section', code: 'obligation/section-fixed' }))
  const own = ownFields[current.section].filter((field) => patch[field] !== undefined)
  const ownGiven = Object.fromEntries(own.map((field) => [field, patch[field]]))
  const fields = readFields({ ...patch, ...makeSubjectInput(current), ...ownGiven })
  const subject = own.length > 0 ? { subject: readSubject(current.section, fields) } : {}
  return fields.finish({ ...subject, ...fields.gather(readChanges(patch, planParsers(today))) })
}

/** What an obligation asks for besides its subject. */
const planParsers = (today: LocalDate) =>
  ({
    periodicity: parseRegisterPeriodicity,
    date: optional(parseDayUpTo(today)),
    deadline: optional(parseFixedDay(today)),
    ruleId: optional(parseRule),
  }) satisfies { readonly [F in keyof Omit<ObligationDraft, 'subject'>]: Parse<ObligationDraft[F]> }

/** A periodicity in the register's words: «1 год», «разово». */
export function parseRegisterPeriodicity(
  value: unknown,
): Result<Periodicity, ValueError<(typeof periodicityCodes)[number]>> {
  const text = parseText(value, { max: 60, required: true })
  if (!text.ok)
    return err({
      code: text.error.code === 'text/required' ? 'periodicity/required' : 'periodicity/unrecognised',
    })
  const periodicity = parsePeriodicity(text.value)
  return periodicity.ok ? periodicity : err({ code: 'periodicity/unrecognised' })
}

const parseFixedDay =
  (today: LocalDate): Parse<LocalDate> =>
  (value) => {
    const day = parseDay(value)
    return day.ok && day.value > addMonths(today, YEARS_AHEAD * 12) ? err({ code: 'date/too-far' }) : day
  }

const parseRule: Parse<string> = (value) =>
  typeof value === 'string' && isKnownRule(value) ? ok(value) : err({ code: 'rule/unknown' })
