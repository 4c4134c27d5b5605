import type { Degree } from '../norms/accidents/degree.ts'
import { findStepAction, type InvestigationStep } from '../norms/accidents/investigation-steps.ts'
import { isServiceTerm, minutesBeforeLaw } from '../norms/accidents/service-terms.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { addMinutes, countMinutesBetween, type LocalMoment } from '../shared/dates/local-moment.ts'
import { isAfterAct } from './completing/after-act.ts'
import { type DoneStep, type Incident, isAnnulled } from './incident.ts'
import { listPlannedSteps, type PlannedStep } from './planned-steps.ts'
import { deriveIncidentDegree } from './severity.ts'
import { computeDue, type Due, findTermStart } from './terms.ts'

/** A step of the plan as it is for one accident now. */
export type PlanStep = InvestigationStep & {
  readonly due: Due
  /** Null while it is open. */
  readonly done: DoneStep | null
  /** The answer given, or else the usual one; null where nothing is asked. */
  readonly answer: boolean | null
  /** The act was approved without it, or the accident was annulled: it is asked for no more. */
  readonly skipped: boolean
  readonly overdue: boolean
}

/** Done under another degree; this one doesn't ask for it. */
export type FormerStep = DoneStep & { readonly key: string; readonly action: string }

/** What an investigation asks for, step by step (план расследования). */
export type Plan = {
  readonly degree: Degree
  readonly steps: readonly PlanStep[]
  readonly former: readonly FormerStep[]
  /**
   * The open step whose term ends first; null when no open step has one. A term of the service's own gives way to the term of the law that it is ahead of;
   * for how long the file is kept is no such term.
   */
  readonly next: PlanStep | null
  /** The open steps that the law wants at once, without a figure («незамедлительно»): no clock runs for them. */
  readonly atOnce: readonly PlanStep[]
}

/**
 * The plan of an accident at a moment of its place's clock: the steps that its answers leave, each with its term. What was done stays done
 * whatever the degree and the answers become. Once the act is approved, only what follows it is asked for; of an annulled accident nothing is.
 * Law: ТК РФ, ст. 227–231; приказ Минтруда России от 20.04.2022 № 223н. See docs/legal-sources.md.
 */
export function planInvestigation(incident: Incident, now: LocalMoment): Plan {
  const all = listPlannedSteps(incident, now)
  const answerOf = makeAnswerTest(all, incident)
  const steps = all
    .filter(({ visibleIf }) => !visibleIf || answerOf(visibleIf.step) === visibleIf.answer)
    .map((step): PlanStep => {
      const due = computeDue(step, incident)
      const done = incident.done[step.key] ?? null
      const isOpen = done === null
      const isOver = incident.completedOn !== null && !isAfterAct(step)
      const skipped = isOpen && (isOver || isAnnulled(incident))
      const overdue = isOpen && !skipped && isPast(due, now)
      return { ...step, due, done, answer: step.question ? answerOf(step.key) : null, skipped, overdue }
    })
  const degree = deriveIncidentDegree(incident)
  const atOnce = steps.filter(({ due, done, skipped }) => due.is === 'at-once' && done === null && !skipped)
  return { degree, steps, former: listFormerSteps(incident, steps), next: findNextStep(steps), atOnce }
}

function makeAnswerTest(steps: readonly PlannedStep[], { answers }: Incident): (key: string) => boolean {
  const usual = new Map(steps.flatMap(({ key, question }) => (question ? [[key, question.usual]] : [])))
  return (key) => answers[key] ?? usual.get(key) === true
}

const isPast = (due: Due, now: LocalMoment): boolean => (findDueEnd(due) ?? now) < now

function listFormerSteps({ done }: Incident, steps: readonly PlanStep[]): readonly FormerStep[] {
  const here = new Set(steps.map(({ key }) => key))
  return Object.entries(done)
    .filter(([key]) => !here.has(key))
    .map(([key, one]) => ({ ...one, key, action: findStepAction(key) ?? key }))
}

type Dated = { readonly step: PlanStep; readonly end: LocalMoment }

function findNextStep(steps: readonly PlanStep[]): PlanStep | null {
  const open = steps.flatMap((step): Dated[] => {
    const isAwaited = step.done === null && !step.skipped && step.term.unit !== 'years'
    const end = isAwaited ? findDueEnd(step.due) : null
    return end === null ? [] : [{ step, end: findLegalEnd(step.key, end) }]
  })
  const first = open.reduce<Dated | null>((best, one) => (best && comesBefore(best, one) ? best : one), null)
  return first?.step ?? null
}

const comesBefore = (one: Dated, other: Dated): boolean =>
  one.end < other.end || (one.end === other.end && !isServiceTerm(one.step.key))

/** The term of the law before which the service has set a step's own; any other's is its end. */
export const findLegalEnd = (step: string, end: LocalMoment): LocalMoment =>
  addMinutes(end, minutesBeforeLaw.get(step) ?? 0)

/** The last moment that is in time; null where there is none. */
export function findDueEnd(due: Due): LocalMoment | null {
  if (due.is === 'moment') return due.at
  return due.is === 'day' ? makeLastMinute(due.on) : null
}

/** The last moment in time, or the one since which a step is to be done at once; null where there is neither. */
export const findCallMoment = (step: PlanStep, incident: Incident): LocalMoment | null =>
  step.due.is === 'at-once' ? findTermStart(step, incident).at : findDueEnd(step.due)

const makeLastMinute = (day: LocalDate): LocalMoment => `${day}T23:59` as LocalMoment

/** How many minutes are left; negative when it is late; null where there is no term in figures. */
export function countMinutesLeft(due: Due, now: LocalMoment): number | null {
  const end = findDueEnd(due)
  return end === null ? null : countMinutesBetween(now, end)
}
