import type { ExpiringAct } from '../../norms/acts/full-acts.ts'
import type { Template } from './template.ts'

/** Those of the ending acts that the forms rest on, in the order given. */
export function findEnding(
  templates: readonly Pick<Template, 'basis'>[],
  ending: readonly ExpiringAct[],
): readonly ExpiringAct[] {
  const acts = new Set(templates.flatMap(({ basis }) => basis.map(({ act }) => act)))
  return ending.filter(({ act }) => acts.has(act.id))
}
