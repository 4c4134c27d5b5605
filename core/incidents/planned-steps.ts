import { deriveDegree } from '../norms/accidents/degree.ts'
import {
  degreePlans,
  emergencyActSteps,
  type InvestigationStep,
  interimActSteps,
  prolongationSteps,
} from '../norms/accidents/investigation-steps.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import type { Incident, Worsening } from './incident.ts'
import { mayConsiderInterimAct } from './interim-act.ts'
import { EMERGENCY_ACT, listValidPapers } from './papers-of-file.ts'
import { deriveIncidentDegree } from './severity.ts'
import type { TimedStep } from './terms.ts'

export type PlannedStep = InvestigationStep & TimedStep

/**
 * The steps of an accident, those that its answers hide among them: the table of its degree, what a turn for the worse has brought, what an act
 * Н-1С or Н-1ЧС asks for. Hidden ones have numbers too, so that an answer changes none.
 */
export function listPlannedSteps(incident: Incident, now: LocalMoment): readonly PlannedStep[] {
  const table = degreePlans[deriveIncidentDegree(incident)].steps
  const usual = withEmergencyAct(withProlongation(withWorsenings(table, incident), incident), incident)
  const steps = withInterimAct(usual, incident, now)
  return steps.map((step, at) => ({ ...step, number: at + 1 }))
}

/** The notices of prolongations come before the meeting that these leave time for. */
function withProlongation(
  steps: readonly PlannedStep[],
  { extension, furtherExtension, done }: Incident,
): readonly PlannedStep[] {
  const decided = new Set([extension && 'extension', furtherExtension && 'further-extension'])
  const brought = prolongationSteps
    .filter(({ key, term }) => done[key] || decided.has(term.from))
    .map((step) => ({ ...step, number: 0 }))
  return steps.flatMap((step) => (step.key === 'meet' ? [...brought, step] : [step]))
}

/** What an act Н-1С brings stands before the case is qualified. */
function withInterimAct(
  steps: readonly PlannedStep[],
  incident: Incident,
  now: LocalMoment,
): readonly PlannedStep[] {
  const { interimAct } = incident
  const asked = new Set([
    ...(interimAct || mayConsiderInterimAct(incident, now) ? ['interim-act'] : []),
    ...(interimAct?.approvedOn ? ['send-interim-act'] : []),
    ...(interimAct?.annulledOn ? ['send-annulment'] : []),
  ])
  const brought = interimActSteps.filter(({ key }) => asked.has(key)).map((step) => ({ ...step, number: 0 }))
  return bringBeforeQualifying(steps, brought)
}

const bringBeforeQualifying = (
  steps: readonly PlannedStep[],
  brought: readonly PlannedStep[],
): readonly PlannedStep[] => steps.flatMap((step) => (step.key === 'qualify' ? [...brought, step] : [step]))

/** What an act Н-1ЧС brings, once it is drawn up, stands before the case is qualified; what was done of it stays. */
function withEmergencyAct(steps: readonly PlannedStep[], incident: Incident): readonly PlannedStep[] {
  const isDrawn = listValidPapers(incident).some(({ form }) => form === EMERGENCY_ACT)
  const brought = emergencyActSteps
    .filter(({ key }) => isDrawn || incident.done[key])
    .map((step) => ({ ...step, number: 0 }))
  return bringBeforeQualifying(steps, brought)
}

/**
 * An accident that has passed into a graver category is told of within three days of the news: that takes the place of the notice that
 * its new degree would have wanted within a day of the accident, unless the former degree wanted it too. What the former degree has to tell
 * is still to be told.
 * Law: ТК РФ, ст. 228.1 ч. 5.
 */
function withWorsenings(
  table: readonly InvestigationStep[],
  { worsenings, injured, done }: Incident,
): readonly PlannedStep[] {
  const [first] = worsenings
  if (!first) return table
  const former = degreePlans[deriveDegree(first.from, injured.length)].steps
  const wanted = (key: string) => former.some((step) => step.key === key)
  const news = worsenings.map((one) => makeNotice(one, injured.length))
  return table.flatMap((step): readonly PlannedStep[] => {
    if (step.key === 'outsiders') return [wanted('outsiders') ? step : { ...step, since: first.at }]
    if (step.key !== 'notify') return [step]
    const notices = wanted('notify') || done.notify ? [step] : former.filter(({ key }) => key === 'tell-sfr')
    return [...notices, ...news]
  })
}

/** The notice of the turn for the worse, as the table of the former degree has it. */
function makeNotice({ at, from }: Worsening, injured: number): PlannedStep {
  const step = degreePlans[deriveDegree(from, injured)].steps.find(({ key }) => key.startsWith('worse'))
  if (!step) throw new Error('nothing is graver than a death')
  const { visibleIf: _, ...always } = step
  return { ...always, since: at }
}
