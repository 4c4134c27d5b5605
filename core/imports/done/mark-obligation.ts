import type { Obligation } from '../../obligations/obligation.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import { markText } from '../../shared/texts/mark.ts'

/** A mark of what an obligation asks for: one that was changed since has another. */
export const markObligation = ({ subject, periodicity, fixed, ruleId, removed }: Obligation): string =>
  markText(
    JSON.stringify([
      ...[subject.section, makeSubjectInput(subject)],
      ...[periodicity.kind, periodicity.kind === 'every' ? periodicity.months : null],
      ...[fixed?.deadline ?? null, ruleId, removed],
    ]),
  )
