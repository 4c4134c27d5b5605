import { printPeriodicity } from '@osh/core/deadlines/periodicity.ts'
import { briefingKinds } from '@osh/core/norms/briefings.ts'
import { selectableFactors } from '@osh/core/norms/factors.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import type { Section } from '@osh/core/obligations/section.ts'
import { riskLevels, workingConditionsClasses } from '@osh/core/obligations/subject.ts'
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

/** The 213 points of order 29н that are no headings, by number and name. */
export const factorChoices = selectableFactors.map(({ point, name }) => ({
  value: point,
  label: `${point}. ${name}`,
}))

export const classChoices = workingConditionsClasses.map((value) => ({
  value,
  label: workingConditionsClassWords[value],
}))

export const levelChoices = riskLevels.map((value) => ({ value, label: riskLevelWords[value] }))
