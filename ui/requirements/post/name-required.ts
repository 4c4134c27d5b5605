import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { HIDDEN, hidesFactor } from '@osh/core/wording/rights/hidden.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'

/** What is required, in words: of an assessment nothing is found yet. */
export function nameRequired(subject: Subject, factorOf: FactorLookup): string {
  switch (subject.section) {
    case 'workingConditions':
      return 'Специальная оценка условий труда'
    case 'risk':
      return 'Оценка профессиональных рисков'
    case 'medicalExamination':
      return hidesFactor(subject)
        ? HIDDEN
        : `Пункт ${subject.factorNumber}: ${factorOf(subject.factorNumber)?.name ?? ''}`
    default:
      return wordSubject(subject, factorOf)
  }
}
