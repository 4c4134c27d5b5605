import { command, type Decision } from '../commands/command.ts'
import { findChangedValues } from '../commands/journal.ts'
import { todayOf } from '../companies/company-facts.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, type Stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockPlanned, type OfMeasure } from './lock-planned.ts'
import type { Measure } from './measure.ts'
import type { MeasureWrite } from './measure-facts.ts'
import { readMeasureChanges, readResponsible } from './reading/read-measure.ts'
import type { ChangeCode } from './refusal-codes.ts'
import { type ToldWrite, tellOrigin } from './tell-origin.ts'

type Input = OfMeasure & {
  /** What changes, as typed; what is left out stays. */
  readonly patch: Given
}

/** Changes a measure that is to be done (изменить мероприятие); of one that is done only the answer to the inspector. */
export const change = command({
  name: 'measures/change',
  *gather(input: Input) {
    const locked = yield* lockPlanned(input)
    if (!locked.ok) return locked
    const { companyId, patch } = input
    const people = yield* lockEmployees({ companyId, ids: readResponsible(patch) })
    return ok({ before: locked.value, people, today: yield* todayOf({ companyId }) })
  },
  decide(
    { before, people, today },
    { patch },
    signed,
  ): Result<Decision<Measure, MeasureWrite | ToldWrite>, FieldErrors<ChangeCode> | NotFound | Stale> {
    const read = readMeasureChanges(patch, { people, today, decidedOn: before.decidedOn })
    if (!read.ok) return read
    const after = { ...before, ...read.value }
    const changed = findChangedValues(before, after)
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    if (changed.after.answer !== undefined && before.origin.is !== 'inspector-order')
      return err(fieldErrors({ field: 'answer', code: 'measure/no-answer' }))
    const [planned] = Object.keys(changed.after).filter((name) => name !== 'answer')
    if (before.done !== null && planned !== undefined)
      return err(fieldErrors({ field: planned, code: 'measure/done-already' }))
    const measure = { ...after, version: before.version + 1 }
    return ok({
      writes: [
        { kind: 'changed-measures', rows: [measure] },
        ...tellOrigin(measure, 'measureChanged', signed),
      ],
      changes: [{ record: 'measure', ids: [before.id], ...changed }],
      answer: measure,
    })
  },
})
