import type { Subject } from '../../obligations/subject.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { NotRequired, Proposal, Proposed } from '../proposal.ts'
import { proposeAssessment, proposeRiskAssessment } from './propose-assessments.ts'
import { proposeBriefings } from './propose-briefings.ts'
import { proposeExaminations } from './propose-examinations.ts'
import { proposeInstructions } from './propose-instructions.ts'
import { proposePpe } from './propose-ppe.ts'
import { proposeTraining } from './propose-training.ts'

/**
 * What the law asks of a post by its answers, section by section; nothing of it is in force before someone accepts it. Of two proposals of
 * one subject the first stays.
 */
export function proposeRequirements(profile: PositionProfile, ground: Ground): Proposed {
  const parts = [
    proposeBriefings(profile, ground),
    proposeInstructions(ground),
    proposeTraining(profile, ground),
    proposeExaminations(profile),
    proposePpe(profile, ground),
    proposeAssessment(profile),
    proposeRiskAssessment(),
  ]
  return {
    proposals: takeFirstOfEach(parts.flatMap(({ proposals }) => proposals)),
    absent: parts.flatMap(({ absent }): readonly NotRequired[] => absent),
  }
}

const takeFirstOfEach = (all: readonly Proposal[]): readonly Proposal[] =>
  [...Map.groupBy(all, ({ subject }) => `${subject.section} ${nameSubject(subject)}`).values()].flatMap(
    (same) => same.slice(0, 1),
  )

function nameSubject(subject: Subject): string {
  if (subject.section === 'workingConditions' || subject.section === 'risk') return ''
  return subject.section === 'medicalExamination' ? subject.factorNumber : foldName(subject.name)
}
