import type { StorageTermId } from '../../norms/storage-term-ids.ts'
import { findStorageTerm } from '../../norms/storage-terms.ts'
import type { Template, TemplateKind } from './template.ts'

/** Groups whose papers are kept by a term of their own. */
const ofGroup: Readonly<Record<string, StorageTermId>> = {
  medical: 'medicalExamination',
  'working-conditions': 'workingConditions',
  risks: 'risk',
  accidents: 'accident',
}

/** What stays when the matter is over; letters, leaflets and requests do not. */
const LASTING: ReadonlySet<TemplateKind> = new Set(['act', 'protocol', 'list', 'card', 'order'])

/**
 * For how many years a paper of the form is kept: as the form says, else by the terms of its group and, of orders, of orders; the
 * longer of two. 0 where no term is known.
 */
export function computeYearsKept({
  kind,
  group,
  keptFor,
}: Pick<Template, 'kind' | 'group' | 'keptFor'>): number {
  if (keptFor !== undefined) return keptFor
  if (!LASTING.has(kind)) return 0
  const terms = [ofGroup[group.slug], kind === 'order' ? 'paper' : undefined] as const
  return Math.max(0, ...terms.map((id) => (id === undefined ? 0 : findStorageTerm(id).years)))
}
