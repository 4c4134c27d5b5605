import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { wordSubject } from '#ui/obligations/subject-words.ts'
import { sectionTexts as texts } from './texts.ts'

/** What an obligation is about: a class or a level alone would not say what it is of. */
export function nameObligation(subject: Subject, factorOf: FactorLookup): string {
  if (subject.section === 'workingConditions') return `${texts.classHead}: ${wordSubject(subject, factorOf)}`
  return subject.section === 'risk'
    ? `${texts.levelHead}: ${wordSubject(subject, factorOf)}`
    : wordSubject(subject, factorOf)
}
