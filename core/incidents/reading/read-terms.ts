import type { LocalDate } from '../../shared/dates/local-date.ts'
import {
  countMinutesBetween,
  type LocalMoment,
  parseMoment,
  takeMomentDay,
} from '../../shared/dates/local-moment.ts'
import { parseDay, parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional, type Parse, readFields } from '../../shared/input/field-reader.ts'
import { parseWhole } from '../../shared/input/whole-number.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import { parseLine } from '../../shared/texts/text.ts'
import type { Extension, FurtherExtension, Incident } from '../incident.ts'
import { findFirstExtensionEnd, LONGEST_EXTENSION } from '../terms.ts'
import { takeFields } from './read-person.ts'
import type { TermsCode } from './refusal-codes.ts'

/** The longest name of a body that prolongs an investigation. */
const LONGEST_BODY = 500
const DAY_MINUTES = 1440

/** What moves the terms of an investigation. */
export type Terms = Pick<
  Incident,
  'extension' | 'furtherExtension' | 'reportedLateAt' | 'disabilityEndedOn' | 'finalDiagnosisOn'
>

/** Reads what the patch says of the terms, merged with what is known; `now` is by the clock of the place. */
export function readTerms(
  current: Incident,
  patch: Input,
  now: LocalMoment,
): Result<Terms, FieldErrors<TermsCode>>
export function readTerms(current: Incident, patch: Input, now: LocalMoment): Result<Terms, FieldErrors> {
  const fields = readFields(patch)
  const read = <F extends keyof Terms>(field: F, parse: Parse<Terms[F]>): Terms[F] | undefined =>
    patch[field] === undefined ? current[field] : fields.read(field, parse)
  const day = optional(parseRecoveryDay(takeMomentDay(current.occurredAt), takeMomentDay(now)))
  const { occurredAt } = current
  const decision = readDecisionMoment(occurredAt, now)
  const extension =
    patch.extension === undefined
      ? current.extension
      : fields.gather(readExtension(patch.extension, current.extension, decision))
  const reportedLateAt = read('reportedLateAt', optional(readLateReport(occurredAt, now)))
  const prolonged = { ...current, extension: extension ?? null, reportedLateAt: reportedLateAt ?? null }
  const furtherExtension =
    patch.furtherExtension === undefined
      ? current.furtherExtension
      : fields.gather(readFurtherExtension(patch.furtherExtension, prolonged, decision))
  return fields.finish({
    extension,
    furtherExtension,
    reportedLateAt,
    disabilityEndedOn: read('disabilityEndedOn', day),
    finalDiagnosisOn: read('finalDiagnosisOn', day),
  })
}

/** An application within a day of the accident leaves the usual terms. Law: приказ Минтруда России от 20.04.2022 № 223н, п. 24. */
const readLateReport =
  (occurredAt: LocalMoment, now: LocalMoment) =>
  (value: unknown): Result<LocalMoment, ValueError<TermsCode>> => {
    const at = parseMoment(value)
    if (!at.ok) return at
    if (at.value > now) return err({ code: 'date/in-future' })
    return isInTime(occurredAt, at.value) ? err({ code: 'late-report/in-time' }) : at
  }

/** Whether an application came within a day of the accident. */
export const isInTime = (occurredAt: LocalMoment, reportedAt: LocalMoment): boolean =>
  countMinutesBetween(occurredAt, reportedAt) <= DAY_MINUTES

/** A day on which disability ended or the diagnosis was final: none before the accident. */
const parseRecoveryDay =
  (accident: LocalDate, today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError<TermsCode>> => {
    const day = parseDayUpTo(today)(value)
    return day.ok && day.value < accident ? err({ code: 'date/before-accident' }) : day
  }

/** `same`: the decision that was known, its moment or null where no one has said it; null itself where this is another one. */
type ReadDecision = (
  value: unknown,
  same: { readonly at: LocalMoment | null } | null,
) => Result<LocalMoment | null, ValueError>

/**
 * When a prolongation was decided, from which its notices count: not before the accident, not later than now. Where it is not said, what was
 * known stays, or else it is now.
 * Law: приказ Минтруда России от 20.04.2022 № 223н, п. 19.
 */
const readDecisionMoment =
  (accident: LocalMoment, now: LocalMoment): ReadDecision =>
  (value, same) => {
    const at = optional(parseMoment)(value)
    if (!at.ok) return at
    if (at.value === null) return ok(same ? same.at : now)
    if (at.value > now) return err({ code: 'date/in-future' })
    return at.value < accident ? err({ code: 'date/before-accident' }) : at
  }

/** Null takes an extension back; one of other days is another decision. Law: ТК РФ, ст. 229.1 ч. 3. */
function readExtension(
  given: unknown,
  known: Extension | null,
  readDecision: ReadDecision,
): Result<Extension | null, FieldErrors> {
  if (given === null) return ok(null)
  const fields = readFields(takeFields(given))
  const days = fields.read('days', readDays)
  const reason = fields.read('reason', (value) => parseNeededReason(value, 'reason/required'))
  const same = known?.days === days ? { at: known?.decidedAt ?? null } : null
  const decidedAt = fields.read('decidedAt', (value) => readDecision(value, same))
  return fields.finish({ days, reason, ...(decidedAt === null ? {} : { decidedAt }) })
}

/** Comes after the chair's extension, and ends later. Law: ТК РФ, ст. 229.1 ч. 3. */
function readFurtherExtension(
  given: unknown,
  incident: Incident,
  readDecision: ReadDecision,
): Result<FurtherExtension | null, FieldErrors> {
  if (given === null) return ok(null)
  const fields = readFields(takeFields(given))
  const end = findFirstExtensionEnd(incident)
  const until = fields.read('until', (value): Result<LocalDate, ValueError> => {
    const day = parseDay(value)
    if (!day.ok) return day
    if (incident.extension === null || end === null) return err({ code: 'extension/none' })
    return day.value > end ? day : err({ code: 'extension/not-further' })
  })
  const body = fields.read('body', (value) => parseLine(value, LONGEST_BODY, 'reason/required'))
  const known = incident.furtherExtension
  const same = known?.until === until ? { at: known?.grantedAt ?? null } : null
  const grantedAt = fields.read('grantedAt', (value) => readDecision(value, same))
  return fields.finish({ until, body, ...(grantedAt === null ? {} : { grantedAt }) })
}

/** Days of the chair's extension. */
function readDays(value: unknown): Result<number, ValueError<'number/invalid' | 'extension/too-long'>> {
  const days = parseDays(value)
  return days.ok && days.value > LONGEST_EXTENSION ? err({ code: 'extension/too-long' }) : days
}

/** By how many days a term is extended: one at least. */
const parseDays = parseWhole(1)
