import type { ComponentType } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { awaitQuiet } from '#ui/kit/connection/when-quiet.ts'

type Parts = typeof import('./parts-after-steps.ts')

/** The steps and their terms are read first: what is around them is asked for once they are on screen. */
async function bring(): Promise<Parts> {
  await awaitQuiet()
  return import('./parts-after-steps.ts')
}

const bringAfter = <P>(choose: (parts: Parts) => ComponentType<P>) =>
  makeLazyPart<P>(async () => ({ default: choose(await bring()) }))

export const Addressees = bringAfter((parts) => parts.Addressees)
export const Chronology = bringAfter((parts) => parts.Chronology)
export const IncidentMeasures = bringAfter((parts) => parts.IncidentMeasures)
export const Lacks = bringAfter((parts) => parts.Lacks)
export const Question = bringAfter((parts) => parts.Question)
export const RequiredDuties = bringAfter((parts) => parts.RequiredDuties)
export const StepEvidence = bringAfter((parts) => parts.StepEvidence)
export const StepPapers = bringAfter((parts) => parts.StepPapers)
