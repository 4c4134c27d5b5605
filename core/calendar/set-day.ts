import { command, type Decision } from '../commands/command.ts'
import { parseDay } from '../shared/dates/parse-day.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type LineCode, parseLine, parseText } from '../shared/texts/text.ts'
import type { SetDayCode } from './calendar-edit.ts'
import { type CalendarWrite, editOfDay, newCalendarEditId } from './calendar-facts.ts'
import { makeCalendar } from './production-calendar.ts'

/** What a company says of a day: a day off, a working day, or what is shipped. */
export const dayKinds = ['off', 'working', 'shipped'] as const
export type DayKind = (typeof dayKinds)[number]

type Input = {
  readonly companyId: CompanyId
  /** As typed: `day`, `kind`, and why (`note`), which a return to what is shipped needs not. */
  readonly details: Given
}

const LONGEST_NOTE = 200

/** Changes a day of the company's calendar (изменить день), or gives it back what is shipped. What was said before stays on record. */
export const setDay = command({
  name: 'calendar/set-day',
  *gather({ companyId, details }: Input) {
    const read = readDay(details)
    if (!read.ok) return read
    const before = yield* editOfDay({ companyId, day: read.value.day })
    return ok({ read: read.value, before, id: yield* newCalendarEditId({ companyId }) })
  },
  decide(
    { read: { day, kind, note }, before, id },
    { companyId },
    signed,
  ): Result<Decision<null, CalendarWrite>, FieldErrors<SetDayCode>> {
    const works = kind === 'shipped' ? null : kind === 'working'
    const isSo = works === null ? before === null : before === null && works === makeCalendar()(day).works
    if (isSo) return err(fieldErrors({ field: 'day', code: 'day/already-so' }))
    const was = before && { day, works: before.works, note: before.note }
    const is = works === null ? null : { day, works, note }
    return ok({
      writes: [{ kind: 'calendar-edits', rows: [{ id, companyId, day, works, note, entered: signed }] }],
      changes: [{ record: 'calendar-day', ids: [id], before: was, after: is }],
      answer: null,
    })
  },
})

function readDay(input: Given) {
  const parseNote = (value: unknown): Result<string, ValueError<LineCode | 'reason/required'>> =>
    input.kind === 'shipped'
      ? parseText(value, { max: LONGEST_NOTE, required: false })
      : parseLine(value, LONGEST_NOTE, 'reason/required')
  return readObject(input, { day: parseDay, kind: parseKind, note: parseNote })
}

function parseKind(value: unknown): Result<DayKind, ValueError<'day-kind/required'>> {
  const kind = dayKinds.find((known) => known === value)
  return kind ? ok(kind) : err({ code: 'day-kind/required' })
}
