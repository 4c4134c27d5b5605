import { type InTurns, mapInTurns } from '../../commands/in-turns.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Subject } from '../../obligations/subject.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import type { Entry, ImportPlan } from '../plan/import-plan.ts'
import type { Fact } from './fact.ts'
import { refuse } from './plan-facts.ts'

/** What rows say that stands on record just so, by their lines. */
export type Confirmed = ReadonlyMap<number, readonly Fact[]>

/**
 * Of what a file says of one thing of one person several times the latest is loaded, and what else it says of the person once. Rows that contradict each
 * other are refused, each of them: nothing tells which is right, and the order of rows must not.
 */
export function* keepLatest(
  plan: ImportPlan,
  rows: ReadonlyMap<number, ImportRow>,
  confirmed: Confirmed,
): InTurns<ImportPlan> {
  const latest = new Map<string, Latest>()
  yield* mapInTurns(plan, (entry) => {
    for (const [key, fact] of keysOf(entry, confirmed.get(entry.line))) {
      const best = latest.get(key)
      if (!best || (fact.date ?? '') > (best.fact.date ?? '')) latest.set(key, { fact, isDoubtful: false })
      else if (contradicts(fact, best.fact)) best.isDoubtful = true
    }
  })
  const seen = new Set<number>()
  return yield* mapInTurns(plan, (entry): Entry => {
    if (entry.is !== 'changed' && entry.is !== 'new') return entry
    const keyed = keysOf(entry, confirmed.get(entry.line))
    const against = keyed.find(([key, { date }]) => {
      const best = latest.get(key)
      return best?.isDoubtful && best.fact.date === date
    })
    const row = rows.get(entry.line)
    if (against && row) {
      const { line, fullName } = entry
      return { line, fullName, is: 'refused', faults: [refuse(row, against[1].field, 'fact/twice')] }
    }
    const own = new Set(keyed.flatMap(([key, fact]) => (latest.get(key)?.fact === fact ? [fact] : [])))
    const facts = entry.facts.filter((fact) => own.has(fact))
    if (entry.is === 'new') return { ...entry, facts }
    const changes = seen.has(entry.id) ? [] : entry.changes
    seen.add(entry.id)
    const { line, fullName } = entry
    return changes.length + facts.length === 0 ? { line, fullName, is: 'same' } : { ...entry, changes, facts }
  })
}

type Latest = { readonly fact: Fact; isDoubtful: boolean }

/** Facts of a row by whose and what they are. */
function keysOf(
  entry: Entry,
  confirmed: readonly Fact[] = [],
): readonly (readonly [key: string, fact: Fact])[] {
  if (entry.is !== 'changed' && entry.is !== 'new') return []
  const whose = entry.is === 'changed' ? `${entry.id}` : `row ${entry.line}`
  return [...entry.facts, ...confirmed].map((fact) => [`${whose} ${keyOf(fact.subject)}`, fact])
}

function keyOf(subject: Subject): string {
  if ('established' in subject) return subject.section
  const [name] = Object.values(makeSubjectInput(subject))
  return `${subject.section} ${foldName(String(name))}`
}

/** On one day another number of pieces, another size or class. */
const contradicts = (fact: Fact, best: Fact): boolean =>
  best.date === fact.date && describeDone(best.subject) !== describeDone(fact.subject)

function describeDone(subject: Subject): string | null {
  if (subject.section === 'ppe') return `${subject.quantity} ${subject.size ?? ''}`
  return 'established' in subject ? subject.established : null
}
