import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { NBSP } from '@osh/core/wording/formats/no-break.ts'
import { formatPieces, sizeWords } from '@osh/core/wording/ppe.ts'
import { HIDDEN, hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import {
  ppeEventWords,
  riskLevelWords,
  undetermined,
  workingConditionsClassWords,
} from '@osh/core/wording/sections.ts'

/** A subject in words: a name, a factor, a piece of PPE, a class or a level. */
export function wordSubject(subject: Subject, factorOf: FactorLookup): string {
  switch (subject.section) {
    case 'medicalExamination':
      return hidesFactor(subject)
        ? HIDDEN
        : `${subject.factorNumber}. ${factorOf(subject.factorNumber)?.name ?? ''}`
    case 'ppe':
      return [
        `${subject.name}, ${formatPieces(subject.quantity, subject.unit)}`,
        ...(subject.size === null ? [] : [sizeWords(subject.size)]),
        ppeEventWords[subject.event],
      ].join(`${NBSP}· `)
    case 'workingConditions':
      return subject.established === 'notAssessed'
        ? undetermined
        : workingConditionsClassWords[subject.established]
    case 'risk':
      return subject.established === 'notAssessed' ? undetermined : riskLevelWords[subject.established]
    default:
      return subject.name
  }
}
