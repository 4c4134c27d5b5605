import { printPeriodicity } from '../../deadlines/periodicity.ts'
import { limitUntil21 } from '../../deadlines/yearly-until-21.ts'
import { isWornInPairs } from '../../employees/sizes/size-for-ppe.ts'
import { briefingKinds } from '../../norms/briefings.ts'
import { selectableFactors } from '../../norms/factors.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import type { Section } from '../../sections/section.ts'
import { type ObligationInput, subjectField } from './obligation-input.ts'

/** What usually goes with a subject; no rule where the subject itself names one. */
export type Usual = { readonly periodicity: string; readonly ruleId: string | null }

/** What is offered for a name: the law's most usual ones first, then the company's own, each once. */
export const offerNames = (section: Section, own: readonly string[]): readonly string[] => [
  ...new Set([...listKnownNames(section), ...own]),
]

function listKnownNames(section: Section): readonly string[] {
  if (section === 'briefing') return briefingKinds.map(({ name }) => name)
  if (section === 'ppe') return normItems.map(({ name }) => name)
  return section === 'training' ? trainingPrograms.map(({ title }) => title) : []
}

/**
 * The periodicity and the rule that usually go with a subject, of someone under 21 where `isYoung`; null where nothing is usual. A workplace's assessment
 * needs no name. Law: 426-ФЗ, ст. 8 ч. 4 (special assessment every 5 years).
 */
export function findUsual(section: Section, name: string, isYoung = false): Usual | null {
  if (section === 'briefing') {
    const kind = briefingKinds.find((known) => known.name === name)
    return kind ? { periodicity: printPeriodicity(kind.suggested), ruleId: kind.ruleId } : null
  }
  if (section === 'workingConditions') return { periodicity: '5 лет', ruleId: 'sout.repeat' }
  const months = findUsualMonths(section, name)
  if (!months) return null
  const usual = { kind: 'every', months } as const
  const periodicity = isYoung && section === 'medicalExamination' ? limitUntil21(usual) : usual
  return { periodicity: printPeriodicity(periodicity), ruleId: null }
}

function findUsualMonths(section: Section, name: string): number | null | undefined {
  if (section === 'ppe') return normItems.find((item) => item.name === name)?.months
  if (section === 'training') return trainingPrograms.find(({ title }) => title === name)?.periodicityMonths
  if (section !== 'medicalExamination') return null
  return selectableFactors.find(({ point }) => point === name)?.periodicityMonths
}

/**
 * The input after a change. A subject chosen again brings its usual periodicity and rule along, over those that
 * came with the previous one or are blank; what a person has typed over them stays.
 */
export function applyTyping(
  section: Section,
  before: ObligationInput,
  changes: ObligationInput,
  isYoung = false,
): ObligationInput {
  const field = subjectField[section]
  if (field === undefined || !(field in changes)) return { ...before, ...changes }
  const last = findUsual(section, String(before[field] ?? ''), isYoung)
  const usual = findUsual(section, String(changes[field] ?? ''), isYoung)
  const own = before.periodicity !== '' && before.periodicity !== last?.periodicity
  const ownRule = before.ruleId !== null && before.ruleId !== (last?.ruleId ?? null)
  return {
    ...before,
    periodicity: own ? (before.periodicity ?? '') : (usual?.periodicity ?? ''),
    ruleId: ownRule ? (before.ruleId ?? null) : (usual?.ruleId ?? null),
    ...(section === 'ppe' ? findUnit(changes.ppe) : {}),
    ...changes,
  }
}

/** The unit in which the norms give the item, pairs of what is worn in pairs; nothing where neither says. */
function findUnit(name: unknown): ObligationInput {
  const unit = normItems.find((item) => item.name === name)?.unit
  return unit ? { unit } : isWornInPairs(String(name)) ? { unit: 'pair' } : {}
}
