import { listResults } from '@osh/core/obligations/reading/parse-completion.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { riskLevels } from '@osh/core/sections/risk.ts'
import { workingConditionsClasses } from '@osh/core/sections/working-conditions.ts'
import {
  completionResultWords,
  riskLevelWords,
  workingConditionsClassWords,
} from '@osh/core/wording/sections.ts'

export const classChoices = workingConditionsClasses.map((value) => ({
  value,
  label: workingConditionsClassWords[value],
}))

export const levelChoices = riskLevels.map((value) => ({ value, label: riskLevelWords[value] }))

/** How a completion of the subject may end. */
export const listResultChoices = (subject: Subject) =>
  listResults(subject).map((value) => ({ value, label: completionResultWords[value] }))
