/** What is shown beside and under the steps of an accident, fetched together. */
export { IncidentMeasures } from '#ui/measures/IncidentMeasures.tsx'
export { Addressees } from '../addressees/Addressees.tsx'
export { RequiredDuties } from '../duties/RequiredDuties.tsx'
export { StepEvidence } from '../evidence/StepEvidence.tsx'
export { StepPapers } from '../papers/StepPapers.tsx'
export { Chronology } from './Chronology.tsx'
export { Lacks } from './Lacks.tsx'
export { Question } from './Question.tsx'
