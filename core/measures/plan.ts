import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type Measure, MOST_MEASURES } from './measure.ts'
import { type MeasureWrite, measuresOf, newMeasureIds } from './measure-facts.ts'
import { lockOrigin } from './origin-facts.ts'
import { readMeasure, readResponsible } from './reading/read-measure.ts'
import { readDecided, readOrigin } from './reading/read-plan.ts'
import type { PlanCode } from './refusal-codes.ts'
import { type ToldWrite, tellOrigin } from './tell-origin.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: what `readOrigin`, `readDecided` and `readMeasure` read. */
  readonly details: Given
}

/** Plans a measure (запланировать мероприятие): of an accident or a microtrauma, as a point of an inspector's order, or of the company's own plan. */
export const plan = command({
  name: 'measures/plan',
  *gather({ companyId, details }: Input) {
    const origin = readOrigin(details)
    if (!origin.ok) return origin
    const known = yield* lockOrigin(companyId, origin.value)
    if (!known.ok) return err(fieldErrors(known.error))
    const others = origin.value.is === 'plan' ? [] : yield* measuresOf({ companyId, origin: origin.value })
    const people = yield* lockEmployees({ companyId, ids: readResponsible(details) })
    const today = yield* todayOf({ companyId })
    const [id] = yield* newMeasureIds({ companyId, count: 1 })
    if (id === undefined) throw new Error('there is no id for a measure')
    return ok({ id, origin: origin.value, from: known.value.from, others, people, today })
  },
  decide(
    { id, origin, from, others, people, today },
    { companyId, details },
    signed,
  ): Result<Decision<Measure, MeasureWrite | ToldWrite>, FieldErrors<PlanCode>> {
    if (others.length >= MOST_MEASURES) return err(fieldErrors({ field: 'what', code: 'measure/too-many' }))
    if (origin.is === 'inspector-order' && hasPoint(others, origin.point))
      return err(fieldErrors({ field: 'point', code: 'point/taken' }))
    const decided =
      origin.is === 'inspector-order' ? ok(from) : readDecided(details.decidedOn, { from, today })
    if (!decided.ok) return decided
    const decidedOn = decided.value
    const read = readMeasure(details, { people, today, decidedOn })
    if (!read.ok) return read
    const measure = makeMeasure({ ...read.value, id, companyId, origin, decidedOn }, signed)
    return ok({
      writes: [{ kind: 'new-measures', rows: [measure] }, ...tellOrigin(measure, 'measurePlanned', signed)],
      changes: [{ record: 'measure', ids: [id], before: null, after: { origin, decidedOn, ...read.value } }],
      answer: measure,
    })
  },
})

type Planned = Omit<Measure, 'answer' | 'done' | 'reopenedBecause' | 'removed' | 'version' | 'entered'>

/** A measure of which nothing is done yet. */
export const makeMeasure = (planned: Planned, { by, at }: Measure['entered']): Measure => ({
  ...planned,
  answer: '',
  entered: { by, at },
  done: null,
  reopenedBecause: '',
  removed: null,
  version: 1,
})

/** Whether one of them that holds is of the point. */
export const hasPoint = (others: readonly Measure[], point: string): boolean =>
  others.some(
    ({ origin, removed }) => removed === null && origin.is === 'inspector-order' && origin.point === point,
  )
