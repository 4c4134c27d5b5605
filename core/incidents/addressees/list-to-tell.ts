import { findDueEnd, type Plan, type PlanStep } from '../plan.ts'

/** Steps in which someone is told of an accident, asked into its commission or sent its papers; in others someone is asked for what they know. */
const telling: ReadonlySet<string> = new Set([
  'relatives',
  'notify',
  'tell-sfr',
  'worse',
  'worse-fatal',
  'outsiders',
  'prolongation',
  'further-prolongation',
  'send-interim-act',
  'send-emergency-act',
  'send-annulment',
  'hand-over',
  'send-form-5',
  'send-sfr',
  'send-unrelated',
  'consequences',
])

/** Someone who has still to be told, in the words of the act, and in which steps: those first that are due first. */
export type ToTell = { readonly addressee: string; readonly steps: readonly PlanStep[] }

/**
 * All who have still to be told of an accident of its degree, the most urgent first: at once, then by the ends of terms, then what waits for
 * something. Law: ТК РФ, ст. 228, 228.1, 229, 229.1, 230, 230.1; приказ Минтруда России от 20.04.2022 № 223н. See docs/legal-sources.md.
 */
export function listToTell({ steps }: Pick<Plan, 'steps'>): readonly ToTell[] {
  const open = steps.filter(({ key, done, skipped }) => telling.has(key) && done === null && !skipped)
  const told = open
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .flatMap((step) => step.addressees.map((addressee) => ({ addressee, step })))
  return [...Map.groupBy(told, ({ addressee }) => addressee)].map(([addressee, of]) => ({
    addressee,
    steps: of.map(({ step }) => step),
  }))
}

/** After all moments. */
const LAST = '9999'

const rank = ({ due }: PlanStep): string => (due.is === 'at-once' ? '' : (findDueEnd(due) ?? LAST))
