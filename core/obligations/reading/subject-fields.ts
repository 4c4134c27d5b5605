import type { Section } from '../../sections/section.ts'
import { readWholeNumber } from '../../shared/input/whole-number.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Subject } from '../subject.ts'

/** The fields that say what an obligation of the section is about. */
export const ownFields: Readonly<Record<Section, readonly string[]>> = {
  briefing: ['briefingName'],
  instruction: ['instructionName'],
  training: ['trainingName'],
  medicalExamination: ['factorNumber'],
  ppe: ['ppe', 'quantity', 'unit', 'event', 'norm', 'size'],
  workingConditions: ['workingConditionsClass'],
  risk: ['riskLevel'],
}

export const MAX_PIECES = 9999

/** The own fields that `readSubject` would read the subject from. */
export function makeSubjectInput(subject: Subject): Readonly<Record<string, string | number>> {
  switch (subject.section) {
    case 'briefing':
    case 'instruction':
    case 'training':
      return { [`${subject.section}Name`]: subject.name }
    case 'medicalExamination':
      return { factorNumber: subject.factorNumber }
    case 'ppe':
      return {
        ppe: subject.name,
        quantity: subject.quantity,
        unit: subject.unit,
        event: subject.event,
        norm: subject.norm ?? '',
        size: subject.size ?? '',
      }
    case 'workingConditions':
      return { workingConditionsClass: subject.established }
    case 'risk':
      return { riskLevel: subject.established }
  }
}

/** Pieces of PPE: a whole number from 1 to 9999, also as a form's digits. */
export function parseQuantity(value: unknown): Result<number, ValueError<'quantity/invalid'>> {
  const count = readWholeNumber(value, 1, MAX_PIECES)
  return count === null ? err({ code: 'quantity/invalid' }) : ok(count)
}
