import { findStepAction } from '../../norms/accidents/investigation-steps.ts'
import { type LocalMoment, parseMoment } from '../../shared/dates/local-moment.ts'
import type { Signed } from '../../shared/identity.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { DoneStep, DoneSteps, Incident, StepAnswers } from '../incident.ts'
import { listPlannedSteps } from '../planned-steps.ts'
import { takeFields } from './read-person.ts'
import type { StepCode } from './refusal-codes.ts'

type Known = Pick<Incident, 'done' | 'occurredAt'>

/**
 * Reads the steps that are done or not, by step: true for now, a moment of the place's clock for then, false for taken back. A step
 * that is done keeps its moment unless another is named.
 */
export function readDone(
  { done, occurredAt }: Known,
  given: unknown,
  now: LocalMoment,
  entered: Signed,
): Result<DoneSteps, ValueError<StepCode>> {
  const marks = readMarks(given)
  if (!marks) return err({ code: 'step/unknown' })
  const next = new Map<string, DoneStep>(Object.entries(done))
  for (const [key, mark] of marks) {
    const known = next.get(key)
    if (mark === false) next.delete(key)
    else if (mark === true) next.set(key, known ?? { at: now, entered })
    else {
      const at = parseMoment(mark)
      if (!at.ok) return at
      if (at.value < occurredAt) return err({ code: 'step/before-accident' })
      if (at.value > now) return err({ code: 'step/in-future' })
      if (known?.at !== at.value) next.set(key, { at: at.value, entered })
    }
  }
  return ok(Object.fromEntries(next))
}

/** Reads answers, merged by step with those given before. */
export function readAnswers(
  current: StepAnswers,
  given: unknown,
): Result<StepAnswers, ValueError<'step/unknown'>> {
  const marks = readMarks(given)?.flatMap(([key, mark]) =>
    typeof mark === 'boolean' ? [[key, mark] as const] : [],
  )
  return marks && marks.length === Object.keys(takeFields(given)).length
    ? ok({ ...current, ...Object.fromEntries(marks) })
    : err({ code: 'step/unknown' })
}

/** What names a step now that the accident's own plan doesn't have; null where nothing does. What was marked under another degree stays, and is taken back. */
export function findStrangeStep(
  before: Incident,
  after: Incident,
  now: LocalMoment,
): 'done' | 'answers' | null {
  const news = (field: 'done' | 'answers') =>
    Object.keys(after[field]).filter((key) => !Object.hasOwn(before[field], key))
  const [marked, answered] = [news('done'), news('answers')]
  if (marked.length === 0 && answered.length === 0) return null
  const planned = new Set(listPlannedSteps({ ...after, done: before.done }, now).map(({ key }) => key))
  if (!marked.every((key) => planned.has(key))) return 'done'
  return answered.every((key) => planned.has(key)) ? null : 'answers'
}

/** By step; null where it is no such record. */
function readMarks(given: unknown): readonly (readonly [string, boolean | string])[] | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const all = Object.entries(given)
  const read = all.flatMap(([key, mark]): (readonly [string, boolean | string])[] =>
    findStepAction(key) !== null && (typeof mark === 'boolean' || typeof mark === 'string')
      ? [[key, mark]]
      : [],
  )
  return read.length === all.length ? read : null
}
