import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Subject } from '../../obligations/subject.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import type { Entry, ImportPlan } from '../plan/import-plan.ts'
import type { FactEntry } from './fact.ts'
import { refuse } from './plan-facts.ts'

/**
 * Of what a file says of one thing of one person several times the latest is loaded, and what else it says of the person once. Rows that contradict each
 * other are refused.
 */
export function keepLatest(plan: ImportPlan, rows: ReadonlyMap<number, ImportRow>): ImportPlan {
  const latest = new Map<string, FactEntry>()
  for (const entry of plan)
    for (const [key, fact] of keysOf(entry)) {
      const best = latest.get(key)
      if (!best || (fact.date ?? '') > (best.date ?? '')) latest.set(key, fact)
    }
  const seen = new Set<number>()
  return plan.map((entry): Entry => {
    if (entry.is !== 'changed' && entry.is !== 'new') return entry
    const keyed = keysOf(entry)
    const against = keyed.find(([key, fact]) => contradicts(fact, latest.get(key)))
    const row = rows.get(entry.line)
    if (against && row) {
      const { line, fullName } = entry
      return { line, fullName, is: 'refused', faults: [refuse(row, against[1].field, 'fact/twice')] }
    }
    const facts = keyed.flatMap(([key, fact]) => (latest.get(key) === fact ? [fact] : []))
    if (entry.is === 'new') return { ...entry, facts }
    const changes = seen.has(entry.id) ? [] : entry.changes
    seen.add(entry.id)
    const { line, fullName } = entry
    return changes.length + facts.length === 0 ? { line, fullName, is: 'same' } : { ...entry, changes, facts }
  })
}

/** Facts of a row by whose and what they are. */
function keysOf(entry: Entry): readonly (readonly [string, FactEntry])[] {
  if (entry.is !== 'changed' && entry.is !== 'new') return []
  const whose = entry.is === 'changed' ? `${entry.id}` : `row ${entry.line}`
  return entry.facts.map((fact) => [`${whose} ${keyOf(fact.subject)}`, fact] as const)
}

function keyOf(subject: Subject): string {
  if ('established' in subject) return subject.section
  const [name] = Object.values(makeSubjectInput(subject))
  return `${subject.section} ${foldName(String(name))}`
}

/** On one day another number of pieces, another size or class. */
const contradicts = (fact: FactEntry, best: FactEntry | undefined): boolean =>
  best?.date === fact.date && describeDone(best.subject) !== describeDone(fact.subject)

function describeDone(subject: Subject): string | null {
  if (subject.section === 'ppe') return `${subject.quantity} ${subject.size ?? ''}`
  return 'established' in subject ? subject.established : null
}
