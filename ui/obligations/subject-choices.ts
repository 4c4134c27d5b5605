import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { briefingKinds } from '@osh/core/norms/briefings.ts'
import { deadlineRules } from '@osh/core/norms/deadline-rules.ts'
import { selectableFactors } from '@osh/core/norms/factors.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { citeAll } from '@osh/core/wording/law/norms.ts'
import { riskLevelWords, workingConditionsClassWords } from '@osh/core/wording/sections.ts'

/** What is offered for a name besides the company's own earlier entries, most usual first. */
export function knownNames(section: Section): readonly string[] {
  if (section === 'briefing') return briefingKinds.map((kind) => kind.name)
  return section === 'training' ? trainingPrograms.map((program) => program.title) : []
}

/** The offered names and the company's own, each once. */
export const namesOf = (section: Section, own: readonly string[]): readonly string[] => [
  ...new Set([...knownNames(section), ...own]),
]

/** The periodicity and the rule that usually go with a subject; null where nothing is usual. */
export function usualFor(
  section: Section,
  name: string,
): { readonly periodicity: string; readonly ruleId: string | null } | null {
  if (section === 'briefing') {
    const kind = briefingKinds.find((known) => known.name === name)
    return kind ? { periodicity: printPeriodicity(kind.suggested), ruleId: kind.ruleId } : null
  }
  const months =
    section === 'training'
      ? trainingPrograms.find((program) => program.title === name)?.periodicityMonths
      : section === 'medicalExamination'
        ? selectableFactors.find((factor) => factor.point === name)?.periodicityMonths
        : null
  return months ? { periodicity: printPeriodicity({ kind: 'every', months }), ruleId: null } : null
}

export const classChoices = workingConditionsClasses.map((value) => ({
  value,
  label: workingConditionsClassWords[value],
}))

export const levelChoices = riskLevels.map((value) => ({ value, label: riskLevelWords[value] }))

/** How the ids of the rules that a section's obligations may name begin. */
const ruleAreas: Readonly<Record<Section, readonly string[]>> = {
  briefing: ['brief.', 'fire.', 'el.'],
  instruction: ['instr.'],
  training: ['train.', 'fire.', 'el.'],
  medicalExamination: ['med.'],
  ppe: [],
  workingConditions: ['sout.'],
  risk: [],
}

/** The rules of law that an obligation of the section may fall under, with where each stands. */
export const rulesOf = (section: Section): readonly { readonly value: string; readonly label: string }[] =>
  deadlineRules
    .filter(({ id, recurs }) => recurs !== null && ruleAreas[section].some((area) => id.startsWith(area)))
    .map(({ id, short, citations }) => ({
      value: id,
      label: keepTogether(`${short}, ${citeAll(citations)}`),
    }))
