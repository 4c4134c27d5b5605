import type { Degree } from './degree.ts'
import emergencyAct from './emergency-act-steps.json' with { type: 'json' }
import interimAct from './interim-act-steps.json' with { type: 'json' }
import data from './investigation-steps.json' with { type: 'json' }
import prolongation from './prolongation-steps.json' with { type: 'json' }

/** What a step's term is counted from. */
export type TermStart =
  | 'accident'
  | 'medical-report'
  | 'order'
  | 'completion'
  | 'recovery'
  | 'interim-act'
  | 'emergency-act'
  | 'annulment'
  | 'extension'
  | 'further-extension'

export type TermUnit = 'immediate' | 'hours' | 'calendarDays' | 'months' | 'years'

/** A step of an investigation (шаг расследования) as the acts have it for one degree. */
export type InvestigationStep = {
  /** The same step in every degree's plan. */
  readonly key: string
  readonly number: number
  readonly action: string
  readonly documents: readonly string[]
  /** Who is turned to. */
  readonly addressees: readonly string[]
  /** «ТК РФ, ст. 228». */
  readonly basis: string
  /** The term in words. */
  readonly deadline: string
  readonly period: string
  /** Null: no term in figures. */
  readonly term: { readonly amount: number | null; readonly unit: TermUnit | null; readonly from: TermStart }
  readonly question?: { readonly text: string; readonly usual: boolean }
  readonly visibleIf?: { readonly step: string; readonly answer: boolean }
}

export type DegreePlan = {
  /** «Легкий групповой» */
  readonly name: string
  /** Who is in the commission. */
  readonly commission: string
  readonly steps: readonly InvestigationStep[]
}

/** Law: ТК РФ, ст. 227–231; приказ Минтруда России от 20.04.2022 № 223н. See docs/legal-sources.md. */
export const degreePlans = data as Readonly<Record<Degree, DegreePlan>>

/** What an act Н-1С brings, in any degree. Law: приказ Минтруда России от 20.04.2022 № 223н, п. 21.5–21.8. */
export const interimActSteps = interimAct as readonly Omit<InvestigationStep, 'number'>[]

/** What an act Н-1ЧС brings, in any degree. Law: приказ Минтруда России от 20.04.2022 № 223н, п. 21.1–21.3. */
export const emergencyActSteps = emergencyAct as readonly Omit<InvestigationStep, 'number'>[]

/** What a prolongation by the chair and a further one bring, in any degree. Law: приказ Минтруда России от 20.04.2022 № 223н, п. 19. */
export const prolongationSteps = prolongation as readonly Omit<InvestigationStep, 'number'>[]

/** Steps that no degree has of itself. */
export const broughtSteps: readonly Omit<InvestigationStep, 'number'>[] = [
  ...prolongationSteps,
  ...interimActSteps,
  ...emergencyActSteps,
]

type Named = Pick<InvestigationStep, 'key' | 'action' | 'question'>

const mapByKey = (steps: readonly Named[]): ReadonlyMap<string, Named> =>
  new Map(steps.map((step) => [step.key, step]))

const ofDegree = new Map(Object.entries(degreePlans).map(([degree, { steps }]) => [degree, mapByKey(steps)]))

/** The lightest degree that has a step words it for all. */
const ofAny = mapByKey([
  ...Object.values(degreePlans)
    .toReversed()
    .flatMap(({ steps }) => steps),
  ...broughtSteps,
])

const findStep = (key: string, degree: Degree | null): Named | null =>
  (degree && ofDegree.get(degree)?.get(key)) ?? ofAny.get(key) ?? null

/** What a step asks for, by its key, in the words of the degree where it has them; null where no investigation has it. */
export const findStepAction = (key: string, degree: Degree | null = null): string | null =>
  findStep(key, degree)?.action ?? null

/** A step by a few words: its action without what comes after the colon; the key itself where no investigation has it. */
export const findStepName = (key: string, degree: Degree | null = null): string =>
  findStepAction(key, degree)?.split(':')[0] ?? key

/** What a step asks of a person, in the same way. */
export const findStepQuestion = (key: string, degree: Degree | null = null): string | null =>
  findStep(key, degree)?.question?.text ?? null
