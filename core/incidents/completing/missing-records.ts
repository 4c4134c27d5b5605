import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { Incident } from '../incident.ts'
import { findActOf, keyInjured, listValidPapers } from '../papers-of-file.ts'
import { type PlanStep, planInvestigation } from '../plan.ts'

export type MissingKind = 'commission' | 'order' | 'medical' | 'act-n1' | 'form-5' | 'lost-days'

/** What the records of an accident are without, though its act is to be approved. */
export type MissingRecord = {
  readonly is: MissingKind
  /** Of which step's papers it is; null for what is entered in a window of the page. */
  readonly step: PlanStep | null
  /** Whose it is; null for what is of the whole accident. */
  readonly fullName: string | null
}

const ofAll = (is: MissingKind, step: PlanStep | null = null): MissingRecord => ({ is, step, fullName: null })

/**
 * What an investigation that is to be completed lacks in its records, whatever its ticks say: the commission and its order, medical information, an act
 * for each of those injured, days of incapacity once it has ended. A question is answered by its usual answer.
 * Law: ТК РФ, ст. 229, 229.2, 230 (their text was not compared); приказ Минтруда России от 20.04.2022 № 223н, п. 30 (form № 5).
 */
export function listMissingRecords(incident: Incident, now: LocalMoment): readonly MissingRecord[] {
  const { steps } = planInvestigation({ ...incident, completedOn: null }, now)
  const forms = new Set(listValidPapers(incident).map(({ form }) => form))
  const stepOf = (...keys: readonly string[]) => steps.find(({ key }) => keys.includes(key)) ?? null
  const form5 = stepOf('form-5', 'act-unrelated')
  const isWithoutForm5 = form5 !== null && !forms.has('accident-investigation-act-form-5')
  return [
    ...(incident.commission === null ? [ofAll('commission')] : []),
    ...(forms.has('accident-commission-order') ? [] : [ofAll('order', stepOf('commission'))]),
    ...(incident.medicalReportAt === null ? [ofAll('medical')] : []),
    ...(isWithoutForm5 ? [ofAll('form-5', form5)] : []),
    ...listMissingActs(incident, stepOf('act-n1')),
    ...listMissingDays(incident),
  ]
}

/** Where the plan asks for acts at all: an accident that has nothing to do with production has none. */
const listMissingActs = (incident: Incident, step: PlanStep | null): readonly MissingRecord[] =>
  step === null
    ? []
    : incident.injured
        .filter(({ fullName }) => findActOf(incident, fullName) === null)
        .map(({ fullName }) => ({ is: 'act-n1', step, fullName }))

/** Before the last day of incapacity is entered no one can know them. */
const listMissingDays = ({ injured, lostDays, disabilityEndedOn }: Incident): readonly MissingRecord[] =>
  disabilityEndedOn === null
    ? []
    : injured
        .filter((one) => one.severity !== 'fatal' && lostDays[keyInjured(one)] === undefined)
        .map(({ fullName }) => ({ is: 'lost-days', step: null, fullName }))
