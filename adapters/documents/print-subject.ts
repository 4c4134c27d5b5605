import { findFactor } from '@osh/core/norms/factors.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { sizeWords } from '@osh/core/wording/ppe.ts'
import { HIDDEN, hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import { riskLevelWords, workingConditionsClassWords } from '@osh/core/wording/sections.ts'

/** What an obligation is about, in words. */
export function printSubject(subject: Subject): string {
  switch (subject.section) {
    case 'medicalExamination':
      return hidesFactor(subject)
        ? HIDDEN
        : `п. ${subject.factorNumber}. ${findFactor(subject.factorNumber)?.name ?? ''}`
    case 'workingConditions':
      return workingConditionsClassWords[subject.established]
    case 'risk':
      return riskLevelWords[subject.established]
    case 'ppe':
      return subject.size === null ? subject.name : `${subject.name}, ${sizeWords(subject.size)}`
    default:
      return subject.name
  }
}
