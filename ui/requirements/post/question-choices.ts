import { factors } from '@osh/core/norms/factors.ts'
import { ppeNorms } from '@osh/core/norms/ppe/ppe-norms-767n.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import { questionTexts as texts } from '../texts.ts'

/** What may be answered to the questions that have many answers. */
export const questionChoices = {
  highRiskPrograms: trainingPrograms
    .filter(({ code }) => code === 'V')
    .map(({ registryId, title }) => ({ value: registryId, label: title })),
  factors: factors
    .filter(({ selectable }) => selectable)
    .map(({ point, name }) => ({ value: point, label: `${point}. ${name}` })),
  normPoints: ppeNorms.professions.map(({ id, point, profession }) => ({
    value: id,
    label: point === null ? profession : `${point}. ${profession}`,
  })),
  hazards: ppeNorms.hazards.map(({ id, hazard }) => ({ value: id, label: hazard })),
  dirt: ppeNorms.washing.map(({ id, work }) => ({ value: id, label: work })),
} as const

/** Classes that an assessment finds; one that isn't known is left out. */
export const classChoices = [
  { value: '', label: texts.unknown },
  ...workingConditionsClasses
    .filter((found) => found !== 'notAssessed' && found !== 'excluded')
    .map((found) => ({ value: found, label: found })),
]
