import { findRuleOfDuty, type RuledDuty } from '../../obligations/rule-of-duty.ts'

/** Obligations that are alike in what their rule follows from, and how many they are. */
export type AlikeDuties = RuledDuty & { readonly duties: number }

/** Obligations by the rule that they fall under; those under none are left out. */
export function countByRule(alike: readonly AlikeDuties[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of alike) {
    const rule = findRuleOfDuty(one)
    if (rule !== null) counts.set(rule, (counts.get(rule) ?? 0) + one.duties)
  }
  return counts
}
