import type { ComponentType } from 'react'
import { lazyPart } from '#ui/kit/connection/fetch-part.ts'
import { whenQuiet } from '#ui/kit/connection/when-quiet.ts'

type Parts = typeof import('./parts-after-steps.ts')

/** The steps and their terms are read first: what is around them is asked for once they are on screen. */
async function bring(): Promise<Parts> {
  await whenQuiet()
  return import('./parts-after-steps.ts')
}

const after = <P>(choose: (parts: Parts) => ComponentType<P>) =>
  lazyPart<P>(async () => ({ default: choose(await bring()) }))

export const Addressees = after((parts) => parts.Addressees)
export const Chronology = after((parts) => parts.Chronology)
export const IncidentMeasures = after((parts) => parts.IncidentMeasures)
export const Lacks = after((parts) => parts.Lacks)
export const Question = after((parts) => parts.Question)
export const RequiredDuties = after((parts) => parts.RequiredDuties)
export const StepEvidence = after((parts) => parts.StepEvidence)
export const StepPapers = after((parts) => parts.StepPapers)
