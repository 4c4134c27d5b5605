import { isKnownRule } from '../norms/deadline-rules.ts'
import { readNormPoint } from '../norms/ppe/norm-point.ts'
import { findProgram, programRules } from '../norms/training-programs.ts'
import type { Section } from '../sections/section.ts'

/** What of an obligation its rule of law follows from. */
export type RuledDuty = {
  readonly section: Section
  readonly ruleId: string | null
  /** What its subject is called; empty for assessments. */
  readonly name: string
  /** The point of the norms of PPE, as a person has entered it. */
  readonly norm: string | null
  /** Whether it is done every so many months. */
  readonly recurs: boolean
}

/**
 * The rule of law that an obligation falls under: the one that it names, else the one that its subject names. Null where the company has set
 * the period itself. An unknown `ruleId` counts as none; a special assessment that does not come again is a declared workplace's.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 36, 41, 59, 60; Приказ Минздрава России 28.01.2021 № 29н; 426-ФЗ, ст. 8 ч. 4, ст. 11 ч. 4;
 * приказ Минтруда 29.10.2021 № 767н.
 */
export function findRuleOfDuty({ section, ruleId, name, norm, recurs }: RuledDuty): string | null {
  if (ruleId !== null && isKnownRule(ruleId)) return ruleId
  if (section === 'medicalExamination') return 'med.factor'
  if (section === 'workingConditions') return recurs ? 'sout.repeat' : null
  if (section === 'ppe') return readNormPoint(norm ?? '') === null ? null : 'ppe.term'
  const program = section === 'training' ? findProgram(name) : null
  return program && programRules[program.code]
}
