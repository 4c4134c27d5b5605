import { parsePeriodicity } from '../../deadlines/periodicity.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { findUsual } from '../../obligations/entering/usual-duty.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Subject } from '../../obligations/subject.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { Term } from './fact.ts'

/**
 * How often the law asks for it again, of someone under 21 where `isYoung`; null where the subject names no rule. An assessment whose day no
 * one knows asks for nothing.
 * Law: 426-ФЗ, ст. 8 ч. 4 (special assessment every 5 years); ТК РФ, ст. 220 ч. 1 (examinations until 21).
 */
export function findTerm(subject: Subject, isDated: boolean, isYoung: boolean): Term | null {
  const { section } = subject
  if (section === 'workingConditions' && isDated)
    return { periodicity: { kind: 'every', months: 60 }, ruleId: 'sout.repeat' }
  if (section === 'workingConditions' || section === 'risk')
    return { periodicity: { kind: 'indefinite' }, ruleId: null }
  if (section === 'ppe') return findPpeTerm(subject.name)
  const [name] = Object.values(makeSubjectInput(subject))
  const usual = findUsual(section, String(name), isYoung)
  if (!usual) return null
  const read = parsePeriodicity(usual.periodicity)
  return read.ok ? { periodicity: read.value, ruleId: usual.ruleId } : null
}

function findPpeTerm(name: string): Term | null {
  const months = normItems.find((item) => foldName(item.name) === foldName(name))?.months
  return months ? { periodicity: { kind: 'every', months }, ruleId: null } : null
}
