import { command, type Decision } from '../commands/command.ts'
import { todayOf } from '../companies/company-facts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { parseDayUpTo } from '../shared/dates/parse-day.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  type Stale,
  type ValueError,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseAddress } from '../shared/texts/address.ts'
import { lockPlanned, type OfMeasure } from './lock-planned.ts'
import type { Measure } from './measure.ts'
import type { MeasureWrite } from './measure-facts.ts'
import { LONGEST_PROOF, line } from './reading/read-measure.ts'
import type { CompleteCode } from './refusal-codes.ts'
import { type ToldWrite, tellOrigin } from './tell-origin.ts'

type Input = OfMeasure & {
  /** `doneOn`, `proof` and `link`, as typed; the link may be blank. */
  readonly details: Given
}

/** Notes that a measure is done (отметить выполнение): on which day, and what shows it. */
export const complete = command({
  name: 'measures/complete',
  *gather(input: Input) {
    const locked = yield* lockPlanned(input)
    if (!locked.ok) return locked
    return ok({ before: locked.value, today: yield* todayOf(input) })
  },
  decide(
    { before, today },
    { details },
    signed,
  ): Result<Decision<Measure, MeasureWrite | ToldWrite>, FieldErrors<CompleteCode> | NotFound | Stale> {
    if (before.done !== null) return err(fieldErrors({ field: 'doneOn', code: 'measure/done-already' }))
    const read = readObject(details, {
      doneOn: parseDoneBetween(before.decidedOn, today),
      proof: line(LONGEST_PROOF),
      link: parseAddress,
    })
    if (!read.ok) return read
    const { doneOn, proof, link } = read.value
    const entered = { by: signed.by, at: signed.at }
    const measure = { ...before, done: { on: doneOn, proof, link, entered }, version: before.version + 1 }
    return ok({
      writes: [
        { kind: 'changed-measures', rows: [measure] },
        ...tellOrigin(measure, 'measureDone', signed, proof),
      ],
      changes: [
        {
          record: 'measure',
          ids: [before.id],
          before: { done: null },
          after: { done: { on: doneOn, proof, link } },
        },
      ],
      answer: measure,
    })
  },
})

const parseDoneBetween =
  (decidedOn: LocalDate, today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError<CompleteCode>> => {
    const day = parseDayUpTo(today)(value)
    return day.ok && day.value < decidedOn ? err({ code: 'measure/done-before-decided' }) : day
  }
